import type { CallResponse } from '@park/contract';

export type SessionUser = CallResponse<'GET /api/users/user'>;
export type SessionCompany = CallResponse<'GET /api/companies/company'>;

/** What remotes know about the signed-in person: never a token or a cookie (docs/architecture.md). */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly company: SessionCompany | null;
  readonly isKnovaMember: boolean;
  readonly isLoggedIn: boolean;
  readonly isLoggingIn: boolean;
}

/** A change of the person's own profile in the portal. Only present values overwrite; 0 and '' are present (AMB-36). */
export type ProfileUpdate = Partial<
  Pick<SessionUser, 'parkshareCredits' | 'username' | 'firstName' | 'lastName' | 'role' | 'email' | 'picture'>
>;

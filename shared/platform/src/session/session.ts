/** What remotes know about the signed-in person: never a token or a cookie (docs/architecture.md). */
import type { CallResponse } from '@park/contract';
import { useServices, useStore } from '../services';

export type SessionUser = CallResponse<'GET /api/users/user'>;
export type SessionCompany = CallResponse<'GET /api/companies/company'>;

export interface SessionState {
  readonly user: SessionUser | null;
  readonly company: SessionCompany | null;
  readonly isKnovaMember: boolean;
  readonly isLoggedIn: boolean;
  readonly isLoggingIn: boolean;
}

/** The person's own profile as the portal shows it; only the values present overwrite, 0 and '' included (AMB-36). */
export type ProfileUpdate = Partial<
  Pick<SessionUser, 'parkshareCredits' | 'username' | 'firstName' | 'lastName' | 'role' | 'email' | 'picture'>
>;

export function useSession(): SessionState {
  return useStore(useServices().session);
}

/** Puts what a command answered (new credits, new name) into the session at once. */
export function useProfileUpdate(): (update: ProfileUpdate) => void {
  return useServices().updateProfile;
}

import { parseLastUserCheck } from '@park/domain';
import type { SessionCompany, SessionUser } from '@park/platform';

/** The session as it is stored under `auth`: exactly these six keys (ENT-14 to ENT-19), never a password or token. */
export interface AuthState {
  readonly user: SessionUser | null;
  readonly company: SessionCompany | null;
  readonly isKnovaMember: boolean;
  readonly isLoggedIn: boolean;
  readonly isLoggingIn: boolean;
  /** Time in epoch milliseconds when the server last confirmed user and company. */
  readonly lastUserCheck: number | null;
}

export const loggedOut: AuthState = Object.freeze({
  user: null,
  company: null,
  isKnovaMember: false,
  isLoggedIn: false,
  isLoggingIn: false,
  lastUserCheck: null,
});

export const isEntity = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stored data may be old or manipulated: a value of the wrong type is treated as absent. */
export function readAuthState(stored: unknown): AuthState {
  const found = (isEntity(stored) ? stored : {}) as Partial<Record<keyof AuthState, unknown>>;
  return {
    user: isEntity(found.user) ? (found.user as SessionUser) : null,
    company: isEntity(found.company) ? (found.company as SessionCompany) : null,
    isKnovaMember: found.isKnovaMember === true,
    isLoggedIn: found.isLoggedIn === true,
    isLoggingIn: found.isLoggingIn === true,
    lastUserCheck: parseLastUserCheck(found.lastUserCheck),
  };
}

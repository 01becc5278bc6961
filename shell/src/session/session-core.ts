import type { SessionCompany, SessionUser } from '@park/platform';
import type { AuthState } from './auth-state';

/** The part of the session's store that sign-in and refresh use. */
export interface SessionCore {
  getState(): AuthState;
  set(change: Partial<AuthState>): void;
  rehydrate(): void;
  /** Stores a confirmed identity in one step, with the time of the check (AMB-25). */
  confirm(user: SessionUser, company: SessionCompany): void;
  logout(): void;
  /** Ends the session on the server and removes the cookie; the caller resets the state. */
  endServerSession(): void;
  /** Resolves when the server has answered that the last session has ended; null when nothing is on its way. */
  ending(): Promise<void> | null;
  /** Incremented whenever the session changes, so that late responses can be recognised (AMB-35). */
  generation(): number;
}

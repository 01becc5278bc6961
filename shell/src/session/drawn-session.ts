/** The session of a page that the server drew for a signed-in person: both sides begin with the same. */
import { authStorageName, isKnovaMember } from '@park/domain';
import type { PageSession } from '../page-data/page-data';
import { loggedOut, type AuthState } from './auth-state';
import { createAuthStorage } from './auth-storage';
import type { SimpleStorage } from './ports';

/** On the server, which knows the session of the request. */
export const sessionOfPage = (session: PageSession | undefined): AuthState =>
  session ? { ...loggedOut, ...session, isKnovaMember: isKnovaMember(session.user), isLoggedIn: true } : loggedOut;

/**
 * In the browser, which continues from the page only for the person whom it knows; the page is newer than what it stored
 * of them. Otherwise nobody is signed in until storage is read, and the browser draws by itself.
 */
export function storedSessionOfPage(session: PageSession | undefined, storage: SimpleStorage | null): AuthState {
  const own = createAuthStorage(storage);
  const stored = session && own.getItem(authStorageName)?.state;
  if (!stored?.isLoggedIn || stored.isLoggingIn || stored.user?.hashedId !== session?.user.hashedId) return loggedOut;
  const state = { ...sessionOfPage(session), lastUserCheck: stored.lastUserCheck };
  own.setItem(authStorageName, { state, version: 0 });
  return state;
}

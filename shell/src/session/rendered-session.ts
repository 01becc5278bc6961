/** The session of a page that the server rendered for a signed-in person: both sides begin with the same. */
import { authStorageName, isKnovaMember } from '@park/domain';
import type { PageSession } from '../page-data/page-data';
import { loggedOut, type AuthState } from './auth-state';
import { createAuthStorage } from './auth-storage';
import type { SimpleStorage, TokenCookie } from './ports';

/** On the server, which knows the session of the request. */
export function sessionOfPage(session: PageSession | undefined): AuthState {
  if (!session) return loggedOut;
  const { user, company } = session;
  return { ...loggedOut, user, company, isKnovaMember: isKnovaMember(user), isLoggedIn: true };
}

/**
 * In the browser, which continues from the page only for the person whom it knows, or who has just signed in by a form;
 * the page is newer than what it stored of them. Otherwise nobody is signed in until storage is read, and the browser
 * renders by itself.
 */
export function storedSessionOfPage(
  session: PageSession | undefined,
  storage: SimpleStorage | null,
  cookies: Pick<TokenCookie, 'exists'>,
): AuthState {
  if (!session) return loggedOut;
  const own = createAuthStorage(storage);
  const stored = own.getItem(authStorageName)?.state;
  const isKnown = stored?.isLoggedIn && !stored.isLoggingIn && stored.user?.hashedId === session.user.hashedId;
  // Without its cookie, the session has ended since the page was asked for.
  const begins = session.isNew && session.company !== null && cookies.exists();
  if (!isKnown && !begins) return loggedOut;
  const state = { ...sessionOfPage(session), lastUserCheck: isKnown ? stored.lastUserCheck : null };
  own.setItem(authStorageName, { state, version: 0 });
  return state;
}

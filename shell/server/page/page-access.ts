/** Whether somebody may open a page, decided for the answer's status by the guard that the browser uses as well. */
import { accessDecisions } from '../../src/access/access-decisions';
import { guardRoute, type GuardVerdict } from '../../src/access/guard-route';
import { afterLogin } from '../../src/session/login-address';
import type { PageSession } from '../../src/page-data/page-data';
import { sessionOf, type PersonSource } from '../releases/person';
import type { MatchedRoute } from './match-route';

export interface PageAsked {
  readonly url: URL;
  readonly cookie: string | undefined;
  readonly requestId: string;
  readonly matched: MatchedRoute | null;
  /** The address must not be repeated anywhere (AMB-44). */
  readonly isSecret: boolean;
}

const show: GuardVerdict = { verdict: 'show' };

/** @returns `show` also where only the browser can tell: while a link signs in (AMB-24), or a session that has ended. */
export async function pageAccess(
  { url, cookie, requestId, matched, isSecret }: PageAsked,
  people: PersonSource,
): Promise<GuardVerdict> {
  if (matched?.owner !== 'remote' || url.searchParams.has('token')) return show;
  const { access } = matched.route;
  if (sessionOf(cookie) === null) {
    const visitor = { isLoggedIn: false, isLoggingIn: false };
    return isSecret ? show : guardRoute(access, visitor, accessDecisions(null, null), url);
  }
  if (access === 'public' || access === 'session') return show;
  const person = await people.of(cookie, requestId);
  if (person.id === null) return show;
  return guardRoute(access, { isLoggedIn: true, isLoggingIn: false }, accessDecisions(person, null), url);
}

/** Where the login page leads somebody who is signed in already, as it does with scripts; null for all other pages. */
export function addressWhenSignedIn(matched: MatchedRoute | null, url: URL, { user }: PageSession): string | null {
  if (matched?.owner !== 'shell' || matched.chunk !== 'login') return null;
  return afterLogin(url.searchParams.get('redirect'), user.role);
}

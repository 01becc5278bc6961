/** Who opens the pages of a checked version: a visitor, and the check accounts, each in a browser context of its own. */
import type { CheckAccount } from '@park/contract/release-checks';
import type { RemoteDescriptorData } from '@park/contract/remote-descriptor';
import {
  authStorageName,
  hasAdminFlag,
  hasPermission,
  isKnovaMember,
  isRoleId,
  roleName,
  secureSessionCookieName,
  sessionCookieName,
  tokenCookieName,
} from '@park/domain';
import type { Browser, BrowserContext } from 'playwright-core';
import { userAgentOf } from './browser';
import { closeNetwork } from './closed-network';
import { installProbe, probeName } from './page-probe';
import { readReference, type Reference } from './visit-route';

type Route = RemoteDescriptorData['routes'][number];

export interface Visitor {
  /** Such as `visitor` or `Employee`. */
  readonly name: string;
  readonly account: CheckAccount | null;
}

/** A visitor, and one account of each role. */
export function visitorsOf(accounts: readonly CheckAccount[]): Visitor[] {
  const named = accounts.map((account) => ({ name: roleName(account.user.role) ?? 'no role', account }));
  return [
    { name: 'visitor', account: null },
    ...named.filter(({ name }, place) => named.findIndex((other) => other.name === name) === place),
  ];
}

export function mayOpen({ account }: Visitor, { access }: Pick<Route, 'access'>): boolean {
  const role = isRoleId(account?.user.role) ? account.user.role : null;
  if (access === 'public') return true;
  if (access === 'session') return account !== null;
  if ('flag' in access) return account !== null && hasAdminFlag(account.user, access.flag);
  const permissions = 'permission' in access ? [access.permission] : access.anyOf;
  return permissions.some((permission) => hasPermission(role, permission));
}

export interface OpenVisitor extends Visitor {
  readonly context: BrowserContext;
  readonly reference: Reference;
}

interface OpenOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly files: string;
  readonly previewToken: string;
}

/** Signs the visitor in and shows the version to it. @throws Error when the portal cannot be opened */
export async function openVisitor(
  visitor: Visitor,
  { browser, origin, files, previewToken }: OpenOptions,
): Promise<OpenVisitor> {
  const { account } = visitor;
  // English and without motion: what the checks wait for is the same everywhere.
  const context = await browser.newContext({
    locale: 'en-GB',
    userAgent: userAgentOf(browser),
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    acceptDownloads: false,
    ...(account ? { storageState: signedIn(account, origin) } : {}),
  });
  await closeNetwork(context, origin);
  await context.addInitScript(installProbe, { files, name: probeName });
  // Before the version's code runs for the first time, so that nothing of the reference is its doing.
  const reference = await readReference(context, { origin, files, isPrivate: account !== null });
  await context.request.get(`${origin}/404?preview=${previewToken}`, { maxRedirects: 0 });
  return { ...visitor, context, reference };
}

/** What a browser holds after a sign-in: the cookies of the session, and what the shell stores about the person. */
function signedIn({ user, company, cookies }: CheckAccount, origin: string) {
  const { hostname, protocol } = new URL(origin);
  const secure = protocol === 'https:';
  const cookie = { domain: hostname, path: '/', expires: -1, secure, sameSite: 'Lax' as const };
  const state = {
    user,
    company,
    isKnovaMember: isKnovaMember(user),
    isLoggedIn: true,
    isLoggingIn: false,
    lastUserCheck: Date.now(),
  };
  return {
    cookies: [
      { ...cookie, name: secure ? secureSessionCookieName : sessionCookieName, value: cookies.secret, httpOnly: true },
      { ...cookie, name: tokenCookieName, value: cookies.marker, httpOnly: false },
    ],
    origins: [{ origin, localStorage: [{ name: authStorageName, value: JSON.stringify({ state, version: 0 }) }] }],
  };
}

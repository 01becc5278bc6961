/** Fixtures of every journey: the portal's address, signing in, and a page that reports unexpected errors. */
import { isKnovaMember } from '@park/domain';
import type { SessionCompany, SessionUser } from '@park/platform';
import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword, emailOf } from './accounts';
import { finishWritesFirst } from './finish-writes';
import { refuseConsent } from './refuse-consent';
import { slowContexts } from './slow-answers';

interface PortalFixtures {
  /** Signs the page's person in: with the form, if that is open, else without a page. */
  signIn: (name: string, page?: Page) => Promise<void>;
  /** Errors that a journey expects; any other fails it. */
  expectedErrors: RegExp[];
  /** The visitor's earlier choice in the consent banner; null for a visitor who has not seen it. */
  consent: 'refused' | null;
}

export const test = base.extend<PortalFixtures>({
  baseURL: async ({}, use) => {
    const origin = process.env['PORTAL_ORIGIN'];
    if (!origin) throw new Error('The portal was not started.');
    await use(origin);
  },
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  consent: ['refused', { option: true }],
  browser: [
    async ({ browser }, use) => {
      slowContexts(browser);
      finishWritesFirst(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, context, consent, expectedErrors, baseURL }, use) => {
    if (consent) await refuseConsent(context, baseURL ?? '');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      // Many journeys expect refused or missing responses, which the page shows; policy violations are never
      // expected.
      if (message.type() === 'error' && !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(text))
        errors.push(`console: ${text}`);
    });
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the page').toEqual([]);
  },
  signIn: async ({ page }, use) => {
    await use(async (name, other = page) =>
      other.url().includes('/login') ? signInByForm(other, name) : signInByCall(other, name),
    );
  },
});

/**
 * Signs in without a page of the portal, as most journeys begin: the cookies come with the answer, and the browser
 * stores what the shell would have stored (ENT-13). What the form itself does has journeys of its own.
 */
export async function signInByCall(
  page: Page,
  name: string,
  origin: string = process.env['PORTAL_ORIGIN'] ?? '',
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/login`, {
    data: { email: emailOf(name), password: demoPassword, source: 'portal' },
    headers: { origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { user, company } = (await answer.json()) as { user: SessionUser; company: SessionCompany };
  const state = { user, company, isKnovaMember: isKnovaMember(user), isLoggedIn: true, isLoggingIn: false };
  // Loads nothing; the page then has the portal's origin.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (stored) =>
      localStorage.setItem('auth', JSON.stringify({ state: { ...stored, lastUserCheck: Date.now() }, version: 0 })),
    state,
  );
}

export async function signInByForm(page: Page, name: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(emailOf(name));
  await page.getByLabel(/^password$/i).fill(demoPassword);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

export interface StoredAuth {
  readonly user: { readonly role: number | null; readonly email: string } | null;
  readonly company: object | null;
  readonly isKnovaMember: boolean;
  readonly isLoggedIn: boolean;
  readonly isLoggingIn: boolean;
  readonly lastUserCheck: number | null;
}

/** The persisted state under `auth` (ENT-13). */
export function storedAuth(page: Page): Promise<StoredAuth | null> {
  return page.evaluate(() => {
    const text = localStorage.getItem('auth');
    return text === null ? null : (JSON.parse(text) as { state: StoredAuth }).state;
  });
}

export { expect };

/** Fixtures of every journey: the portal's address, signing in, and a page that reports unexpected errors. */
import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword, emailOf } from './accounts';

interface PortalFixtures {
  /** Signs the page's person in with the form. */
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
  page: async ({ page, context, consent, expectedErrors, baseURL }, use) => {
    if (consent)
      await context.addCookies([
        {
          name: 'consent',
          value: encodeURIComponent(JSON.stringify({ v: 1, vendors: { analytics: false } })),
          url: baseURL ?? '',
        },
      ]);
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
    await use(async (name, other) => signInByForm(other ?? page, name));
  },
});

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

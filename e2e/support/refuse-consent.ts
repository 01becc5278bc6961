import type { BrowserContext } from '@playwright/test';

/** Stores the choice of a visitor who has refused in the consent banner, which then does not cover the page. */
export async function refuseConsent(context: BrowserContext, origin: string): Promise<void> {
  const choice = { v: 1, vendors: { analytics: false } };
  await context.addCookies([{ name: 'consent', value: encodeURIComponent(JSON.stringify(choice)), url: origin }]);
}

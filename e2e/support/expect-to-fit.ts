import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the window. Asked until it is so: before the portal's font is here, another one is a little wider. */
export async function expectToFit(page: Page, what?: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: what ?? page.url() })
    .toBeLessThanOrEqual(0);
}

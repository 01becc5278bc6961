import type { BrowserContext } from '@playwright/test';

/** The language of the next page. Chosen in the page it would be stored only once its texts are loaded. */
export async function setLanguage(context: BrowserContext, language: 'en' | 'fr'): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url: process.env['PORTAL_ORIGIN'] ?? '' }]);
}

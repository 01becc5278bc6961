/** The title of a page, and links to the pages of other areas. */
import type { Locator, Page } from '@playwright/test';

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Follows a visible link: the page is not loaded again. */
export const goByLink = (page: Page, href: string): Promise<void> =>
  page.locator(`a[href="${href}"]:visible`).first().click();

/** What journeys through the directory look at. */
import type { Page } from '@playwright/test';

/** The companies or jobs of a list, each by its link. */
export const items = (page: Page, list: string) => page.locator(`main a[href^="${list}/details?id="]`);

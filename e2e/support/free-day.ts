import { expect, type Page } from '@playwright/test';

/**
 * On the parking page: shows a working day on which the person has no spot of their own. Weekends cost nothing.
 * @returns the day as lists show it: "Fri 4 Dec"
 */
export async function showFreeWorkday(page: Page): Promise<string> {
  const day = page
    .getByRole('list', { name: 'The next 14 days' })
    .getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri) .*\d free$/ })
    .last();
  const text = (await day.textContent()) ?? '';
  await day.click();
  // The lots of the earlier day stay until those of this one are there.
  await expect(day).toHaveAttribute('aria-current', 'date');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return /^\w{3} \d+ [A-Z][a-z]{2}/.exec(text)?.[0] ?? text;
}

/** A coming weekday as `YYYY-MM-DD`: today may be over, or a Sunday. @param ahead days from now, at least */
export function nextWorkday(ahead = 4): string {
  const day = new Date(Date.now() + ahead * 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** A coming Sunday as `YYYY-MM-DD`, four days ahead at least. */
export function nextSunday(): string {
  const day = new Date(Date.now() + 4 * 86_400_000);
  while (day.getUTCDay() !== 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

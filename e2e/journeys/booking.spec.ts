/** Booking and cancelling a room and a parking spot, and refusals. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-test';

test('a room is booked from the list and cancelled again', async ({ page, signIn }) => {
  await signIn('company-supervisor');
  const day = await nextWorkday(page);
  await page.goto(`/book-a-room?date=${day}&view=list`);
  await page
    .getByRole('button', { name: /free from .* choose a time/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Planning the spring fair');
  await dialog.getByRole('button', { name: /^(Book|Ask for) \d\d:\d\d to \d\d:\d\d$/ }).click();
  await expect(dialog).toBeHidden();
  const own = page.getByRole('region', { name: 'Your bookings' });
  await expect(own.getByRole('heading', { name: 'Planning the spring fair' })).toBeVisible();

  await page.reload();
  await expect(own.getByRole('heading', { name: 'Planning the spring fair' })).toBeVisible();
  await own
    .getByRole('listitem')
    .filter({ hasText: 'Planning the spring fair' })
    .getByRole('button', { name: /cancel|withdraw/i })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(cancel booking|withdraw request)/i })
    .click();
  await expect(own.getByRole('heading', { name: 'Planning the spring fair' })).toHaveCount(0);
});

test('a form without its title shows an error and keeps the input', async ({ page, signIn }) => {
  await signIn('facilities');
  const day = await nextWorkday(page);
  await page.goto(`/book-a-room?date=${day}&view=list`);
  await page
    .getByRole('button', { name: /free from .* choose a time/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Coffee for six');
  await dialog.getByRole('button', { name: /^(Book|Ask for) \d\d:\d\d to \d\d:\d\d$/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Coffee for six');
});

test('a parking spot costs a credit, and cancelling refunds it', async ({ page, signIn }) => {
  await signIn('company-administrator');
  const day = await nextWorkday(page, 9);
  await page.goto(`/parkshare?date=${day}&half=am`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  const before = await credits(page);
  await page
    .getByRole('button', { name: /^Book the morning/ })
    .first()
    .click();
  await expect.poll(() => credits(page)).toBe(before - 1);

  await page.goto('/parkshare/bookings');
  await page
    .getByRole('button', { name: /cancel booking/i })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(cancel booking|withdraw request)/i })
    .click();
  await expect.poll(() => credits(page)).toBe(before);
});

/** Credits in the session (AMB-36). */
async function credits(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth') ?? '{}') as { state: { user: { parkshareCredits: number } } }).state.user
        .parkshareCredits,
  );
}

/** A weekday at least `ahead` days from now. */
async function nextWorkday(page: Page, ahead = 3): Promise<string> {
  return page.evaluate((days) => {
    const day = new Date(Date.now() + days * 86_400_000);
    while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10);
  }, ahead);
}

/** Booking and cancelling a room and a parking spot, and refusals. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { nextWorkday, showFreeWorkday } from '../support/free-day';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

test('a room is booked from the list and cancelled again', async ({ page, signIn }) => {
  await signIn('company-supervisor');
  const day = nextWorkday();
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
  const day = nextWorkday();
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

test('a parking spot costs a credit, cancelling refunds it, and a recall adds one with its reason', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('employee');
  await page.goto('/parkshare?half=am');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  const day = await showFreeWorkday(page);
  const before = await credits(page);
  // Not in P1: a spot of the company that its manager has just released there would be taken, and could not be taken back.
  await page.getByRole('button', { name: 'Book the morning in P2 Lac' }).click();
  await expect.poll(() => credits(page)).toBe(before - 1);

  await page.goto('/parkshare/bookings');
  await page
    .getByRole('listitem')
    .filter({ hasText: day })
    .getByRole('button', { name: /cancel booking/i })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(cancel booking|withdraw request)/i })
    .click();
  await expect.poll(() => credits(page)).toBe(before);

  // A spot of the company, which its manager needs after all. The day is beyond the week that other journeys change.
  await page.goBack();
  const date = new URL(page.url()).searchParams.get('date') ?? '';
  await pressWhenReady(page.getByRole('button', { name: 'Choose a spot in P1 Gare' }));
  await pressWhenReady(page.getByRole('radio', { name: /^A006/ }), 'Space');
  await pressWhenReady(page.getByRole('button', { name: 'Book A006 for the morning' }));
  await expect.poll(() => credits(page)).toBe(before - 1);

  const office = await browser.newContext({ viewport: { width: 360, height: 900 } });
  const manager = await office.newPage();
  await signIn('company-administrator', manager);
  await setLanguage(office, 'fr');
  await manager.goto(`/parkshare/manager?view=list&from=${date}`);
  await pressWhenReady(manager.getByRole('button', { name: /^Place A006, .*, matin : (?!Libre)/ }).first());
  const dialog = manager.getByRole('dialog');
  await pressWhenReady(dialog.getByRole('button', { name: 'Reprendre la place réservée' }));
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Livraison d’une machine');
  await expectAccessible(manager, { within: 'dialog[open]' });
  await pressWhenReady(dialog.getByRole('button', { name: 'Reprendre' }));
  await expect(manager.getByText(/^La demi-journée est reprise\./)).toBeVisible();
  await office.close();

  await page.goto('/parkshare/credits');
  await expect(page.getByRole('rowheader', { name: /^Taken back by the company, credit refunded/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Compensation/ })).toContainText('+1');
  await expectAccessible(page);
  await page.goto('/portal/notifications');
  await expect(page.getByText(/Livraison d’une machine/)).toBeVisible();
});

/** Credits in the session (AMB-36). */
async function credits(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth') ?? '{}') as { state: { user: { parkshareCredits: number } } }).state.user
        .parkshareCredits,
  );
}

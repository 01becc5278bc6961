/** Booking, moving, repeating and cancelling rooms: by keyboard on a wide screen, in French on a small one. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { nextSunday, nextWorkday } from '../support/free-day';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

// Nobody has booked more than a fortnight ahead in the demo park: there is room to move a booking, whatever day it is.

test('a room is booked, moved and cancelled by keyboard, and its details have a calendar file', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('company-supervisor');
  await page.goto(`/book-a-room?date=${nextWorkday(17)}&view=timeline`);
  const grid = page.getByRole('grid');
  await pressWhenReady(grid.locator('[tabindex="0"]'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Keyboard review');
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect(dialog).toBeHidden();
  const own = grid.getByRole('button', { name: /^Your booking: Keyboard review/ });
  const before = await own.getAttribute('aria-label');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  // Shift and the arrow keys move it; Enter keeps the new time.
  await own.focus();
  await expect(own).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Keyboard review: now /)).toBeVisible();
  await expect(own).not.toHaveAttribute('aria-label', before ?? '');

  await own.click();
  await expect(page).toHaveURL(/booking=/);
  const details = page.getByRole('dialog', { name: 'Keyboard review' });
  await expect(details.getByRole('button', { name: 'Change time' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('room-booking.ics');
  await details.getByRole('button', { name: /^Cancel booking/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel booking/ })
    .click();
  await expect(own).toHaveCount(0);
});

test('a booking is dragged over free time, to another time, and over days of the week', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('company-administrator');
  await page.goto(`/book-a-room?date=${nextWorkday(18)}&view=timeline`);
  const grid = page.getByRole('grid');
  const free = grid.getByRole('button', { name: /^Book (1[3-7]:00|1[3-7]:30) to / }).first();
  await drag(page, free, 120);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Dragged workshop');
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(dialog).toBeHidden();
  const own = grid.getByRole('button', { name: /^Your booking: Dragged workshop/ });
  await expect(own).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await drag(page, own, -60);
  await expect(page.getByText(/^Dragged workshop: now /)).toBeVisible();

  // In the week, a drag over days repeats a booking on them.
  await page.getByRole('radio', { name: 'Week' }).click();
  const days = page
    .getByRole('grid', { name: /^Rooms, Mon / })
    .getByRole('row')
    .nth(1)
    .getByRole('button');
  await expect(days).toHaveCount(7);
  await days.nth(0).hover();
  await page.mouse.down();
  await days.nth(1).hover();
  await days.nth(2).hover();
  await page.mouse.up();
  await expect(dialog.getByRole('combobox', { name: 'Repeats' })).toHaveValue('day');
  await dialog.getByRole('button', { name: 'Show the dates' }).click();
  await expect(dialog.getByText(/^\d of [1-3] dates (is|are) free$/)).toBeVisible();
});

test('a booking is repeated on a small screen in French, and the month shows it', async ({ page, context, signIn }) => {
  await signIn('facilities');
  await page.setViewportSize({ width: 360, height: 780 });
  await setLanguage(context, 'fr');
  await page.goto(`/book-a-room?date=${nextWorkday(7)}&view=list`);
  await page
    .getByRole('button', { name: /libre de .* choisir une heure/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Titre' }).fill('Point hebdomadaire');
  await dialog.getByRole('button', { name: /^Répéter/ }).click();
  await dialog.getByRole('button', { name: 'Afficher les dates' }).click();
  await expect(dialog.getByText(/dates? libres? sur/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(Réserver|Demander) \d+ dates?$/ }).click();
  await expect(dialog).toBeHidden();
  const own = page.getByRole('region', { name: 'Vos réservations' });
  await expect(own.getByRole('link', { name: 'Point hebdomadaire' })).toBeVisible();
  await page.getByRole('radio', { name: 'Mois' }).click();
  await expect(page).toHaveURL(/span=month/);
  await expect(page.getByRole('button', { name: /Point hebdomadaire/ }).first()).toBeVisible();

  // The grid of the month scrolls in itself. Shift and an arrow key choose several days of a room.
  await page.getByRole('radio', { name: 'Horaire' }).click();
  const grid = page.getByRole('grid');
  await grid.locator('[tabindex="0"]').press('Shift+ArrowRight');
  await expect(page.getByText(/Entrée répète une réservation ces jours-là$/)).toBeAttached();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('a day without an open room says so once, with the next open day', async ({ page, signIn }) => {
  await signIn('company-administrator');
  await page.goto(`/book-a-room?date=${nextSunday()}&building=gamma&view=timeline`);
  await expect(page.getByText(/^No room is open on Sun /)).toHaveCount(1);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await pressWhenReady(page.getByRole('button', { name: /^Go to Mon / }));
  await expect(page.getByRole('grid')).toBeVisible();
});

/** Drags an element horizontally by pixels. */
async function drag(page: Page, element: ReturnType<Page['locator']>, by: number): Promise<void> {
  // What is above may still be loading; hovering waits until the element no longer moves.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const position = { x: 5, y: 8 };
  await element.hover({ position });
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  const [x, y] = [box.x + position.x, box.y + position.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

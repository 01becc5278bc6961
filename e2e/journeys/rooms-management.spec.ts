/** What room managers do, and what a tablet at a door does. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { dayIn } from '../support/day-in';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';
import { createOpenRoom, send } from '../support/rooms';

for (const width of [360, 1440]) {
  test(`requests are decided and a room is closed at ${width} px`, async ({ page, signIn, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('super-administrator');
    // A room and requests of its own for each width, which run at the same time.
    const roomId = await createOpenRoom(page, `Hall of ${width}`, { needsApproval: true });
    const first = await (await browser.newContext({ viewport: { width, height: 780 } })).newPage();
    await signIn('facilities', first);
    await ask(first, roomId, `Fair of ${width}`);

    const dialog = page.getByRole('dialog');
    if (width === 360) {
      await page.goto('/book-a-room/requests');
      await expectAccessible(page);
      // By keyboard, as far as it goes.
      const reject = page.getByRole('button', { name: /^Reject Fair of 360 / });
      await pressWhenReady(reject);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The fair needs the room');
      await pressWhenReady(dialog.getByRole('button', { name: 'Reject' }));
      await expect(dialog).toBeHidden();
      await expect(reject).toHaveCount(0);
    } else {
      const second = await (await browser.newContext()).newPage();
      await signIn('company-administrator', second);
      await ask(second, roomId, 'Dinner of 1440');
      await second.context().close();
      await page.goto('/book-a-room/requests');
      await pressWhenReady(page.getByRole('button', { name: /^Accept Dinner of 1440 / }));
      await expect(dialog.getByText('This rejects 1 request for the same time:')).toBeVisible();
      await expect(dialog.getByText('Fair of 1440')).toBeVisible();
      await expectAccessible(page);
      await pressWhenReady(dialog.getByRole('button', { name: 'Accept' }));
      await expect(page.getByText('Dinner of 1440 is booked; 1 other request is rejected.')).toBeVisible();
      await expect(page.getByRole('button', { name: / of 1440 / })).toHaveCount(0);
    }
    await first.goto('/portal/notifications');
    await expect(
      first.getByText(`Hall of ${width} is not available for “Fair of ${width}”`, { exact: true }).first(),
    ).toBeVisible();
    await first.context().close();

    await page.goto('/book-a-room/closures');
    await page.getByRole('button', { name: 'Close rooms' }).click();
    await dialog.getByRole('checkbox', { name: 'Zeta Quiet Room' }).check();
    const day = String(2 + (width % 7)).padStart(2, '0');
    await dialog.getByPlaceholder('dd/mm/yyyy').first().fill(`2099-03-${day}`);
    await dialog.getByRole('textbox', { name: 'Reason in English' }).fill(`Painting at ${width}`);
    await dialog.getByRole('button', { name: 'See what it affects' }).click();
    await expect(dialog.getByText('No booking is affected.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close rooms' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: `Painting at ${width}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`^Lift Painting at ${width}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift closure' }).click();
    await expect(page.getByRole('rowheader', { name: `Painting at ${width}` })).toHaveCount(0);
  });
}

test('a room is created and edited, its display is paired and books, and statistics show numbers', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('super-administrator');
  await page.goto('/book-a-room/manage');
  await page.getByRole('button', { name: 'New room' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Door of journeys');
  await dialog.getByRole('checkbox', { name: 'Whiteboard' }).check();
  // Always open, so that the hour does not matter.
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await dialog.getByRole('textbox', { name: day }).fill('00:00-24:00');
  await dialog.getByRole('button', { name: 'Save room' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit Door of journeys' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Whiteboard' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Seats' }).fill('5');
  await dialog.getByRole('button', { name: 'Save room' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Door of journeys/ })).toContainText('5');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Door display and calendar of Door of journeys' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'New address' }).click();
  await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Tablet');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(/\/book-a-room\/display\?room=/);
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();

  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  const { pathname, search, hash } = new URL(address);
  await tablet.goto(new URL(pathname + search + hash, page.url()).href);
  await expect(tablet.getByRole('heading', { level: 1, name: 'Door of journeys' })).toBeVisible();
  await expect(tablet).not.toHaveURL(/#/);
  await pressWhenReady(tablet.getByRole('button', { name: 'Book for 15 minutes' }));
  await expect(tablet.getByText('Checked in', { exact: true })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.context().close();

  await page.goto('/book-a-room/statistics');
  await expect(page.getByRole('table', { name: 'By room' })).toBeVisible();
  await expectAccessible(page);
});

test('company leads see the bookings of their company, and no page of managers', async ({ page, signIn }) => {
  await signIn('company-supervisor');
  await page.goto('/book-a-room/company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings of your company');
  await expectAccessible(page);
  await page.goto('/book-a-room/requests');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Requests');
});

/** Asks for the evening of the day after tomorrow, as the person of the page. */
async function ask(page: Page, roomId: string, title: string): Promise<void> {
  const day = dayIn(2);
  await send(page, '/api/rooms/bookings', { roomId, title, start: `${day}T17:00:00Z`, end: `${day}T19:00:00Z` });
}

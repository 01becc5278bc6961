/** The park's staff see what a closure touches before they close a room, and archive a room. */
import { expectAccessible } from '../support/axe';
import { dayIn } from '../support/day-in';
import { createOpenRoom, send } from '../support/rooms';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const texts = {
  en: {
    close: 'Close rooms',
    preview: 'See what it affects',
    affected: '1 booking is affected. Decide what happens to it.',
    cancel: 'Cancel it',
    message: 'Message to the people affected',
    reason: 'Reason in English',
    edit: 'Edit ',
    archive: 'Archive room',
    archived: 'Archived',
  },
  fr: {
    close: 'Fermer des salles',
    preview: 'Voir les effets',
    affected: '1 réservation est concernée. Décidez ce qu’elle devient.',
    cancel: 'L’annuler',
    message: 'Message aux personnes concernées',
    reason: 'Motif en anglais',
    edit: 'Modifier ',
    archive: 'Archiver la salle',
    archived: 'Archivée',
  },
} as const;

for (const [width, language] of [
  [360, 'fr'],
  [1440, 'en'],
] as const) {
  test(`a closure cancels the booking it touches, and a room is archived at ${width} px by keyboard`, async ({
    page,
    context,
    signIn,
    browser,
  }) => {
    const text = texts[language];
    const room = `Workshop ${width}`;
    const title = `Training ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await signIn('super-administrator');
    const roomId = await createOpenRoom(page, room);
    const booker = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await signIn('facilities', booker);
    // Far enough for each width to be a day of its own: hours per person and day are limited.
    const day = dayIn(width === 360 ? 26 : 27);
    await send(booker, '/api/rooms/bookings', {
      ...{ roomId, title, start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` },
    });

    await setLanguage(context, language);
    await page.goto('/book-a-room/closures');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    const close = page.getByRole('button', { name: text.close });
    await expect(close).toBeEnabled();
    await pressWhenReady(close);
    const dialog = page.getByRole('dialog');
    await pressWhenReady(dialog.getByRole('checkbox', { name: room }), 'Space');
    await dialog.locator('input[placeholder]').first().fill(day);
    await dialog.getByRole('textbox', { name: text.reason }).fill(`Repainting ${width}`);
    await pressWhenReady(dialog.getByRole('button', { name: text.preview }));
    await expect(dialog.getByText(text.affected)).toBeVisible();
    const decision = dialog.getByRole('group', { name: new RegExp(`^${title}, ${room}`) });
    await pressWhenReady(decision.getByRole('radio', { name: text.cancel }), 'Space');
    await dialog.getByRole('textbox', { name: text.message }).fill('The painters come that day.');
    await expectAccessible(page, { within: 'dialog[open]' });
    await pressWhenReady(dialog.getByRole('button', { name: /^(Close rooms|Fermer les salles)$/ }));
    await expect(page.getByRole('rowheader', { name: `Repainting ${width}` })).toBeVisible();
    await expectAccessible(page);

    // The person who had booked reads why.
    await booker.goto('/portal/notifications');
    await expect(booker.getByText(/The painters come that day\./).first()).toBeVisible();
    const anotherDay = dayIn(width === 360 ? 30 : 31);
    const free = booker.getByRole('button', { name: new RegExp(`^${room}, `) }).first();
    await booker.goto(`/book-a-room?date=${anotherDay}&view=list`);
    await expect(free).toBeVisible();

    await page.goto('/book-a-room/manage');
    await pressWhenReady(page.getByRole('button', { name: `${text.edit}${room}`, exact: true }));
    await pressWhenReady(dialog.getByRole('button', { name: text.archive }));
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${room}`) }) });
    await expect(row.getByText(text.archived)).toBeVisible();
    await expectAccessible(page);

    // From now on nobody finds or books it, on any day.
    const wanted = { roomId, title, start: `${anotherDay}T09:00:00Z`, end: `${anotherDay}T10:00:00Z` };
    const headers = { origin: new URL(booker.url()).origin };
    expect((await booker.request.post('/api/rooms/bookings', { data: wanted, headers })).status()).toBe(404);
    await booker.reload();
    await expect(booker.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(booker.getByRole('region', { name: /^(Your bookings|Vos réservations)$/ })).toBeVisible();
    await expect(free).toHaveCount(0);
    await booker.context().close();
  });
}

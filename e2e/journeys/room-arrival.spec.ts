/**
 * Arriving: check-in by button and by the code at the door, an invitation answered by its link, a time that somebody else
 * booked a moment before, an offered date accepted.
 */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { dayIn } from '../support/day-in';
import { setLanguage } from '../support/language';
import { mailsTo } from '../support/outbox';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';
import { createOpenRoom } from '../support/rooms';

test('somebody checks in by button, and a guest answers by the link in the mail', async ({ page, signIn, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const roomId = await createRoom(browser, signIn, 'Arrival by button');
  await signIn('facilities');
  const booking = await book(page, roomId, 'Briefing of the night shift', ['guest-of-room@example.com']);

  await page.goto('/book-a-room');
  const arrival = page
    .getByRole('region', { name: 'Arrivals' })
    .getByRole('listitem')
    .filter({ hasText: 'Briefing of the night shift' });
  await pressWhenReady(arrival.getByRole('button', { name: /^Check in: / }));
  await expect(arrival.getByText('Checked in', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const guest = await (await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'fr-CH' })).newPage();
  await expect.poll(() => invitationLink('guest-of-room@example.com')).not.toBe('');
  await guest.goto(invitationLink('guest-of-room@example.com'));
  await pressWhenReady(guest.getByRole('button', { name: /^(Maybe|Peut-être)$/ }));
  await expect(guest.getByText(/You have said that you may come|vous viendrez peut-être/).first()).toBeVisible();
  await expectAccessible(guest);
  await guest.context().close();

  await page.goto(`/book-a-room?booking=${booking}`);
  await expect(page.getByRole('dialog').getByText('maybe').first()).toBeVisible();

  // The next free time is selected when somebody else books the chosen one a moment before.
  await page.goto(`/book-a-room?date=${dayIn(3)}&view=list`);
  await pressWhenReady(page.getByRole('button', { name: /^Arrival by button, free from / }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Second at the door');
  await page.route(
    '**/api/rooms/bookings',
    async (route) => {
      const { start, end } = route.request().postDataJSON() as { start: string; end: string };
      await call(page, 'POST', '/api/rooms/bookings?faster', { roomId, title: 'First at the door', start, end });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect(dialog.getByText('00:00 to 01:00 has just been booked')).toBeVisible();
  await pressWhenReady(dialog.getByRole('button', { name: 'Book 01:00 to 02:00' }));
  await expect(dialog).toBeHidden();
});

test('the code at the door checks in, and a date that became free is accepted, in French', async ({
  page,
  context,
  signIn,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const roomId = await createRoom(browser, signIn, 'Arrival by code');
  await signIn('facilities');
  await book(page, roomId, 'Remise des clés', []);
  await setLanguage(context, 'fr');
  await page.goto(`/book-a-room/check-in?room=${roomId}`);
  await pressWhenReady(page.getByRole('button', { name: /^S’annoncer : Remise des clés/ }));
  await expect(page.getByText('Arrivée annoncée', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A series of somebody else leaves out the date that facilities have, and is offered it when they cancel.
  const day = dayIn(20);
  const taken = await call<{ booking: { id: string } }>(page, 'POST', '/api/rooms/bookings', {
    ...{ roomId, title: 'Contrôle', start: `${day}T10:00:00Z`, end: `${day}T11:00:00Z` },
  });
  const other = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await signIn('super-administrator', other);
  await call(other, 'POST', '/api/rooms/series', {
    ...{ roomId, title: 'Tour de la semaine', from: dayIn(13), start: '09:00', end: '13:00' },
    recurrence: { every: 'day', until: day },
  });
  await call(page, 'DELETE', `/api/rooms/bookings/${taken.booking.id}`);
  await expect
    .poll(async () => (await call<{ items: object[] }>(other, 'GET', '/api/rooms/offers')).items.length)
    .toBe(1);
  await setLanguage(other.context(), 'fr');
  await other.goto('/book-a-room');
  const accept = other.getByRole('button', { name: 'Réserver cette date' });
  await expect(accept).toBeVisible();
  await expectAccessible(other);
  await pressWhenReady(accept);
  await expect(other.getByText(/^Arrival by code est réservée/)).toBeVisible();
  await expect(accept).toHaveCount(0);
  await other.context().close();
});

type SignIn = (name: string, page?: Page) => Promise<void>;

/** A room with check-in, created by the park's staff. */
async function createRoom(browser: Browser, signIn: SignIn, name: string): Promise<string> {
  const park = await (await browser.newContext()).newPage();
  await signIn('super-administrator', park);
  const id = await createOpenRoom(park, name, { checkInMinutes: 60 });
  await park.context().close();
  return id;
}

/** A booking that begins in two to three minutes: its check-in is open. */
async function book(page: Page, roomId: string, title: string, attendees: string[]): Promise<string> {
  const [start, end] = await page.evaluate(() => {
    const begin = Math.ceil(Date.now() / 60_000 + 2) * 60_000;
    return [new Date(begin).toISOString(), new Date(begin + 3_600_000).toISOString()];
  });
  const body = { roomId, title, attendees, start, end };
  return (await call<{ booking: { id: string } }>(page, 'POST', '/api/rooms/bookings', body)).booking.id;
}

/** Makes a call as the person who is signed in on the page. */
async function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(where, {
        method: how,
        ...(what === '' ? {} : { body: what, headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, text: await response.text() };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as Answer;
}

/** The link of the newest mail with an invitation; '' while there is none. */
const invitationLink = (email: string): string =>
  /\/book-a-room\/invitation\?code=[\w-]+/.exec(mailsTo(email, 'roomInvitation').at(-1)?.text ?? '')?.[0] ?? '';

/** Nothing in the portal works with one instance only: two apis, two shells, one database, one store, request by request in turn. */
import { readBuildOnDisk } from '@park/release-command/build-on-disk';
import { createPortalClient } from '@park/release-command/portal-client';
import { publishBuild } from '@park/release-command/publish';
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { demoPassword, emailOf } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { buildFault, faultRemote } from '../support/fault-remote';
import { showFreeWorkday } from '../support/free-day';
import { mailsTo } from '../support/outbox';
import { pixel } from '../support/pixel';
import { expect, signInByForm, storedAuth, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';
import { openRoom } from '../support/rooms';
import { startTwoMachines, type TwoMachines } from '../support/two-machines';

test.describe.configure({ mode: 'default' });

interface Strip {
  readonly days: { date: string; own: { am: boolean; pm: boolean }; isFreeOfCharge: boolean }[];
}
interface FreeSpot {
  readonly id: string;
  readonly from: string;
}

let machines: TwoMachines;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  machines = await startTwoMachines();
});
test.afterAll(() => machines?.stop());

const login = (request: APIRequestContext, origin: string, name: string, password = demoPassword) =>
  request.post(`${origin}/api/auth/login`, { data: { email: emailOf(name), password, source: 'portal' } });

/** The session as one machine gave it, to be shown to the other one. Signed in apart: a second sign-in would end the first. */
async function sessionFrom(
  { request }: { readonly request: { newContext(): Promise<APIRequestContext> } },
  origin: string,
  name: string,
): Promise<string> {
  const answer = await login(await request.newContext(), origin, name);
  expect(answer.status()).toBe(200);
  return answer
    .headersArray()
    .filter((header) => header.name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0] ?? '')
    .join('; ');
}

test('a person signs in, books parking, votes and signs out, each request on the other machine', async ({ page }) => {
  const { origin } = machines;
  await page.goto(`${origin}/login`);
  await signInByForm(page, 'employee');
  await expect(page).toHaveURL(`${origin}/portal`);

  const credits = async () =>
    ((await storedAuth(page)) as { user: { parkshareCredits: number } } | null)?.user.parkshareCredits ?? -1;
  await page.goto(`${origin}/parkshare?half=am`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  await showFreeWorkday(page);
  const before = await credits();
  await page
    .getByRole('button', { name: /^Book the morning/ })
    .first()
    .click();
  await expect.poll(credits).toBe(before - 1);

  await page.goto(`${origin}/approved-suppliers`);
  const vote = page.getByRole('button', { name: /recommend/i }).first();
  const wasPressed = await vote.getAttribute('aria-pressed');
  await vote.click();
  await expect(vote).not.toHaveAttribute('aria-pressed', wasPressed ?? '');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedAuth(page)).toMatchObject({ isLoggedIn: true });

  await page
    .getByRole('button', { name: /account of/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /sign out/i }).click();
  await expect(page.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
});

test('a room for which nobody checks in is released, says so, and is taken back', async ({ page, playwright }) => {
  const { origin, apis, databaseUrl } = machines;
  const request = await playwright.request.newContext();
  const headers = { cookie: await sessionFrom(playwright, apis[0].origin, 'super-administrator') };
  const made = await request.post(`${apis[0].origin}/api/rooms/managed`, {
    headers,
    data: openRoom('Door without people', { checkInMinutes: 15 }),
  });
  expect(made.status(), await made.text()).toBe(201);
  const roomId = ((await made.json()) as { id: string }).id;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${origin}/login`);
  await signInByForm(page, 'facilities');
  const title = 'Handover that nobody attends';
  // From now on, however long signing in has taken.
  const minute = Math.floor(Date.now() / 60_000);
  const inMinutes = (minutes: number) => new Date((minute + minutes) * 60_000).toISOString();
  const booked = await page.request.post(`${origin}/api/rooms/bookings`, {
    headers: { origin },
    data: { roomId, title, start: inMinutes(2), end: inMinutes(62) },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  // Instead of waiting until its time to check in is over, the booking is put half an hour back.
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(
    `UPDATE room_occurrences SET starts_at = starts_at - interval '30 minutes', ends_at = ends_at - interval '30 minutes' WHERE room_id = $1`,
    [roomId],
  );
  await database.end();

  await page.goto(`${origin}/book-a-room`);
  const arrival = page.getByRole('region', { name: 'Arrivals' }).getByRole('listitem').filter({ hasText: title });
  await expect(arrival.getByText('Nobody checked in; others can book the room')).toBeVisible();
  // Another booking of the room stores the release before its own time; the repeated job would do so within a minute.
  const later = { roomId, title: 'Later', start: inMinutes(120), end: inMinutes(150) };
  const other = await request.post(`${apis[1].origin}/api/rooms/bookings`, { headers, data: later });
  expect(other.status(), await other.text()).toBe(201);
  await page.goto(`${origin}/portal/notifications`);
  await expect(page.getByText('Door without people was released').first()).toBeVisible();
  await expect(page.getByText(/^Nobody checked in for “Handover that nobody attends”/).first()).toBeVisible();

  await page.goto(`${origin}/book-a-room/check-in?room=${roomId}`);
  const takeBack = page.getByRole('button', { name: `Take back: ${title}, Door without people` });
  await expect(takeBack).toBeVisible();
  await expectAccessible(page);
  await pressWhenReady(takeBack);
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible();

  // It runs again, and can be ended.
  const { booking } = (await booked.json()) as { booking: { id: string } };
  await page.goto(`${origin}/book-a-room?booking=${booking.id}`);
  await pressWhenReady(page.getByRole('dialog', { name: title }).getByRole('button', { name: 'End now' }));
  await expect(page.getByText(/^Door without people is free again from /)).toBeVisible();
});

test('a session of one machine is one on the other, and ends on both', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const [one, other] = machines.apis;
  const cookie = await sessionFrom(playwright, one.origin, 'employee');
  const user = (origin: string) => request.get(`${origin}/api/users/user`, { headers: { cookie } });
  expect((await user(other.origin)).status()).toBe(200);
  expect((await request.post(`${other.origin}/api/auth/logout`, { headers: { cookie }, data: {} })).ok()).toBe(true);
  expect((await user(one.origin)).status()).toBe(401);
  expect((await user(other.origin)).status()).toBe(401);
});

test('wrong passwords are counted for both together', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  // Five are free. Four on each would be, if each counted its own; one after the other, the first wait may be over.
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, attempt) =>
      login(request, machines.apis[attempt % 2]?.origin ?? '', 'external-fit', 'not the password'),
    ),
  );
  const statuses = new Set(answers.map((answer) => answer.status()));
  expect([...statuses].sort()).toEqual([401, 429]);
});

test('one parking spot, asked for at both at once, has one booking', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const employee = await sessionFrom(playwright, machines.apis[0].origin, 'employee');
  const read = async <Answer>(path: string, cookie: string): Promise<Answer> =>
    (await request.get(`${machines.apis[0].origin}/api/parking/${path}`, { headers: { cookie } })).json() as Answer;
  // A working day after today on which neither person has a spot: some hold one, and journeys before this one book.
  const openDays = async (cookie: string) =>
    (await read<Strip>('days', cookie)).days
      .slice(1)
      .filter(({ own, isFreeOfCharge }) => !own.am && !own.pm && !isFreeOfCharge)
      .map(({ date }) => date);
  const employeeDays = await openDays(employee);
  let date: string | undefined;
  let cookies: readonly string[] = [];
  for (const name of ['super-administrator', 'company-administrator', 'company-supervisor']) {
    const other = await sessionFrom(playwright, machines.apis[1].origin, name);
    const otherDays = await openDays(other);
    date = employeeDays.find((day) => otherDays.includes(day));
    cookies = [employee, other];
    if (date) break;
  }
  const { lots } = await read<{ lots: { id: string }[] }>(`parking-lots?date=${date}&half=am`, employee);
  const free = await Promise.all(
    lots.map(({ id }) => read<{ spots: FreeSpot[] }>(`freeSpots/${id}?date=${date}&half=am`, employee)),
  );
  const spotId = free.flatMap(({ spots }) => spots).find(({ from }) => from === 'park')?.id;
  const answers = await Promise.all(
    machines.apis.map(({ origin }, index) =>
      request.post(`${origin}/api/parking/spots/book`, {
        headers: { cookie: cookies[index] ?? '' },
        data: { spotId, date, halves: ['am'] },
      }),
    ),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 409]);
});

test('a mail is sent once, whichever machine was asked', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const email = emailOf('facilities');
  expect(
    (
      await request.post(`${machines.apis[1].origin}/api/auth/forgot-password`, { data: { email, source: 'portal' } })
    ).ok(),
  ).toBe(true);
  await expect.poll(() => mailsTo(email, 'passwordReset', machines.dataFolder).length).toBe(1);
});

test('what is uploaded to one is served by the other', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const [one, other] = machines.apis;
  const cookie = await sessionFrom(playwright, one.origin, 'super-administrator');
  const uploaded = await request.post(`${one.origin}/api/publishing/images`, {
    headers: { cookie },
    multipart: { image: { name: 'pixel.png', mimeType: 'image/png', buffer: pixel } },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { image } = (await uploaded.json()) as { image: { url: string } };
  expect((await request.get(`${other.origin}${image.url}`, { headers: { cookie } })).status()).toBe(200);
});

test('releases are the same from both: a token given by one publishes, and both show the version', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const [one, other] = machines.apis;
  const cookie = await sessionFrom(playwright, one.origin, 'super-administrator');
  const { name } = faultRemote;
  const { token } = (await (
    await request.post(`${one.origin}/api/releases/${name}/tokens`, {
      headers: { cookie },
      data: { label: 'two machines' },
    })
  ).json()) as { token: string };
  const build = buildFault('1.0.0');
  const team = createPortalClient({ portal: machines.origin, token });
  await publishBuild(team, readBuildOnDisk(name, build.folder), { isCheckedNow: false });
  build.remove();
  const headers = { authorization: `Bearer ${token}` };
  for (const { origin } of machines.apis) {
    const status = await request.get(`${origin}/api/releases/${name}`, { headers });
    expect(status.status(), await status.text()).toBe(200);
    expect(await status.json()).toMatchObject({
      remote: name,
      versions: [{ version: build.version, state: 'staged' }],
    });
  }
  expect((await request.get(`${other.origin}/api/releases/mf-parkshare`, { headers })).status()).toBe(403);
  const revisions = await Promise.all(
    machines.apis.map(
      async ({ origin }) =>
        ((await (await request.get(`${origin}/api/releases/registry`)).json()) as { revision: string }).revision,
    ),
  );
  expect(revisions[0]).toBe(revisions[1]);
});

/** Nothing in the portal works with one instance only: two apis, two shells, one database, one store, request by request in turn. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demoPassword, emailOf } from '../support/accounts';
import { expect, signInByForm, storedAuth, test } from '../support/portal-test';
import { startTwoMachines, type TwoMachines } from '../support/two-machines';

test.describe.configure({ mode: 'default' });

let machines: TwoMachines;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  machines = await startTwoMachines();
});
test.afterAll(() => machines.stop());

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
  test.setTimeout(90_000);
  const { origin } = machines;
  await page.goto(`${origin}/login`);
  await signInByForm(page, 'company-administrator');
  await expect(page).toHaveURL(`${origin}/portal`);

  const credits = async () =>
    ((await storedAuth(page)) as { user: { parkshareCredits: number } } | null)?.user.parkshareCredits ?? -1;
  const day = new Date(Date.now() + 9 * 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  await page.goto(`${origin}/parkshare?date=${day.toISOString().slice(0, 10)}&half=am`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
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
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push(
      (await login(request, machines.apis[attempt % 2]?.origin ?? '', 'external-fit', 'not the password')).status(),
    );
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('one parking spot, asked for at both at once, has one booking', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const cookies = [
    await sessionFrom(playwright, machines.apis[0].origin, 'employee'),
    await sessionFrom(playwright, machines.apis[1].origin, 'company-supervisor'),
  ];
  const day = new Date(Date.now() + 12 * 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  const headers = { cookie: cookies[0] ?? '' };
  const { lots } = (await (
    await request.get(`${machines.apis[0].origin}/api/parking/parking-lots?date=${date}&half=am`, { headers })
  ).json()) as { lots: { id: string; free: { am: number } }[] };
  const lot = lots.find(({ free }) => free.am > 0);
  const { spots } = (await (
    await request.get(`${machines.apis[0].origin}/api/parking/freeSpots/${lot?.id}?date=${date}&half=am`, { headers })
  ).json()) as { spots: { id: string; from: string }[] };
  const spotId = spots.find(({ from }) => from === 'park')?.id;
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
  const mails = () => {
    const outbox = path.join(machines.dataFolder, 'outbox');
    if (!existsSync(outbox)) return [];
    return readdirSync(outbox)
      .filter((name) => !name.startsWith('.'))
      .map((name) => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as { to: string })
      .filter(({ to }) => to === email);
  };
  await expect.poll(() => mails().length).toBe(1);
});

test('what is uploaded to one is served by the other', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const [one, other] = machines.apis;
  const cookie = await sessionFrom(playwright, one.origin, 'super-administrator');
  // The smallest PNG there is: one transparent pixel.
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const uploaded = await request.post(`${one.origin}/api/publishing/images`, {
    headers: { cookie },
    multipart: { image: { name: 'pixel.png', mimeType: 'image/png', buffer: pixel } },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { image } = (await uploaded.json()) as { image: { url: string } };
  expect((await request.get(`${other.origin}${image.url}`, { headers: { cookie } })).status()).toBe(200);
});

test('releases are the same from both: a token given by one opens the other, with one status', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const [one, other] = machines.apis;
  const cookie = await sessionFrom(playwright, one.origin, 'super-administrator');
  const { token } = (await (
    await request.post(`${one.origin}/api/releases/mf-directory/tokens`, {
      headers: { cookie },
      data: { label: 'two machines' },
    })
  ).json()) as { token: string };
  const status = await request.get(`${other.origin}/api/releases/mf-directory`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([200, 404]).toContain(status.status());
  expect(
    (
      await request.get(`${other.origin}/api/releases/mf-parkshare`, { headers: { authorization: `Bearer ${token}` } })
    ).status(),
  ).toBe(403);
  const revisions = await Promise.all(
    machines.apis.map(
      async ({ origin }) =>
        ((await (await request.get(`${origin}/api/releases/registry`)).json()) as { revision: string }).revision,
    ),
  );
  expect(revisions[0]).toBe(revisions[1]);
});

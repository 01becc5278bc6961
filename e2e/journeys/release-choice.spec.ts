/** A version that one browser sees and others do not: previews and local addresses; and what becomes known of failures. */
import type { Page } from '@playwright/test';
import { startApiProxy, type ApiProxy } from '../support/api-proxy';
import { withCompaniesTitle } from '../support/changed-build';
import { startChangedRemote, type ChangedRemote } from '../support/changed-remote';
import { expect, signInByForm, test } from '../support/portal-test';
import { heading } from '../support/release-pages';
import {
  readRegistry,
  startSecondShell,
  type RegistryDocument,
  type RegistryEntry,
  type SecondShell,
} from '../support/second-shell';

const newTitle = 'Companies, third edition';
const token = 'a-token-that-is-long-enough';
const key = 'journeys-shell-key-0123456789';
const thirdEdition = withCompaniesTitle(newTitle);
const badge = (page: Page) => page.getByRole('region', { name: 'Versions in this browser' });

function directoryOf(registry: RegistryDocument): RegistryEntry {
  const found = registry.remotes.find(({ name }) => name === 'mf-directory');
  if (!found) throw new Error('mf-directory is not in the registry');
  return found;
}

let changed: ChangedRemote;
let api: ApiProxy;
let shell: SecondShell;
test.beforeAll(async () => {
  const registry = readRegistry();
  const directory = directoryOf(registry);
  changed = await startChangedRemote(directory.live, '3.0.0-third', thirdEdition);
  directory.server = changed.origin;
  directory.previous = null;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  api = await startApiProxy({
    [`/api/releases/previews/${token}`]: {
      name: 'mf-directory',
      descriptor: directory.descriptor,
      build: changed.build,
      server: changed.origin,
      expiresAt,
    },
    '/api/releases/outcomes': null,
  });
  shell = await startSecondShell({ registry, environment: { API_ORIGIN: api.origin, SHELL_KEY: key } });
});
test.afterAll(async () => {
  await shell.stop();
  await changed.stop();
  api.stop();
});

test('a preview is seen by the browser that has its token, says so, and is left by keyboard', async ({
  page,
  browser,
}) => {
  await page.goto(`${shell.origin}/companies?preview=${token}`);
  await expect(page).toHaveURL(`${shell.origin}/companies`);
  await expect(heading(page, newTitle)).toBeVisible();
  await expect(badge(page)).toContainText('3.0.0-third');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'preview');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${shell.origin}/companies`);
  await expect(heading(other, 'Companies')).toBeVisible();
  await other.context().close();

  const back = badge(page).getByRole('button', { name: 'Back to the released version' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Companies')).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('a preview that has ended is said to have', async ({ page }) => {
  await page.goto(`${shell.origin}/companies?preview=a-token-that-nobody-gave-out`);
  await expect(heading(page, 'Companies')).toBeVisible();
  await expect(badge(page)).toContainText('has ended');
});

test('a local address is for those who may release: seen, said, widened for them alone, and left again', async ({
  page,
}) => {
  await page.goto(`${shell.origin}/login`);
  await signInByForm(page, 'super-administrator');
  await page.goto(`${shell.origin}/companies?override`);
  const dialog = page.getByRole('dialog', { name: 'Run an area from this computer' });
  await dialog.getByRole('combobox', { name: 'Area' }).selectOption('mf-directory');
  await dialog.getByRole('textbox', { name: 'Local address' }).fill(`${changed.origin}/`);
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(heading(page, newTitle)).toBeVisible();
  await expect(badge(page)).toContainText(changed.origin);
  const policyOf = async (target: Page) =>
    (await target.request.get(`${shell.origin}/companies`)).headers()['content-security-policy'] ?? '';
  expect(await policyOf(page)).toContain(`script-src 'self' ${changed.origin}`);
  await badge(page).getByRole('button', { name: 'Back to the released version' }).click();
  await expect(heading(page, 'Companies')).toBeVisible();
  expect(await policyOf(page)).not.toContain(changed.origin);
});

test('everybody else is refused, and a cookie of one’s own making counts for nothing', async ({ page, context }) => {
  const ask = async () =>
    (
      await page.request.post(`${shell.origin}/_releases/override`, {
        data: { remote: 'mf-directory', address: `${changed.origin}/` },
      })
    ).status();
  expect(await ask()).toBe(403);
  await page.goto(`${shell.origin}/login`);
  await signInByForm(page, 'company-administrator');
  expect(await ask()).toBe(403);
  await page.goto(`${shell.origin}/companies?override`);
  await expect(heading(page, 'Companies')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const forged = Buffer.from(
    JSON.stringify({ remote: 'mf-directory', address: `${changed.origin}/`, until: Date.now() + 1e7, session: '' }),
  ).toString('base64url');
  await context.addCookies([{ name: 'override', value: `${forged}.AAAA`, url: shell.origin }]);
  await page.reload();
  await expect(heading(page, 'Companies')).toBeVisible();
});

test('an address that is not of the own machine is refused to everybody', async ({ page }) => {
  await page.goto(`${shell.origin}/login`);
  await signInByForm(page, 'super-administrator');
  const answer = await page.request.post(`${shell.origin}/_releases/override`, {
    data: { remote: 'mf-directory', address: 'https://elsewhere.example/' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ key: 'errors.validation', fields: { address: expect.any(String) } });
});

test('a canary that does not load falls back for its visitors, and the api hears of it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity|Failed to|Loading chunk|Federation|RUNTIME/i);
  const broken = await startChangedRemote(directoryOf(readRegistry()).live, '4.0.0-broken', (text) => text);
  broken.tamper(/^company-list.*\.js$/, (text) => `${text};`);
  const registry = readRegistry();
  const directory = directoryOf(registry);
  directory.server = broken.origin;
  directory.previous = null;
  directory.canary = { build: broken.build, descriptor: directory.descriptor, share: 1, roles: [] };
  const other = await startSecondShell({
    registry: { ...registry, revision: 'broken-canary' },
    environment: { API_ORIGIN: api.origin, SHELL_KEY: key },
  });
  try {
    await page.goto(`${other.origin}/companies`);
    await expect(page.getByText(/you see the previous one/i)).toBeVisible();
    const told = () =>
      api.requests
        .filter(({ authorization }) => authorization === `Bearer ${key}`)
        .flatMap(({ body }) => (JSON.parse(body) as { outcomes: { version: string }[] }).outcomes);
    await expect
      .poll(() => told().find(({ version }) => version === '4.0.0-broken'))
      .toMatchObject({ remote: 'mf-directory', loads: 1, loadFailures: 1, renderFailures: 0 });
    expect(await (await page.request.get(`${other.origin}/metrics`)).text()).toContain(
      'shell_remote_outcomes_total{remote="mf-directory",version="4.0.0-broken",outcome="loadFailure"} 1',
    );
  } finally {
    await other.stop();
    await broken.stop();
  }
});

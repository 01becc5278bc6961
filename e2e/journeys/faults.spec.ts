/** A remote that is down, hanging, broken, throwing or back again never harms the shell or another remote. */
import { expect, signInByForm, test } from '../support/portal-test';
import {
  readRegistry,
  startFaultyRemote,
  startSecondShell,
  type FaultyRemote,
  type RemoteFault,
  type SecondShell,
} from '../support/second-shell';

const subjects = [
  { remote: 'mf-directory', path: '/companies', other: '/news', needsSignIn: false },
  { remote: 'mf-news-events', path: '/news', other: '/companies', needsSignIn: false },
  { remote: 'mf-parkshare', path: '/parkshare', other: '/companies', needsSignIn: true },
  { remote: 'mf-bookaroom', path: '/book-a-room', other: '/companies', needsSignIn: true },
  { remote: 'mf-portal-admin', path: '/portal', other: '/companies', needsSignIn: true },
] as const;

const faults: readonly RemoteFault[] = ['down', 'hanging', 'garbage', 'throwing', 'empty'];

for (const { remote, path, other, needsSignIn } of subjects) {
  test.describe(remote, () => {
    let shell: SecondShell;
    let faulty: FaultyRemote;
    test.use({
      expectedErrors: [
        /Refused to (apply|execute)|this remote throws|Unexpected token|Federation|RUNTIME|Failed to (load|find)|integrity|remoteEntry|entry/i,
      ],
    });
    test.beforeAll(async () => {
      const registry = readRegistry();
      const entry = registry.remotes.find(({ name }) => name === remote);
      if (!entry) throw new Error(`${remote} is not in the registry`);
      faulty = await startFaultyRemote(entry.server);
      entry.server = faulty.origin;
      entry.previous = null;
      // Two attempts are over before an expectation is, and no other area needs as long on a busy machine.
      shell = await startSecondShell({ registry, environment: { REMOTE_TIMEOUT: '8000' } });
    });
    test.afterAll(async () => {
      await shell.stop();
      await faulty.stop();
    });

    for (const fault of faults) {
      test(`${fault}: an error in its place, the rest goes on, and it recovers`, async ({ page }) => {
        faulty.set('none');
        if (needsSignIn) {
          await page.goto(`${shell.origin}/login`);
          await signInByForm(page, 'company-supervisor');
        }
        faulty.set(fault);
        // Do not wait for `load`: hints of hanging files delay it, but the page does not wait for them.
        await page.goto(`${shell.origin}${path}`, { waitUntil: 'domcontentloaded' });
        const panel = page.getByRole('alert').filter({ has: page.getByRole('button', { name: /try again/i }) });
        await expect(panel).toBeVisible();
        await expect(panel).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/);

        await page.locator(`a[href="${other}"]:visible`).first().click();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: /try again/i })).toHaveCount(0);

        await page.goBack({ waitUntil: 'commit' });
        await expect(panel).toBeVisible();
        faulty.set('none');
        await panel.getByRole('button', { name: /try again/i }).click();
        await expect(page.getByRole('button', { name: /try again/i })).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      });
    }
  });
}

test('a server that hangs holds one connection on the way to its area, and another area opens at once', async ({
  page,
  expectedErrors,
}) => {
  // The shell waits for it no longer than for any remote, and answers in its place: here at the end, while it stops.
  expectedErrors.push(/Refused to execute script/);
  const registry = readRegistry();
  const news = registry.remotes.find(({ name }) => name === 'mf-news-events');
  if (!news) throw new Error('no news');
  const faulty = await startFaultyRemote(news.server);
  faulty.set('hanging');
  news.server = faulty.origin;
  news.previous = null;
  const shell = await startSecondShell({ registry, environment: { REMOTE_TIMEOUT: '20000' } });
  try {
    const asked = new Set<string | undefined>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/_mf/mf-news-events/')) asked.add(pathname.split('/').at(-1));
    });
    await page.goto(`${shell.origin}/companies`);
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    await page.locator('a[href="/news"]:visible').first().hover();
    await page.locator('a[href="/news"]:visible').first().click();
    await expect(page).toHaveURL(/\/news$/);
    await expect.poll(() => [...asked]).toEqual([news.live.container ?? news.live.entry]);
    const left = performance.now();
    await page.locator('a[href="/jobs"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    test.info().annotations.push({
      type: 'another area beside one that hangs',
      description: `${Math.round(performance.now() - left)} ms`,
    });
    expect([...asked]).toHaveLength(1);
  } finally {
    await shell.stop();
    await faulty.stop();
  }
});

test('a broken live version falls back to the previous one, with a notice', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Refused to (apply|execute)|Federation|RUNTIME|Failed|entry/i);
  const registry = readRegistry();
  const directory = registry.remotes.find(({ name }) => name === 'mf-directory');
  if (!directory) throw new Error('no directory');
  directory.previous = directory.live;
  directory.live = {
    ...directory.live,
    version: 'broken',
    baseUrl: '/_mf/mf-directory/broken/',
    globalName: 'mf_directory_broken',
    integrity: {},
  };
  const shell = await startSecondShell({ registry });
  try {
    await page.goto(`${shell.origin}/companies`);
    await expect(page.locator('main a[href^="/companies/details?id="]').first()).toBeVisible();
    await expect(page.getByText(/you see the previous one/i)).toBeVisible();
  } finally {
    await shell.stop();
  }
});

test('a remote that needs another platform is not run', async ({ page }) => {
  const registry = readRegistry();
  const directory = registry.remotes.find(({ name }) => name === 'mf-directory');
  if (!directory) throw new Error('no directory');
  Object.assign(directory.descriptor, { platform: '^9.0.0' });
  directory.live.platform = '^9.0.0';
  directory.previous = null;
  const shell = await startSecondShell({ registry });
  try {
    await page.goto(`${shell.origin}/companies`);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.locator('a[href="/news"]:visible').first().click();
    await expect(page.locator('main a[href^="/news/details?id="]').first()).toBeVisible();
  } finally {
    await shell.stop();
  }
});

test('a tampered entry does not run: its content is not what the registry says', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Refused to|integrity|Federation|RUNTIME|Failed|entry/i);
  const registry = readRegistry();
  const directory = registry.remotes.find(({ name }) => name === 'mf-directory');
  if (!directory) throw new Error('no directory');
  directory.previous = null;
  directory.live['integrity'] = {
    [directory.live.container ?? '']: 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  };
  const shell = await startSecondShell({ registry });
  try {
    await page.goto(`${shell.origin}/companies`);
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
  } finally {
    await shell.stop();
  }
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/.*/] });

  test('the portal says so, and loads by itself when the connection is back', async ({ page, context }) => {
    await page.goto('/companies');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

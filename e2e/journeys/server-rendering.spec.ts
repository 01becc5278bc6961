/** The first screen of visitors comes drawn from the server, and an area's server build harms nobody (decision 20). */
import type { Locator, Page, Route } from '@playwright/test';
import { demoPassword, emailOf } from '../support/accounts';
import { serverBuildOf, startChangedServerBuild, type ChangedServerBuild } from '../support/changed-server-build';
import { choose } from '../support/choose';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry, startSecondShell, type SecondShell } from '../support/second-shell';

test.describe.configure({ mode: 'serial' });

const pages = [
  { path: '/', title: 'Innovation Park' },
  { path: '/login', title: 'Sign in' },
  { path: '/companies', title: 'Companies' },
  { path: '/jobs', title: 'Jobs' },
  { path: '/news', title: 'News' },
  { path: '/events-calendar', title: 'Events calendar' },
  { path: '/events-calendar?view=week', title: 'Events calendar' },
  { path: '/success-stories', title: 'Success stories' },
  { path: '/events', title: 'Events' },
  { path: '/search?q=park', title: 'Search the portal' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/working-here/tenant-portal', title: 'Working here' },
  { path: '/no-such-page', title: 'This page does not exist' },
] as const;

/** The first record of each list. */
const lists = ['/companies', '/jobs', '/news', '/success-stories', '/events'] as const;

let shell: SecondShell;
let changes: ChangedServerBuild;

test.beforeAll(async () => {
  const registry = readRegistry();
  changes = await startChangedServerBuild(registry, 'mf-directory');
  shell = await startSecondShell({
    registry,
    // Each page is composed for its reader, so that what one visitor got decides nothing about the next.
    environment: {
      SERVER_RENDERING: 'true',
      // How soon, on a machine that is busy with other things, proves nothing.
      DRAW_TIMEOUT: '1000',
      FIRST_CALL_TIMEOUT: '10000',
      SHARED_ANSWER_MS: '0',
      ANALYTICS_ENDPOINT: '/_report/page-views',
    },
  });
  for (const { path } of pages) await htmlOf(path, 'language=en');
});

test.afterAll(async () => {
  changes?.stop();
  await shell?.stop();
});

/** HTML of the first screen. A process that has just started, or a busy machine, leaves a page to the browser. */
async function htmlOf(path: string, cookie: string): Promise<string> {
  let root: string | undefined;
  await expect(async () => {
    const html = await (await fetch(`${shell.origin}${path}`, { headers: { cookie } })).text();
    root = /<div id="root">(.+?)<\/div>\n<script type="application\/json"/s.exec(html)?.[1];
    expect(root, `${path} is not drawn`).toBeDefined();
  }).toPass();
  return root ?? '';
}

async function outcomes(): Promise<string> {
  const metrics = await (await fetch(`${shell.origin}/metrics`)).text();
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('shell_drawn_pages_total'))
    .join('\n');
}

const inLanguage = (page: Page, language: string, theme = 'light') =>
  page.context().addCookies([
    { name: 'language', value: language, url: shell.origin },
    { name: 'theme', value: theme, url: shell.origin },
  ]);

/** Opens a page as the server drew it, and marks it. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${shell.origin}${path}`, { waitUntil: 'commit' });
    await page.locator('#page-data').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.getElementById('page-data')?.textContent.includes('"rendered"'))).toBe(
      true,
    );
  }).toPass();
}

/** Loads a page again until the server has drawn it: a busy machine leaves some to the browser. */
const reloadUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();

async function openDrawnHere(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(`${shell.origin}${path}`);
  await reloadUntil(page, shown);
}

const isRunning = (page: Page) =>
  page.waitForFunction(() => !('parkEarlyInput' in window) && document.readyState === 'complete');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages can be read', async ({ page }) => {
    for (const { path, title } of pages) {
      await inLanguage(page, 'en');
      await expect(async () => {
        await page.goto(`${shell.origin}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title, { timeout: 500 });
      }).toPass();
      await expect(page.locator('noscript')).toHaveCount(0);
    }
    const job = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await follow(
      page,
      () => page.goto(`${shell.origin}/jobs`).then(() => undefined),
      () => job,
    );
    await job.click();
    await expect(page).toHaveURL(/\/jobs\/details\?id=/);
  });

  /** Sends a form or opens a link until the page that follows is drawn: a busy machine leaves some to the browser. */
  async function follow(page: Page, step: () => Promise<void>, shown: (page: Page) => Locator): Promise<void> {
    const before = page.url();
    await step();
    // Loading again before the page that follows has begun would load the one before.
    await expect(page).not.toHaveURL(before);
    await expect(async () => {
      await page.reload();
      await expect(shown(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  test('companies are searched, filtered and leafed through', async ({ page }) => {
    await inLanguage(page, 'en');
    const main = page.getByRole('main');
    const companies = main.locator('a[href^="/companies/details"]');
    await follow(
      page,
      () => page.goto(`${shell.origin}/companies`).then(() => undefined),
      () => main.getByRole('link', { name: 'Show more' }),
    );
    const first = await companies.allInnerTexts();
    await follow(
      page,
      () => main.getByRole('link', { name: 'Show more' }).click(),
      () => companies.first(),
    );
    const second = await companies.allInnerTexts();
    expect(second.length).toBeGreaterThan(10);
    expect(second.filter((name) => first.includes(name))).toEqual([]);

    const wanted = first[3] ?? '';
    await main.getByRole('searchbox').fill(wanted);
    await follow(
      page,
      () => main.getByRole('button', { name: 'Search' }).click(),
      () => main.getByRole('link', { name: wanted }),
    );
    expect(new URL(page.url()).searchParams.get('q')).toBe(wanted);

    await main.getByRole('searchbox').fill('');
    await main.getByRole('checkbox').first().check();
    await follow(
      page,
      () => main.getByRole('button', { name: 'Show results' }).click(),
      () => companies.first(),
    );
    await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });
});

test.describe('without scripts, somebody', () => {
  test.use({ javaScriptEnabled: false });

  test('signs in, learns why not, sees pages and closed ones, and signs out', async ({ page }) => {
    await inLanguage(page, 'en');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const password = page.getByLabel('Password', { exact: true });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    // A visitor is led to sign in, and back afterwards.
    await openDrawnHere(page, '/book-a-room', email);
    await email.fill(emailOf('company-administrator'));
    await password.fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/problem=credentials/);
    await reloadUntil(page, page.getByText('E-mail or password is not right.'));
    await expect(email).toHaveValue(emailOf('company-administrator'));
    await expect(password).toHaveValue('');

    await password.fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/book-a-room$/);
    await reloadUntil(page, page.getByRole('heading', { level: 1, name: 'Rooms' }));
    expect(addresses.join()).not.toContain(encodeURIComponent(demoPassword));
    expect(addresses.join()).not.toContain(encodeURIComponent(emailOf('company-administrator')));

    // The next sign-in without scripts comes from a known device.
    const sent = await page.context().cookies(`${shell.origin}/login`);
    expect(sent.map(({ name }) => name)).toContain('device');

    // The reason is on the page itself.
    const answer = await page.goto(`${shell.origin}/portal/admin/releases`);
    expect(answer?.status()).toBe(403);
    await reloadUntil(page, page.getByText('Whom to ask'));

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${shell.origin}/`);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
  });
});

test('a form that was sent without scripts begins a session that scripts continue', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto(`${shell.origin}/login`);
  await page.evaluate(() => HTMLFormElement.prototype.submit.call(document.querySelector('main form')));
  await page.waitForURL(/problem=incomplete/);
  await expect(page.getByRole('alert')).toContainText('Fill in your e-mail address');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('company-administrator'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.evaluate(() => HTMLFormElement.prototype.submit.call(document.querySelector('main form')));
  await page.waitForURL(/\/portal$/);
  await isRunning(page);
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
  await page.goto(`${shell.origin}/parkshare`);
  await isRunning(page);
  await expect(page).toHaveURL(/\/parkshare$/);
});

test('each page is drawn the same twice, and the browser continues from it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-from-server', '');
    });
  });
  const details: string[] = [];
  for (const list of lists) {
    const link = new RegExp(`href="(${list}/details\\?id=[^"]+)"`).exec(await htmlOf(list, 'language=en'));
    details.push((link?.[1] ?? `${list}/details`).replaceAll('&amp;', '&'));
  }
  for (const [language, theme] of [
    ['en', 'light'],
    ['fr', 'dark'],
  ] as const)
    for (const path of [...pages.map((each) => each.path), ...details]) {
      const cookie = `language=${language}; theme=${theme}`;
      // Other journeys may change what a page shows between two drawings, once.
      await expect(async () => expect(await htmlOf(path, cookie)).toBe(await htmlOf(path, cookie))).toPass();
      await inLanguage(page, language, theme);
      await openDrawn(page, path);
      await isRunning(page);
      // A difference is an uncaught error, and the page would be another one.
      await expect(page.locator('main[data-from-server]'), `${path} in ${language}`).toHaveCount(1);
      const styles = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(new Set(styles).size, 'styles are loaded once').toBe(styles.length);
    }
});

test('a page is drawn with what was chosen on this device', async ({ page }) => {
  await inLanguage(page, 'en');
  await openDrawn(page, '/companies');
  await isRunning(page);
  await choose(page.getByRole('radio', { name: 'Table' }));
  await expect(page).toHaveURL(/view=table/);
  const cookies = await page.context().cookies(shell.origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await htmlOf('/companies', cookie)).toContain('<table');
  expect(await htmlOf('/companies', 'language=en')).not.toContain('<table');
});

test('pages of a signed-in person are drawn for that person, and the browser continues from them', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-from-server', '');
    });
  });
  await inLanguage(page, 'en');
  await page.goto(`${shell.origin}/login`);
  await signInByForm(page, 'company-administrator');
  for (const path of ['/', '/portal', '/book-a-room', '/parkshare', '/companies', '/saved', '/portal/admin/releases']) {
    await openDrawn(page, path);
    await isRunning(page);
    await expect(page.locator('main[data-from-server]'), path).toHaveCount(1);
    await expect(page.getByRole('button', { name: /menu|account/i }).first(), path).toBeVisible();
  }
  // Nobody else gets that page.
  expect(await htmlOf('/', 'language=en')).not.toContain('Hello');
});

test.describe('before the portal runs', () => {
  test.use({ consent: null });

  test('what is typed and pressed counts afterwards', async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route(/\/assets\/main\.\w+\.js$/, (route) => (isHeld ? void held.push(route) : route.continue()));
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const release = async () => {
      isHeld = false;
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => {})));
    };

    await openDrawn(page, '/companies');
    await page.getByRole('searchbox').first().fill('bio');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await release();
    await expect(page).toHaveURL(/q=bio/);
    await expect(page.getByRole('searchbox').first()).toHaveValue('bio');
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);

    isHeld = true;
    await openDrawn(page, '/login');
    await page.getByRole('textbox', { name: /^e-?mail/i }).fill(emailOf('employee'));
    await page.getByLabel(/^password$/i).fill(demoPassword);
    await page.getByLabel(/^password$/i).press('Enter');
    await release();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(addresses.filter((address) => address.includes('password'))).toEqual([]);
    expect(addresses.filter((address) => address.includes(encodeURIComponent(demoPassword)))).toEqual([]);
  });
});

const faults = [
  { name: 'hangs', outcome: 'slow', statements: 'for (;;);' },
  { name: 'throws', outcome: 'threw', statements: `throw new Error('broken');` },
  {
    name: 'needs all memory',
    outcome: 'slow|crashed',
    statements: 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
  },
  {
    name: 'draws a script',
    outcome: 'refused',
    statements: `return require('react').createElement('script', { dangerouslySetInnerHTML: { __html: 'alert(1)' } });`,
  },
  {
    name: 'draws something else than the browser',
    outcome: 'drawn',
    statements: `return require('react').createElement('h1', null, 'Not what the browser draws');`,
  },
] as const;

test('a server build that goes wrong changes no page', async ({ page, expectedErrors }) => {
  // React says that it drew the page again.
  expectedErrors.push(/Minified React error #4\d\d/);
  for (const [number, { name, outcome, statements }] of faults.entries()) {
    const version = `0.0.${number}`;
    await shell.publish(changes.registryWith(version, serverBuildOf('company-list', statements)));
    await expect(async () => {
      await fetch(`${shell.origin}/companies`);
      expect(await outcomes(), name).toMatch(
        new RegExp(`area="mf-directory",version="${version}",outcome="(?:${outcome})"`),
      );
    }).toPass();
    await page.goto(`${shell.origin}/companies`);
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' }), name).toBeVisible();
    // Other areas are drawn as before.
    await htmlOf('/news', 'language=en');
  }
});

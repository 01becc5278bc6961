/** The first screen comes rendered from the server, and the browser continues from it (decision 20). */
import type { Route } from '@playwright/test';
import { demoPassword, emailOf } from '../support/accounts';
import { choose } from '../support/choose';
import {
  renderedPages,
  htmlOf,
  inLanguage,
  isRunning,
  openRendered,
  startRenderingShell,
} from '../support/rendered-pages';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry, type SecondShell } from '../support/second-shell';

test.describe.configure({ mode: 'serial' });

/** The first record of each list. */
const lists = ['/companies', '/jobs', '/news', '/success-stories', '/events'] as const;

let shell: SecondShell;
test.beforeAll(async () => {
  shell = await startRenderingShell(readRegistry());
});
test.afterAll(() => shell?.stop());

test('each page is rendered the same twice, and the browser continues from it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-from-server', '');
    });
  });
  const details: string[] = [];
  for (const list of lists) {
    const link = new RegExp(`href="(${list}/details\\?id=[^"]+)"`).exec(await htmlOf(shell, list, 'language=en'));
    details.push((link?.[1] ?? `${list}/details`).replaceAll('&amp;', '&'));
  }
  for (const [language, theme] of [
    ['en', 'light'],
    ['fr', 'dark'],
  ] as const)
    for (const path of [...renderedPages.map((each) => each.path), ...details]) {
      const cookie = `language=${language}; theme=${theme}`;
      // Other journeys may change what a page shows between two drawings, once.
      await expect(async () =>
        expect(await htmlOf(shell, path, cookie)).toBe(await htmlOf(shell, path, cookie)),
      ).toPass();
      await inLanguage(shell, page, language, theme);
      await openRendered(shell, page, path);
      await isRunning(page);
      // A difference is an uncaught error, and the page would be another one.
      await expect(page.locator('main[data-from-server]'), `${path} in ${language}`).toHaveCount(1);
      const styles = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(new Set(styles).size, 'styles are loaded once').toBe(styles.length);
    }
});

test('a page is rendered with what was chosen on this device', async ({ page }) => {
  await inLanguage(shell, page, 'en');
  await openRendered(shell, page, '/companies');
  await isRunning(page);
  await choose(page.getByRole('radio', { name: 'Table' }));
  await expect(page).toHaveURL(/view=table/);
  const cookies = await page.context().cookies(shell.origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await htmlOf(shell, '/companies', cookie)).toContain('<table');
  expect(await htmlOf(shell, '/companies', 'language=en')).not.toContain('<table');
});

test('pages of a signed-in person are rendered for that person, and the browser continues from them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-from-server', '');
    });
  });
  await inLanguage(shell, page, 'en');
  await page.goto(`${shell.origin}/login`);
  await signInByForm(page, 'company-administrator');
  for (const path of ['/', '/portal', '/book-a-room', '/parkshare', '/companies', '/saved', '/portal/admin/releases']) {
    await openRendered(shell, page, path);
    await isRunning(page);
    await expect(page.locator('main[data-from-server]'), path).toHaveCount(1);
    await expect(page.getByRole('button', { name: /menu|account/i }).first(), path).toBeVisible();
  }
  // Nobody else gets that page.
  expect(await htmlOf(shell, '/', 'language=en')).not.toContain('Hello');
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

    await openRendered(shell, page, '/companies');
    await page.getByRole('searchbox').first().fill('bio');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await release();
    await expect(page).toHaveURL(/q=bio/);
    await expect(page.getByRole('searchbox').first()).toHaveValue('bio');
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);

    isHeld = true;
    await openRendered(shell, page, '/login');
    await page.getByRole('textbox', { name: /^e-?mail/i }).fill(emailOf('employee'));
    await page.getByLabel(/^password$/i).fill(demoPassword);
    await page.getByLabel(/^password$/i).press('Enter');
    await release();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(addresses.filter((address) => address.includes('password'))).toEqual([]);
    expect(addresses.filter((address) => address.includes(encodeURIComponent(demoPassword)))).toEqual([]);
  });
});

test('pictures, and the font on a slow line, come behind the scripts of a rendered page; the next page has the font at once', async ({
  page,
}) => {
  let release: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { downlink: 1.6 } }));
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isHeldBack = (path: string) => path.startsWith('/api/files/') || path.endsWith('.woff2');
  await inLanguage(shell, page, 'en');
  await openRendered(shell, page, '/companies');
  const logo = page.locator('main img').first();
  await expect(logo).toHaveAttribute('data-src', /./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter(isHeldBack)).toEqual([]);
  release();
  await expect(logo).toHaveAttribute('src', /\/api\/files\//);
  await expect.poll(() => asked.filter((path) => path.endsWith('.woff2')).length).toBe(1);
  await isRunning(page);
  await expect(page.locator('html')).toHaveAttribute('data-font', 'later');

  await openRendered(shell, page, '/jobs');
  await isRunning(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
});

test('a rendered page whose stylesheet does not come is not left unstyled', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Loading CSS chunk|Failed to load resource|404/);
  await page.route(/company-list\.\w+\.css$/, (route) => route.fulfill({ status: 404, body: '' }));
  await inLanguage(shell, page, 'en');
  await openRendered(shell, page, '/companies');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Public pages can be read, searched and leafed through without scripts, and somebody can sign in (decision 20). */
import type { Locator, Page } from '@playwright/test';
import { demoPassword, emailOf } from '../support/accounts';
import {
  renderedPages,
  inLanguage,
  isRunning,
  openRenderedHere,
  reloadUntil,
  startRenderingShell,
} from '../support/rendered-pages';
import { expect, test } from '../support/portal-test';
import { readRegistry, type SecondShell } from '../support/second-shell';

test.describe.configure({ mode: 'serial' });

let shell: SecondShell;
test.beforeAll(async () => {
  shell = await startRenderingShell(readRegistry());
});
test.afterAll(() => shell?.stop());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages can be read', async ({ page }) => {
    for (const { path, title } of renderedPages) {
      await inLanguage(shell, page, 'en');
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

  /**
   * Sends a form or opens a link until the page that follows is rendered: a busy machine leaves some to the browser.
   */
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
    await inLanguage(shell, page, 'en');
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
    await inLanguage(shell, page, 'en');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const password = page.getByLabel('Password', { exact: true });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    // A visitor is led to sign in, and back afterwards.
    await openRenderedHere(shell, page, '/book-a-room', email);
    await email.fill(emailOf('company-administrator'));
    await password.fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/problem=credentials/);
    await reloadUntil(page, page.getByText('The e-mail address or the password is incorrect.'));
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
  await inLanguage(shell, page, 'en');
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

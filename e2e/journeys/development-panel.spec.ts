/** The development panel: roles, language and faults on a desk; nothing of it in a portal that does not allow it. */
import type { Page } from '@playwright/test';
import { violationsOf, wcag } from '../support/axe';
import { demoPassword } from '../support/accounts';
import { expect, storedAuth, test } from '../support/portal-test';
import { readRegistry, startSecondShell, type SecondShell } from '../support/second-shell';

const opener = (page: Page) => page.getByRole('button', { name: /^Development/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Development' });

test.describe('on a desk', () => {
  let shell: SecondShell;
  test.beforeAll(async () => {
    const registry = readRegistry();
    const parking = registry.remotes.find(({ name }) => name === 'mf-parkshare');
    if (!parking) throw new Error('mf-parkshare is not in the registry');
    // Two versions, so that there is an old one to ask for.
    parking.previous = parking.live;
    parking.live = { ...parking.live, version: `${parking.live.version}-newer` };
    // Several files of three seconds each stay below it, on a busy machine too.
    shell = await startSecondShell({
      registry,
      environment: { DEVELOPMENT_PANEL: 'true', DEMO_PASSWORD: demoPassword, REMOTE_TIMEOUT: '30000' },
    });
  });
  test.afterAll(() => shell.stop());

  /** Sets faults as a person does, and waits for the page that has them. */
  async function inject(
    page: Page,
    choices: Readonly<Record<string, string>>,
    isSessionExpired = false,
  ): Promise<void> {
    await opener(page).click();
    for (const [area, fault] of Object.entries(choices))
      await panel(page).getByRole('combobox', { name: area }).selectOption({ label: fault });
    if (isSessionExpired) await panel(page).getByRole('checkbox', { name: 'The session has expired' }).check();
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      panel(page).getByRole('button', { name: 'Load the page with these faults' }).click(),
    ]);
  }

  test('by keyboard one becomes another person, in another language, without leaving the page', async ({ page }) => {
    await page.goto(`${shell.origin}/news`);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    expect(await violationsOf(page, { tags: wcag })).toEqual([]);
    await panel(page).getByRole('combobox', { name: 'Person' }).focus();
    await page.keyboard.press('s');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => storedAuth(page))
      .toMatchObject({ isLoggedIn: true, user: { email: 'super-administrator@demo.park' } });
    await expect(panel(page)).toContainText('Now: super-administrator@demo.park');
    await panel(page).getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    const french = page.getByRole('dialog', { name: 'Développement' });
    await expect(french.getByRole('heading', { name: 'Ce qui ne marche pas' })).toBeVisible();
    expect(await violationsOf(page, { tags: wcag })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Développement' })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/news');
  });

  for (const fault of ['Missing', 'Throws']) {
    test(`a remote that is made “${fault}” fails in its place, and is back without the fault`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/throws: asked for|Federation|RUNTIME|Failed|entry|Loading chunk|MIME/i);
      await page.goto(`${shell.origin}/companies`);
      await inject(page, { Directory: fault });
      await expect(page.getByRole('alert').getByRole('button', { name: /try again/i })).toBeVisible();
      await expect(opener(page)).toHaveText('Development · 1 fault');
      await page.locator('a[href="/news"]:visible').first().click();
      await expect(page.locator('main a[href^="/news/details?id="]').first()).toBeVisible();
      await opener(page).click();
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        panel(page).getByRole('button', { name: 'Without faults' }).click(),
      ]);
      await page.goto(`${shell.origin}/companies`);
      await expect(page.locator('main a[href^="/companies/details?id="]').first()).toBeVisible();
      await expect(opener(page)).toHaveText('Development');
    });
  }

  test('a slow remote keeps its page waiting and nothing else', async ({ page }) => {
    await page.goto(`${shell.origin}/news`);
    await inject(page, { Directory: 'Slow, 3 s a file' });
    await expect(page.locator('main a[href^="/news/details?id="]').first()).toBeVisible();
    const asked = performance.now();
    await page.locator('a[href="/companies"]:visible').first().click();
    await expect(page.locator('main a[href^="/companies/details?id="]').first()).toBeVisible({ timeout: 30_000 });
    expect(performance.now() - asked).toBeGreaterThan(2_000);
  });

  test('a session that has expired is refused by the api, and the page says what to do', async ({ page, signIn }) => {
    await page.goto(`${shell.origin}/login`);
    await signIn('employee', page);
    await page.goto(`${shell.origin}/parkshare`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
    await inject(page, {}, true);
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    expect((await page.request.get(`${shell.origin}/api/users/user`)).status()).toBe(401);
  });

  test('the old version of a remote runs where it is asked for', async ({ page }) => {
    await page.goto(`${shell.origin}/news`);
    const liveVersion = () =>
      page.evaluate(
        () =>
          (
            JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
              snapshot: { remotes: { name: string; live: { version: string } }[] };
            }
          ).snapshot.remotes.find(({ name }) => name === 'mf-parkshare')?.live.version,
      );
    expect(await liveVersion()).toMatch(/-newer$/);
    await inject(page, { Parking: 'Previous version' });
    expect(await liveVersion()).not.toMatch(/-newer$/);
  });
});

test('a portal that does not allow it neither shows nor fetches the panel, and makes no fault', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.addCookies([{ name: 'development_faults', value: 'mf-directory.missing', url: baseURL ?? '' }]);
  await page.goto('/companies');
  await expect(page.locator('main a[href^="/companies/details?id="]').first()).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('development'))).toEqual([]);
});

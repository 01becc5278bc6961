/** What pages and builds are told about the live versions, and when (docs/design/releases.md). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-test';
import { goByLink, heading } from '../support/release-pages';

test('the shell tells what a build is measured against', async ({ page }) => {
  const facts = (await (await page.request.get('/_platform')).json()) as {
    platformVersion: string;
    sharedVersions: Record<string, string>;
  };
  expect(facts.platformVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(facts.sharedVersions)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@park/platform', '@park/ui']),
  );
});

test('asking for the snapshot again costs nothing while nothing has changed', async ({ page }) => {
  const first = await page.request.get('/_registry');
  const again = await page.request.get('/_registry', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  const text = await first.text();
  expect(text).not.toMatch(/firstCalls|\.css/);
});

test.describe('areas other than the one of the page', () => {
  const snapshotIn = (page: Page) =>
    page.evaluate(
      () =>
        (
          JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
            snapshot: { remotes: { name: string; live?: object }[] };
          }
        ).snapshot,
    );

  test('stand in the page in outline; the rest comes after the first screen, without being asked for', async ({
    page,
  }) => {
    const rest = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/_registry');
    await page.goto('/companies');
    const { remotes } = await snapshotIn(page);
    expect(remotes.length).toBeGreaterThan(4);
    expect(remotes.filter(({ live }) => live !== undefined).map(({ name }) => name)).toEqual(['mf-directory']);
    expect((await rest).status()).toBe(200);
    await goByLink(page, '/news');
    await expect(heading(page, 'News')).toBeVisible();
  });

  test('open from a page of the shell, before the rest is there', async ({ page }) => {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let answer = () => {};
    const canAnswer = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/_registry', async (route) => {
      isAsked();
      await canAnswer;
      await route.continue();
    });
    await page.goto('/');
    await asked;
    await goByLink(page, '/companies');
    await expect(page).toHaveURL(/\/companies$/);
    answer();
    await expect(heading(page, 'Companies')).toBeVisible();
  });

  test('leave an error in their place while the rest does not come, and recover', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route('**/_registry', (route) => route.abort());
    await page.goto('/companies');
    await expect(heading(page, 'Companies')).toBeVisible();
    await goByLink(page, '/news');
    const again = page.getByRole('button', { name: /try again/i });
    await expect(again).toBeVisible();
    await page.unroute('**/_registry');
    await again.click();
    await expect(heading(page, 'News')).toBeVisible();
  });
});

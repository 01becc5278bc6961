import { expect, test } from '../support/portal-test';
import type { Page } from '@playwright/test';

test.use({ consent: null });

function pageViews(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_report/page-views') seen.push(request.postData() ?? '');
  });
  return seen;
}

/** To be polled: Chromium hands what a script does to cookies to its network process without waiting for it. */
const consentCookie = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
  return cookie ? (JSON.parse(decodeURIComponent(cookie.value)) as unknown) : null;
};

test('before a choice, and after a refusal, no page view leaves (SHELL-05)', async ({ page }) => {
  const views = pageViews(page);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'May we count your visit?' });
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: /news/i }).first().click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(views).toEqual([]);

  const [accept, refuse] = [
    page.getByRole('button', { name: /^accept/i }),
    page.getByRole('button', { name: /^refuse|^decline|^reject/i }),
  ];
  const [acceptBox, refuseBox] = [await accept.boundingBox(), await refuse.boundingBox()];
  // Equal: the same size, on the same line or one above the other.
  for (const side of ['width', 'height'] as const)
    expect(Math.abs((acceptBox?.[side] ?? 0) - (refuseBox?.[side] ?? 1)), side).toBeLessThan(1);
  await refuse.click();
  await expect(banner).toBeHidden();
  await expect.poll(() => consentCookie(page)).toEqual({ v: 1, vendors: { analytics: false } });
  await page
    .getByRole('link', { name: /companies/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(views).toEqual([]);
});

test('after accepting, one page view per navigation, without any token; withdrawing works at once', async ({
  page,
}) => {
  const views = pageViews(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^accept/i }).click();
  await expect.poll(() => consentCookie(page)).toEqual({ v: 1, vendors: { analytics: true } });
  await page.getByRole('link', { name: /news/i }).first().click();
  await expect.poll(() => views.length).toBe(1);
  await page.goto('/events?token=secret-value');
  await expect.poll(() => views.length).toBe(2);
  expect(views.join()).not.toContain('secret-value');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: /^refuse|^decline|^reject/i }).click();
  await page
    .getByRole('link', { name: /companies/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(views).toHaveLength(2);
});

test('“Choose” opens the purposes and stores nothing until they are saved', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('checkbox', { name: 'Page views' })).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'May we count your visit?' })).toBeVisible();
  expect(await consentCookie(page)).toBeNull();
  await page.getByRole('checkbox', { name: 'Page views' }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => consentCookie(page)).toEqual({ v: 1, vendors: { analytics: true } });
});

test('a broken consent cookie counts as none (AMB-54)', async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: '%7Bbroken', url: process.env['PORTAL_ORIGIN'] ?? '' }]);
  const views = pageViews(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^accept/i })).toBeVisible();
  expect(views).toEqual([]);
});

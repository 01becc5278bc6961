import { expectAccessible, wcag } from '../support/axe';
import { expect, test } from '../support/portal-test';

test('changing the language changes the page, its data and the next page', async ({ page }) => {
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await page
    .getByRole('button', { name: /français|fr\b/i })
    .or(page.getByRole('link', { name: /français/i }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entreprises');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Chromium hands what a script does to cookies to its network process without waiting for it.
  await expect.poll(async () => (await page.request.get('/companies')).text()).toContain('<html lang="fr"');
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/actualités/i);
});

test('the browser’s language is taken where none was chosen', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CH', baseURL: process.env['PORTAL_ORIGIN'] ?? '' });
  const page = await context.newPage();
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entreprises');
  await context.close();
});

test('search opens with a key, finds a company and leads there, by keyboard alone', async ({ page }) => {
  await page.goto('/companies');
  const name = (await page.locator('main a[href^="/companies/details?id="]').first().innerText()).trim();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^search/i });
  await expect(box).toBeFocused();
  await box.fill(name.slice(0, 8));
  const option = page.getByRole('option').filter({ hasText: name }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 20 && (await option.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\/details\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('all results of a text have a page, which leads to the lists', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('energy');
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search?q=energy');
  const companies = page.getByRole('region', { name: 'Companies' });
  await expect(companies.getByRole('listitem').nth(5)).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  await companies.getByRole('link', { name: 'All in Companies' }).click();
  await expect(page).toHaveURL('/companies?q=energy');
});

test('Escape closes the search and restores the focus', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^search/i })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: /^search/i })).toHaveCount(0);
});

test('Back returns to the place in a long list (and the filters that were chosen)', async ({ page }) => {
  await page.goto('/companies');
  const link = page.locator('main a[href^="/companies/details?id="]').nth(12);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/details/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/companies');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 40);
});

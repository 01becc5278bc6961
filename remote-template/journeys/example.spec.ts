/** What this area promises, in the whole portal. Guards, axe and narrow screens are checked for every route by the portal's own journeys. */
import { expect, test } from '@park/e2e/portal-test';

test('a signed-in person sees what comes next, and opens it', async ({ page, signIn }) => {
  await signIn('employee');
  await page.goto('/example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example area');
  await page.locator('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/details\?id=/);
});

test('the page is there in French', async ({ page, signIn, context, baseURL }) => {
  await signIn('employee');
  await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
  await page.goto('/example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaine d’exemple');
});

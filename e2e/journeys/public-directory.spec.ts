/** What the directory shows to everybody, search engines among them. */
import { expectAccessible, wcag } from '../support/axe';
import { items } from '../support/directory';
import { expect, test } from '../support/portal-test';

const nobody = '00000000-0000-4000-8000-000000000000';

/** The blocks of JSON-LD in HTML as it was served, before any script ran. */
function servedFacts(html: string): { '@type'?: string; name?: string; title?: string }[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as object,
  );
}

test.describe('a visitor', () => {
  test('searches, narrows, opens a company and comes back to the same place', async ({ page }) => {
    await page.goto('/companies');
    await expect(page.getByRole('status').filter({ hasText: /\d+ companies/ })).toBeAttached();
    await page
      .getByRole('group', { name: 'Category' })
      .getByRole('checkbox', { name: /Start-up/ })
      .check();
    await expect(page).toHaveURL(/category=startup/);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(items(page, '/companies').nth(30)).toBeAttached();
    await page.reload();
    await expect(items(page, '/companies').nth(30)).toBeAttached();

    const link = items(page, '/companies').nth(28);
    const name = (await link.textContent()) ?? '';
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/category=startup/);
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 5);
    await expect(page.getByRole('checkbox', { name: /Start-up/ }).first()).toBeChecked();
  });

  for (const view of ['cards', 'table']) {
    test(`comes back to the same line of a long list, as ${view}`, async ({ page }) => {
      await page.goto(`/companies?view=${view}`);
      for (const shown of [48, 72]) {
        await page.getByRole('button', { name: 'Show more' }).click();
        await expect(items(page, '/companies')).toHaveCount(shown);
      }
      const link = items(page, '/companies').nth(50);
      await link.scrollIntoViewIfNeeded();
      // Its position once everything around it is laid out.
      const place = async () => Math.round((await link.boundingBox())?.y ?? 0);
      await expect.poll(async () => (await place()) === (await place())).toBe(true);
      const before = await place();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
      await page.goBack();
      await expect(items(page, '/companies')).toHaveCount(72);
      await expect(link).toBeFocused();
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(100);
    });
  }

  test('finds in spite of accents, case and a typing mistake, without the list going away', async ({ page }) => {
    await page.goto('/companies');
    const first = (await items(page, '/companies').first().textContent()) ?? '';
    const wanted = first.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    await page
      .getByRole('searchbox', { name: /companies/i })
      .pressSequentially(wanted.slice(0, 2) + wanted.slice(3), { delay: 20 });
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Loading');
  });

  test('gets a filtered list with its data in the HTML, and asks for nothing again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/companies/query') && asked.push(request.url()));
    await page.goto('/companies?category=startup&category=tenant&isEPFL=true&view=table');
    await expect(page.getByRole('table', { name: 'Companies' }).getByRole('row').nth(3)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('tells the three kinds of empty apart, and loads again when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/companies?q=zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'No matching companies' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).first().click();
    await expect(items(page, '/companies').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: /companies/i }).fill('bio');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(items(page, '/companies').first()).toBeVisible();
    await page.goto('/approved-suppliers');
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });

  test('company and job say what they are to machines exactly once, from the server on', async ({ page, request }) => {
    for (const [list, type, place] of [
      ['/companies', 'Organization', 0],
      // Not the first ones: other journeys publish, extend and archive the newest jobs.
      ['/jobs', 'JobPosting', 5],
    ] as const) {
      await page.goto(list);
      const item = items(page, list).nth(place);
      const address = (await item.getAttribute('href')) ?? '';
      const served = servedFacts(await (await request.get(address)).text());
      expect(served.map((facts) => facts['@type'])).toEqual([type]);
      // The same element on the way there by a link, and none on the list again.
      await item.click();
      const title = page.getByRole('heading', { level: 1 }).first();
      const blocks = page.locator('script[type="application/ld+json"]');
      await expect(blocks).toHaveCount(1);
      await expect(title).toHaveText(served[0]?.name ?? served[0]?.title ?? '');
      expect(JSON.parse((await blocks.textContent()) ?? '')).toEqual(served[0]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${address.replace('?', '\\?')}$`),
      );
      await expectAccessible(page, { tags: wcag });
      await page.goBack();
      await expect(blocks).toHaveCount(0);
    }
  });

  test('what is not there has the status of that, and a friendly page', async ({ page }) => {
    for (const [address, title] of [
      [`/companies/details?id=${nobody}`, 'Company not found'],
      [`/jobs/details?id=${nobody}`, 'Job not found'],
    ] as const) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    }
  });

  test('prints the list as a list', async ({ page }) => {
    await page.goto('/companies');
    await items(page, '/companies').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox', { name: /companies/i })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    await expect(page.getByText(/^24 of \d+/)).toBeVisible();
    await expect
      .poll(async () => {
        const [first, second] = await Promise.all(
          [0, 1].map((place) => items(page, '/companies').nth(place).boundingBox()),
        );
        return first && second && { isInLine: second.x === first.x, isBelow: second.y > first.y };
      })
      .toEqual({ isInLine: true, isBelow: true });
  });
});

test('an expired job is gone, and its page leads to the open ones', async ({ page, request, signIn }) => {
  await signIn('super-administrator');
  const expired = await page.evaluate(async () => {
    const read = async <T>(address: string) => ((await (await fetch(address)).json()) as { items: T[] }).items;
    for (const { id } of await read<{ id: string }>('/api/companies/query?fetchAll=true')) {
      const job = (await read<{ id: string; state: string }>(`/api/jobs/company?fetchAll=true&companyId=${id}`)).find(
        ({ state }) => state === 'expired',
      );
      if (job) return job.id;
    }
    return null;
  });
  expect(expired, 'the demo park has an expired job').not.toBeNull();
  const address = `/jobs/details?id=${expired}`;
  expect((await request.get(address)).status()).toBe(410);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
});

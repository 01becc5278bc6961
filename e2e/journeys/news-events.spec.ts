/** News, stories and events as a visitor and as people of the park read them; feeds for their own programs. */
import { choose } from '../support/choose';
import { expect, test } from '../support/portal-test';

test('news are filtered by kind, an unknown kind is an empty list (AMB-46)', async ({ page }) => {
  await page.goto('/news');
  await choose(page.getByRole('radio', { name: 'Press' }));
  await expect(page).toHaveURL(/\/news\?news=press$/);
  await expect(page.locator('main a[href^="/news/details"]').first()).toBeVisible();
  await page.goto('/news?news=no%2Fsuch%3Akind');
  await expect(page.getByRole('heading', { name: 'No matching news' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all kinds' }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('a search says how many there are, and shows why each was found, in whichever language', async ({ page }) => {
  // An article in both languages, and a word that only its French text contains.
  await page.goto('/news');
  const { id, word } = await page.evaluate(async () => {
    const read = async (path: string, language: string) =>
      (await fetch(path, { headers: { 'accept-language': language } })).json() as Promise<never>;
    const { items } = (await read('/api/news/query?pageSize=30', 'fr')) as {
      items: { id: string; availableLanguages: string[] }[];
    };
    for (const item of items.filter(({ availableLanguages }) => availableLanguages.length === 2)) {
      const texts = await Promise.all(
        ['fr', 'en'].map(async (language) => {
          const article = (await read(`/api/news/${item.id}`, language)) as {
            title: string;
            summary: string;
            content: string;
          };
          return new Set(`${article.title} ${article.summary} ${article.content}`.toLowerCase().match(/[a-z]{9,}/g));
        }),
      );
      const alone = [...(texts[0] ?? [])].find(
        (candidate) => ![...(texts[1] ?? [])].some((other) => other.includes(candidate.slice(0, 6))),
      );
      if (alone) return { id: item.id, word: alone };
    }
    throw new Error('The demo park has no such article.');
  });
  await page.goto(`/news?q=${word}`);
  const result = page.locator('article', { has: page.locator(`a[href$="${id}"]`) });
  await expect(result.getByText('In French')).toBeVisible();
  await expect(result.locator('[lang=fr] mark').first()).toHaveText(new RegExp(word, 'i'));
  await expect(
    page.getByRole('status').filter({ hasText: /^(\d+ results?|First \d+ results; there are more)$/ }),
  ).toHaveCount(1);
});

test('an address that asks for too much is asked as far as it can be', async ({ page }) => {
  await page.goto(`/news?q=${'x'.repeat(3000)}`);
  await expect(page.getByRole('heading', { name: 'No matching news' })).toBeVisible();
  await page.goto(`/news/details?id=${'a'.repeat(3000)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
});

test('a news article at the address of a story leads to its own', async ({ page }) => {
  await page.goto('/news');
  const href = (await page.locator('main a[href^="/news/details"]').first().getAttribute('href')) ?? '';
  await page.goto(href.replace('/news/', '/success-stories/'));
  await expect(page).toHaveURL(href);
});

test('without a connection the next part of a list waits, and comes when asked again', async ({ page, context }) => {
  await page.goto('/news');
  const links = page.locator('main a[href^="/news/details"]');
  await links.first().waitFor();
  const before = await links.count();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert')).toContainText('The next part of the list did not load.');
  expect(await links.count()).toBe(before);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('paging brings each article once', async ({ page }) => {
  await page.goto('/news');
  const links = page.locator(
    'main li a[href^="/news/details"], main article a[href^="/news/details"], main h2 a[href^="/news/details"], main h3 a[href^="/news/details"]',
  );
  await expect(links.first()).toBeVisible();
  const before = await links.count();
  await page.getByRole('button', { name: /more/i }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

for (const { list, type } of [
  { list: '/news', type: 'NewsArticle' },
  { list: '/success-stories', type: 'NewsArticle' },
  { list: '/events', type: 'Event' },
]) {
  test(`a page of ${list} says in the served HTML what it is about`, async ({ page, request }) => {
    await page.goto(list);
    const first = page.locator(`main a[href^="${list}/details"]`).first();
    const href = await first.getAttribute('href');
    const html = await (await request.get(href ?? '')).text();
    const [, json = ''] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const facts = JSON.parse(json) as { '@type': string; name?: string; headline?: string };
    expect(facts['@type']).toBe(type);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toMatch(/<meta (name="description"|property="og:description") content="[^"]+"/);
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.name ?? facts.headline ?? '');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  });
}

test('an article is read at a comfortable width, and printed without what leads away', async ({ page }) => {
  await page.goto('/news');
  await page.locator('main a[href^="/news/details"]').first().click();
  // The list's cards are articles too, and leave a moment after the press.
  const text = page.locator('main [data-print-address] p').first();
  await expect(text).toBeVisible();
  const { width, size } = await text.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  expect(width / size).toBeLessThan(42);
  for (const image of await page.locator('main article img').all())
    expect(await image.getAttribute('alt')).not.toBeNull();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'More news' })).toBeHidden();
  await expect(text).toBeVisible();
});

test('events: kinds, past ones, an unknown kind', async ({ page }) => {
  await page.goto('/events');
  await choose(page.getByRole('radio', { name: 'Past' }));
  await expect(page).toHaveURL(/upcoming=false/);
  await expect(page.locator('main a[href^="/events/details"]').first()).toBeVisible();
  await page.goto('/events?events=nothing-such');
  await expect(page.getByRole('heading', { name: 'No matching event' })).toBeVisible();
});

test('above an event, the way back leads to the list as it was narrowed', async ({ page }) => {
  await page.goto('/events?upcoming=false');
  const link = page.locator('main a[href^="/events/details"]').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/events?upcoming=false');
  await expect(page.getByRole('radio', { name: 'Past' })).toBeChecked();
});

test('an event comes into one’s own calendar', async ({ page }) => {
  await page.goto('/events');
  await page.locator('main a[href^="/events/details"]').first().click();
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog');
  const address = await dialog.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  expect(await dialog.getByRole('link', { name: 'Open in calendar program' }).getAttribute('href')).toBe(
    address.replace(/^https?:/, 'webcal:'),
  );
  const loading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: '.ics file' }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toMatch(/^event-.+\.ics$/);
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('BEGIN:VEVENT');
});

test.describe('events that are not for everybody', () => {
  for (const { name, status } of [
    { name: 'visitor', status: 404 },
    { name: 'employee', status: 404 },
    { name: 'company-supervisor', status: 200 },
  ]) {
    test(`a KNOVA event answers ${name} with ${status}`, async ({ page, signIn, browser, baseURL }) => {
      const other = await browser.newPage({ baseURL: baseURL ?? '' });
      await other.goto('/login');
      await signIn('super-administrator', other);
      const id = await other.evaluate(
        async () =>
          ((await (await fetch('/api/events/type/knova')).json()) as { items: { id: string }[] }).items[0]?.id ?? '',
      );
      await other.close();
      expect(id).not.toBe('');
      if (name !== 'visitor') await signIn(name);
      const answer = await page.goto(`/events/details?id=${id}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status === 404 ? 'Event not found' : /./);
      const filter = page.getByRole('radio', { name: 'KNOVA' });
      await page.goto('/events');
      await expect(page.locator('main a[href^="/events/details"]').first()).toBeVisible();
      await expect(filter).toHaveCount(status === 200 ? 1 : 0);
    });
  }
});

test.describe('feeds', () => {
  test('everybody can subscribe to public events, and to news', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const address = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue();
    expect(new URL(address).pathname).toBe('/api/feeds/events.ics');
    expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR');
    await page.goto('/news');
    const atom = await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href');
    expect((await page.request.get(atom ?? '')).headers()['content-type']).toContain('application/atom+xml');
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(1);
  });

  test('a person creates an address of their own, replaces it and revokes it', async ({
    page,
    signIn,
    playwright,
    baseURL,
  }) => {
    // A calendar program: it has no cookie.
    const program = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const read = async (address: string) => (await program.get(new URL(address).pathname)).status();
    await signIn('employee');
    await page.goto('/events-calendar');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Create address' }).click();
    const secret = page.getByRole('textbox', { name: 'Your secret address' });
    const first = await secret.inputValue();
    expect(await read(first)).toBe(200);
    await page.getByRole('button', { name: 'Create new address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create new address' }).click();
    await expect(secret).not.toHaveValue(first);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    const second = await secret.inputValue();
    expect([await read(first), await read(second)]).toEqual([404, 200]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('It cannot be shown again', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address' }).click();
    await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
    expect(await read(second)).toBe(404);
    await program.dispose();
  });
});

/** How the calendar of events looks at every width, on paper and in both themes. */
import { violationsOf, wcag } from '../support/axe';
import { dayWithEvents, rendered, grid, midMonth, workshop } from '../support/calendar';
import { choose } from '../support/choose';
import { expectToFit } from '../support/expect-to-fit';
import { expect, test } from '../support/portal-test';

test('events of a week at the same time have space for their words at every width', async ({ page }) => {
  await page.route('**/api/events/range*', async (route) => {
    const twin = (id: string) =>
      workshop({ id, title: `Twin ${id}`, endDate: '2026-11-18T11:00:00.000Z', location: 'Hall' });
    await route.fulfill({ json: { items: [twin('one'), twin('two')] } });
  });
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/events-calendar?view=week&date=2026-11-18');
    await rendered(page);
    for (const name of ['Twin one', 'Twin two'])
      await expect
        .poll(async () => (await page.locator('main a', { hasText: name }).first().boundingBox())?.width ?? 0, {
          message: `${name} at ${width}`,
        })
        .toBeGreaterThan(52);
  }
});

test('titles are readable in a month, and words without end stay in their lines', async ({ page }) => {
  await page.route('**/api/events/range*', async (route) => {
    const endless = workshop({
      id: 'endless',
      title: 'W'.repeat(90),
      endDate: '2026-11-18T10:00:00.000Z',
      location: 'X'.repeat(120),
    });
    await route.fulfill({ json: { items: [endless] } });
  });
  for (const [width, view] of [
    [1280, 'month'],
    [1280, 'week'],
    [1280, 'list'],
    [360, 'week'],
    [360, 'list'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/events-calendar?view=${view}&date=2026-11-18`);
    await rendered(page);
    const word = page.locator('main a', { hasText: 'WWW' }).first();
    await word.scrollIntoViewIfNeeded();
    const message = `${view} at ${width}`;
    await expect
      .poll(
        () =>
          word.evaluate((link) => {
            const edge = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
            return link.getBoundingClientRect().right - edge;
          }),
        { message },
      )
      .toBeLessThanOrEqual(0);
    await expect.poll(() => word.evaluate((link) => link.scrollWidth - link.clientWidth), { message }).toBeLessThan(2);
  }
});

test('on a small screen the list comes first, and other views on request', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/events-calendar');
  await rendered(page);
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await choose(page.getByRole('radio', { name: 'Month' }));
  await expect(grid(page)).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Week' }));
  await rendered(page);
  await expectToFit(page);
});

test('on paper everything is listed', async ({ page }) => {
  await page.goto(`/events-calendar?date=${midMonth}`);
  await rendered(page);
  await page.emulateMedia({ media: 'print' });
  await expect(grid(page)).toHaveCount(0);
  await expect(page.locator('main li a[href^="/events/details"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden();
});

for (const theme of ['light', 'dark'] as const) {
  test(`all three views and an open day are free of axe violations, ${theme}`, async ({ page, context, signIn }) => {
    test.setTimeout(180_000);
    await context.addCookies([{ name: 'theme', value: theme, url: process.env['PORTAL_ORIGIN'] ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('company-supervisor');
    const found: string[] = [];
    const check = async (what: string) => {
      const tags = [...wcag, 'best-practice'];
      const violations = await violationsOf(page, { tags, extraRules: ['label-content-name-mismatch'] });
      found.push(...violations.map((violation) => `${what}: ${violation}`));
    };
    for (const [width, view] of [
      [1280, 'month'],
      [1280, 'week'],
      [1280, 'list'],
      [360, 'month'],
      [360, 'week'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/events-calendar?view=${view}&date=${midMonth}`);
      await rendered(page);
      await check(`${view} at ${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const loading = dayWithEvents(page);
    await page.goto(`/events-calendar?view=month&date=${midMonth}`);
    const { day } = await loading;
    await rendered(page);
    await page.locator(`[data-day="${day}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('open day');
    expect(found).toEqual([]);
  });
}

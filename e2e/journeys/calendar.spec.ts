/** The calendar of events: three views, by keyboard, in two zones, for those who may see more than others. */
import type { Page } from '@playwright/test';
import { AxeBuilder, wcag } from '../support/axe';
import { choose } from '../support/choose';
import { expectToFit } from '../support/expect-to-fit';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const grid = (page: Page) => page.getByRole('grid');
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
const period = (page: Page) => page.locator('main h2').first();

/** The demo park's events lie around the day on which it was made: journeys that need some stand in the middle of this month. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date());
const midMonth = `${today.slice(0, 8)}11`;
const monthName = (monthsAhead: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + monthsAhead)),
  );

/** The days render after the bar: wait until nothing is busy. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByText(/^(\d+ events?|No events|\d+ événements?|Aucun événement)$/)).toBeVisible();
  await expect(page.locator('[role=grid][aria-busy=true]')).toHaveCount(0);
}

/** A long list is drawn over several frames: wait until it has as many events as the bar says. */
async function listed(page: Page): Promise<void> {
  await drawn(page);
  const said = await page.getByText(/^\d+ events?$/).innerText();
  await expect(page.locator('main li a[href^="/events/details"]')).toHaveCount(Number.parseInt(said, 10));
}

/** A day of the demo park with events, whatever today is: from what the server answers for the month. */
async function dayWithEvents(page: Page): Promise<{ day: string; title: string }> {
  const answer = await page.waitForResponse((response) => response.url().includes('/api/events/range'));
  const { items } = (await answer.json()) as { items: { startDate: string; title: string }[] };
  const month =
    new URL(page.url()).searchParams.get('date')?.slice(0, 7) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date()).slice(0, 7);
  const dayOf = (moment: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date(moment));
  const found = items.find(({ startDate }) => dayOf(startDate).startsWith(month));
  if (!found) throw new Error('The demo park has no event this month.');
  return { day: dayOf(found.startDate), title: found.title };
}

test('the month is walked by keyboard: days, weeks, months, a day and back', async ({ page }) => {
  await page.goto('/events-calendar?date=2026-11-18');
  await drawn(page);
  // One tab stop for all days: from the last choice above the grid into it, and out of it with the next.
  await page.getByRole('group', { name: 'Kind of event' }).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedDay(page)).toBe('2026-11-18');
  for (const [key, day] of [
    ['ArrowRight', '2026-11-19'],
    ['ArrowDown', '2026-11-26'],
    ['ArrowLeft', '2026-11-25'],
    ['ArrowUp', '2026-11-18'],
    ['End', '2026-11-22'],
    ['Home', '2026-11-16'],
    ['Control+End', '2026-11-30'],
    ['Control+Home', '2026-11-01'],
    ['ArrowDown', '2026-11-08'],
    ['PageDown', '2026-12-08'],
    ['PageUp', '2026-11-08'],
    ['PageUp', '2026-10-08'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedDay(page), key).toBe(day);
  }
  await expect(period(page)).toHaveText('October 2026');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedDay(page)).toBeNull();
  await page.goBack();
  await expect(period(page)).toHaveText('November 2026');
});

test('a day opens with Enter, Escape leads back to it, its event to the event’s page and Back to the month', async ({
  page,
}) => {
  const loading = dayWithEvents(page);
  await page.goto('/events-calendar?view=month');
  const { day, title } = await loading;
  await drawn(page);
  const cell = page.locator(`[data-day="${day}"]`);
  await cell.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focusedDay(page)).toBe(day);
  await page.keyboard.press(' ');
  await dialog.getByRole('link', { name: title }).first().press('Enter');
  await expect(page).toHaveURL(/\/events\/details\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await expect(page).toHaveURL(/view=month/);
});

test('the list is walked by keyboard', async ({ page }) => {
  await page.goto(`/events-calendar?view=list&date=${midMonth}`);
  await listed(page);
  const links = page.locator('main li a[href^="/events/details"]');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(period(page)).toHaveText(monthName(1));
  await expect(period(page)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(period(page)).toHaveText(monthName(0));
});

test('all three views hold the same events', async ({ page }) => {
  const titles = async (view: string) => {
    await page.goto(`/events-calendar?view=${view}&date=${midMonth}`);
    await (view === 'list' ? listed : drawn)(page);
    // Texts, not what is seen: a month cuts off long titles.
    const found = await page
      .locator('main :is([lang] , a[lang])')
      .evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
    return [...new Set(found)].sort();
  };
  // The one with most comes last: another journey may publish an event in between.
  const [week, list, month] = [await titles('week'), await titles('list'), await titles('month')];
  expect(week.length).toBeGreaterThan(0);
  expect(month).toEqual(expect.arrayContaining(week));
  expect(month).toEqual(expect.arrayContaining(list));
  expect(list).toEqual(expect.arrayContaining(week));
});

test('day and view are in the address, and Back restores them', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/events-calendar$/);
  await choose(page.getByRole('radio', { name: 'Week' }));
  await expect(page).toHaveURL(/view=week$/);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/view=week&date=\d{4}-\d{2}-\d{2}$/);
  await page.goBack();
  await expect(page).toHaveURL(/view=week$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/events-calendar$/);
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
});

test('an address of a day that no calendar has shows today, and the page goes on answering', async ({ page }) => {
  for (const date of ['9999-12-31', '0001-01-01', '2026-02-30']) {
    await page.goto(`/events-calendar?view=month&date=${date}`);
    await drawn(page);
    await expect(page.locator('[aria-current=date]')).toBeVisible();
  }
  const name = await period(page).innerText();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(period(page)).not.toHaveText(name);
  await drawn(page);
  // Today is offered where it is not seen, and leads back with the focus on what names the month.
  await pressWhenReady(page.getByRole('button', { name: 'Today' }));
  await expect(page.locator('[aria-current=date]')).toBeVisible();
  await expect(period(page)).toBeFocused();
  await expect(period(page)).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Today' })).toHaveCount(0);
});

test('the calendar belongs to Events in the navigation', async ({ page }) => {
  await page.goto('/events-calendar');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Events', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('events of a week at the same time have space for their words at every width', async ({ page }) => {
  await page.route('**/api/events/range*', async (route) => {
    const twin = (id: string) => ({
      id,
      type: 'workshop',
      title: `Twin ${id}`,
      summary: '',
      image: null,
      publishedAt: '2026-10-01T08:00:00.000Z',
      isPublished: true,
      startDate: '2026-11-18T09:00:00.000Z',
      endDate: '2026-11-18T11:00:00.000Z',
      isAllDay: false,
      location: 'Hall',
      onlineUrl: null,
      registrationUrl: null,
      membersOnly: false,
      isKnova: false,
      status: 'scheduled',
      linkedCompanyId: null,
      language: 'en',
      availableLanguages: ['en'],
    });
    await route.fulfill({ json: { items: [twin('one'), twin('two')] } });
  });
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/events-calendar?view=week&date=2026-11-18');
    await drawn(page);
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
    const endless = {
      id: 'endless',
      type: 'workshop',
      title: 'W'.repeat(90),
      summary: '',
      image: null,
      publishedAt: '2026-10-01T08:00:00.000Z',
      isPublished: true,
      startDate: '2026-11-18T09:00:00.000Z',
      endDate: '2026-11-18T10:00:00.000Z',
      isAllDay: false,
      location: 'X'.repeat(120),
      onlineUrl: null,
      registrationUrl: null,
      membersOnly: false,
      isKnova: false,
      status: 'scheduled',
      linkedCompanyId: null,
      language: 'en',
      availableLanguages: ['en'],
    };
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
    await drawn(page);
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
  await drawn(page);
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await choose(page.getByRole('radio', { name: 'Month' }));
  await expect(grid(page)).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Week' }));
  await drawn(page);
  await expectToFit(page);
});

test('on paper everything is listed', async ({ page }) => {
  await page.goto(`/events-calendar?date=${midMonth}`);
  await drawn(page);
  await page.emulateMedia({ media: 'print' });
  await expect(grid(page)).toHaveCount(0);
  await expect(page.locator('main li a[href^="/events/details"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden();
});

test.describe('which events', () => {
  const settings = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/events/range'))
        asked.push(new URL(request.url()).searchParams.get('memberEventSetting') ?? 'nothing');
    });
    return asked;
  };

  test('the address goes before what was stored, that before all (AMB-49)', async ({ page, signIn }) => {
    await signIn('employee');
    const asked = settings(page);
    // All events of this month come with the page.
    await page.goto('/events-calendar');
    await drawn(page);
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await choose(page.getByRole('radio', { name: 'Members only' }));
    await expect(page).toHaveURL(/membersOnly=members/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('membersOnly'))).toBe('members');
    await drawn(page);
    await page.goto('/events-calendar');
    await drawn(page);
    await page.goto('/events-calendar?membersOnly=false');
    await drawn(page);
    expect(asked).toEqual(['members', 'members', 'public']);
  });

  test('a visitor gets public events only, whatever the address says', async ({ page }) => {
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/events/range')) answers.push(await response.text());
    });
    await page.goto('/events-calendar?membersOnly=true');
    await drawn(page);
    await expect(page.getByRole('radio', { name: 'Members only' })).toHaveCount(0);
    await expect.poll(() => answers.length).toBe(1);
    expect(answers[0]).not.toContain('"membersOnly":true');
  });

  for (const { name, sees } of [
    { name: 'company-supervisor', sees: true },
    { name: 'employee', sees: false },
  ]) {
    test(`${name} ${sees ? 'sees' : 'does not see'} KNOVA events`, async ({ page, signIn }) => {
      await signIn(name);
      await page.goto('/events-calendar?view=list');
      await drawn(page);
      const { kinds } = await page.evaluate(async () => {
        const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
        const answer = await fetch(`/api/events/range?startDate=${day(-365)}&endDate=${day(365)}`);
        return {
          kinds: ((await answer.json()) as { items: { isKnova: boolean }[] }).items.map(({ isKnova }) => isKnova),
        };
      });
      expect(kinds.length).toBeGreaterThan(10);
      expect(kinds.includes(true)).toBe(sees);
    });
  }
});

for (const timezoneId of ['Europe/Zurich', 'America/New_York']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('days and times are those of the park, and it says so', async ({ page }) => {
      await page.goto(`/events-calendar?view=list&date=${midMonth}`);
      await drawn(page);
      await expect(page.getByText('All times are those of the park (Europe/Zurich).')).toBeVisible();
      const { title, time } = await page.evaluate(
        async (month) => {
          const answer = await fetch(`/api/events/range?startDate=${month}-01&endDate=${month}-28`);
          const { items } = (await answer.json()) as {
            items: { title: string; startDate: string; endDate: string; isAllDay: boolean }[];
          };
          const short = items.find(
            (item) => !item.isAllDay && Date.parse(item.endDate) - Date.parse(item.startDate) < 6 * 3_600_000,
          );
          return {
            title: short?.title ?? '',
            time: new Intl.DateTimeFormat('en-GB', {
              timeZone: 'Europe/Zurich',
              hour: '2-digit',
              minute: '2-digit',
            }).format(new Date(short?.startDate ?? 0)),
          };
        },
        midMonth.slice(0, 7),
      );
      await expect(page.locator('main li', { hasText: title }).first()).toContainText(time);
    });
  });
}

test('without a connection it says so in place, and recovers by itself', async ({ page, context }) => {
  await page.goto(`/events-calendar?date=${midMonth}`);
  await drawn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // It tries again by itself as soon as there is a connection.
  await context.setOffline(false);
  await drawn(page);
  await expect(grid(page)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`all three views and an open day are free of axe violations, ${theme}`, async ({ page, context, signIn }) => {
    test.setTimeout(180_000);
    await context.addCookies([{ name: 'theme', value: theme, url: process.env['PORTAL_ORIGIN'] ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('company-supervisor');
    const found: string[] = [];
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
        .withTags([...wcag, 'best-practice'])
        .analyze();
      found.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${what}: ${id} at ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        ),
      );
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
      await drawn(page);
      await check(`${view} at ${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const loading = dayWithEvents(page);
    await page.goto(`/events-calendar?view=month&date=${midMonth}`);
    const { day } = await loading;
    await drawn(page);
    await page.locator(`[data-day="${day}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('open day');
    expect(found).toEqual([]);
  });
}

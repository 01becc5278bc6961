/** Which events the calendar shows, to those who may see more than others and in two time zones. */
import type { Page } from '@playwright/test';
import { rendered, midMonth } from '../support/calendar';
import { choose } from '../support/choose';
import { expect, test } from '../support/portal-test';

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
    await rendered(page);
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await choose(page.getByRole('radio', { name: 'Members only' }));
    await expect(page).toHaveURL(/membersOnly=members/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('membersOnly'))).toBe('members');
    await rendered(page);
    await page.goto('/events-calendar');
    await rendered(page);
    await page.goto('/events-calendar?membersOnly=false');
    await rendered(page);
    expect(asked).toEqual(['members', 'members', 'public']);
  });

  test('a visitor gets public events only, whatever the address says', async ({ page }) => {
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/events/range')) answers.push(await response.text());
    });
    await page.goto('/events-calendar?membersOnly=true');
    await rendered(page);
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
      await rendered(page);
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
      await rendered(page);
      await expect(page.getByText('All times are in the park’s time zone (Europe/Zurich).')).toBeVisible();
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

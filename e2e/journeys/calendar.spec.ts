/** The calendar of events: three views, by keyboard, and what its address holds. */
import { dayWithEvents, rendered, focusedDay, grid, listed, midMonth, monthName, period } from '../support/calendar';
import { choose } from '../support/choose';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

test('the month is walked by keyboard: days, weeks, months, a day and back', async ({ page }) => {
  await page.goto('/events-calendar?date=2026-11-18');
  await rendered(page);
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
  await rendered(page);
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
    await (view === 'list' ? listed : rendered)(page);
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
    await rendered(page);
    await expect(page.locator('[aria-current=date]')).toBeVisible();
  }
  const name = await period(page).innerText();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(period(page)).not.toHaveText(name);
  await rendered(page);
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

test('without a connection it says so in place, and recovers by itself', async ({ page, context }) => {
  await page.goto(`/events-calendar?date=${midMonth}`);
  await rendered(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // It tries again by itself as soon as there is a connection.
  await context.setOffline(false);
  await rendered(page);
  await expect(grid(page)).toBeVisible();
});

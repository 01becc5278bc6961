/** What journeys through the calendar of events look at and wait for. */
import type { Page } from '@playwright/test';
import { expect } from './portal-test';

export const grid = (page: Page) => page.getByRole('grid');
export const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
export const period = (page: Page) => page.locator('main h2').first();

/** The park's day of a moment. */
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(moment);

/**
 * The demo park's events lie around the day on which it was made: journeys that need some use the middle of this month.
 */
const today = dayOf(new Date());
export const midMonth = `${today.slice(0, 8)}11`;
export const monthName = (monthsAhead: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + monthsAhead)),
  );

/** The days render after the bar: wait until nothing is busy. */
export async function rendered(page: Page): Promise<void> {
  await expect(page.getByText(/^(\d+ events?|No events|\d+ événements?|Aucun événement)$/)).toBeVisible();
  await expect(page.locator('[role=grid][aria-busy=true]')).toHaveCount(0);
}

/** A long list is rendered over several frames: wait until it has as many events as the bar says. */
export async function listed(page: Page): Promise<void> {
  await rendered(page);
  const said = await page.getByText(/^\d+ events?$/).innerText();
  await expect(page.locator('main li a[href^="/events/details"]')).toHaveCount(Number.parseInt(said, 10));
}

/** A day of the demo park with events, whatever today is: from what the server answers for the month. */
export async function dayWithEvents(page: Page): Promise<{ day: string; title: string }> {
  const answer = await page.waitForResponse((response) => response.url().includes('/api/events/range'));
  const { items } = (await answer.json()) as { items: { startDate: string; title: string }[] };
  const month = (new URL(page.url()).searchParams.get('date') ?? today).slice(0, 7);
  const found = items.find(({ startDate }) => dayOf(new Date(startDate)).startsWith(month));
  if (!found) throw new Error('The demo park has no event this month.');
  return { day: dayOf(new Date(found.startDate)), title: found.title };
}

/** What the server answers for a workshop on 18 November 2026, from 10 o'clock in the park. */
export const workshop = (values: { id: string; title: string; endDate: string; location: string }) => ({
  type: 'workshop',
  summary: '',
  image: null,
  publishedAt: '2026-10-01T08:00:00.000Z',
  isPublished: true,
  startDate: '2026-11-18T09:00:00.000Z',
  isAllDay: false,
  onlineUrl: null,
  registrationUrl: null,
  membersOnly: false,
  isKnova: false,
  status: 'scheduled',
  linkedCompanyId: null,
  language: 'en',
  availableLanguages: ['en'],
  ...values,
});

/** Rooms and bookings that a journey needs before it begins. */
import type { Page } from '@playwright/test';
import { expect } from './portal-test';

/** A room that is always open, of one journey alone, so that neither the hour nor other journeys matter. */
export async function createOpenRoom(staff: Page, name: string): Promise<string> {
  const open = [{ from: '00:00', until: '24:00' }];
  const { id } = await send<{ id: string }>(staff, '/api/rooms/managed', {
    ...{ name, building: 'iota', floor: '0', capacity: 12, equipment: [], imageId: null, contractIds: [4853, 4854] },
    openingHours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, open])),
    ...{ bufferMinutes: 0, minNoticeMinutes: 0, maxAdvanceDays: 60, maxDurationMinutes: 480 },
    ...{ needsApproval: false, checkInMinutes: null },
  });
  return id;
}

/** Creates something as the person of the page. */
export async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Answer;
}

/** The calendar day in so many days, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Rooms and bookings that a journey needs before it begins. */
import type { Page } from '@playwright/test';
import { expect } from './portal-test';

interface RoomOverrides {
  readonly capacity?: number;
  readonly needsApproval?: boolean;
  /** Time for the check-in; null where the room asks for none. */
  readonly checkInMinutes?: number | null;
}

/** What `POST /api/rooms/managed` receives for a room that is always open: neither the hour nor other journeys matter. */
export const openRoom = (name: string, overrides: RoomOverrides = {}) => ({
  ...{ name, building: 'iota', floor: '0', capacity: 12, equipment: [], imageId: null, contractIds: [4853, 4854] },
  openingHours: Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, [{ from: '00:00', until: '24:00' }]]),
  ),
  ...{ bufferMinutes: 0, minNoticeMinutes: 0, maxAdvanceDays: 60, maxDurationMinutes: 480 },
  ...{ needsApproval: false, checkInMinutes: null },
  ...overrides,
});

/** Creates a room of one journey alone that is always open. @returns its id */
export async function createOpenRoom(staff: Page, name: string, overrides: RoomOverrides = {}): Promise<string> {
  const { id } = await send<{ id: string }>(staff, '/api/rooms/managed', openRoom(name, overrides));
  return id;
}

/** Creates something as the person of the page. */
export async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Answer;
}

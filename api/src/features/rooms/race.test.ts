/**
 * Many requests for one slot at the same moment: exactly one books it, every other one gets 409 with alternatives.
 * `npm run bench -- rooms` runs the large version with ROOM_RACE_REQUESTS=1000.
 */
import { randomUUID } from 'node:crypto';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { describeOnEachDatabase } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const requests = Number(process.env.ROOM_RACE_REQUESTS ?? 40);

describeOnEachDatabase('a race for one slot', (test) => {
  const api = test.api({
    prepare: prepareRooms,
    environment: { ROOM_COMING_DATES: '100000', ROOM_MINUTES_PER_DAY: '1440' },
  });

  it.each([
    ['from pages, which send a key', () => ({ 'idempotency-key': randomUUID() })],
    ['from programs, which send none', () => ({})],
  ])(
    `has one winner among ${requests} requests %s, and alternatives for the others`,
    async (name, headers) => {
      api.setNow('2026-03-03T07:00:00Z');
      await api.database.delete(roomBookings);
      const people = ['companySupervisor', 'companyAdministrator', 'facilities', 'superAdministrator'] as const;
      const cookies = await Promise.all(people.map((person) => api.signIn(person)));
      const started = performance.now();
      const answers = await Promise.all(
        Array.from({ length: requests }, (_, index) =>
          api.app.inject({
            method: 'POST',
            url: '/api/rooms/bookings',
            headers: { cookie: cookies[index % cookies.length], ...headers() },
            payload: {
              roomId: testRooms.office,
              title: 'Race',
              start: '2026-03-04T09:00:00Z',
              end: '2026-03-04T10:00:00Z',
            },
          }),
        ),
      );
      const seconds = (performance.now() - started) / 1000;
      const outcomes: Record<string, number> = {};
      for (const answer of answers) {
        const { key, details } = answer.json<{ key?: string; details?: { alternatives: unknown[] } }>();
        const outcome = [answer.statusCode, key, details && `${details.alternatives.length} alternatives`]
          .join(' ')
          .trim();
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
      if (process.env.ROOM_RACE_REQUESTS)
        process.stderr.write(`${test.engine}, ${name}: ${seconds.toFixed(1)} s ${JSON.stringify(outcomes)}\n`);
      expect(outcomes).toEqual({ '201': 1, '409 errors.rooms.taken 1 alternatives': requests - 1 });
      expect(await api.database.select().from(roomOccurrences)).toHaveLength(1);
    },
    Math.max(120_000, requests * 600),
  );
});

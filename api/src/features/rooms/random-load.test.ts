/**
 * Many clients at once book, repeat, move, cancel and close rooms; afterwards SQL finds no overlap, no booking in a closed
 * room and no exceeded quota.
 * `ROOM_LOAD_STEPS=5000` runs the large version.
 */
import { isNotNull, sql } from 'drizzle-orm';
import { companyContracts } from '../../core/database/schema/companies';
import { roomBlockings, roomBookings } from '../../core/database/schema/rooms';
import { describeOnEachDatabase } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { randomFrom } from '../../testing/random';

const wanted = process.env.ROOM_LOAD_STEPS;
/** The large version closes rooms as well. */
const isLarge = wanted !== undefined;
const clients = 50;
const minutesPerMonth = 1500;

describeOnEachDatabase('rooms under load', (test) => {
  const steps = isLarge ? Number(wanted) : test.share(300);
  const api = test.api({
    prepare: prepareRooms,
    environment: { ROOM_COMING_DATES: '100000', ROOM_MINUTES_PER_DAY: '1440' },
  });

  it(
    `keep bookings apart and hours within the quota: ${steps} random changes by ${clients} clients`,
    async () => {
      api.setNow('2026-03-03T07:00:00Z');
      await api.database.update(companyContracts).set({ minutesPerMonth });
      const random = randomFrom(20_260_303);
      const people = ['companySupervisor', 'companyAdministrator', 'facilities', 'superAdministrator'] as const;
      const rooms = [testRooms.night, testRooms.busy, testRooms.office, testRooms.larger];
      const known: { who: (typeof people)[number]; id: string; version: number; occurrence: string }[] = [];
      const statuses = new Map<number, number>();
      const slot = () => {
        const start = Date.parse('2026-03-04T07:00:00Z') + random.below(10 * 96) * 15 * 60_000;
        const end = start + (1 + random.below(8)) * 15 * 60_000;
        return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
      };
      const remember = (
        who: (typeof people)[number],
        body: { booking?: { id: string; version: number; occurrences: { id: string }[] } },
      ) => {
        const { booking } = body;
        if (booking?.occurrences[0])
          known.push({ who, id: booking.id, version: booking.version, occurrence: booking.occurrences[0].id });
      };
      const one = async (): Promise<number> => {
        const who = random.pick(people);
        const caller = api.as(who);
        const kind = random.below(10);
        const target = known.length > 0 ? random.pick(known) : undefined;
        if (kind < 4 || !target) {
          const { status, body } = await caller.post('/api/rooms/bookings', {
            roomId: random.pick(rooms),
            title: 'Load',
            ...slot(),
          });
          remember(who, body);
          return status;
        }
        if (kind < 6) {
          const hour = 8 + random.below(8);
          const { status, body } = await caller.post('/api/rooms/series', {
            roomId: random.pick(rooms),
            title: 'Load series',
            from: '2026-03-04',
            start: `${String(hour).padStart(2, '0')}:00`,
            end: `${String(hour + 1).padStart(2, '0')}:00`,
            recurrence: { every: 'week', weekdays: [1 + random.below(5)], until: '2026-04-10' },
          });
          remember(who, body);
          return status;
        }
        if (kind < 8) {
          const { status, body } = await api.as(target.who).patch(`/api/rooms/occurrences/${target.occurrence}`, {
            version: target.version,
            roomId: random.pick(rooms),
            ...slot(),
          });
          if (body.booking) target.version = body.booking.version;
          return status;
        }
        if (kind < 9 || !isLarge) return (await api.as(target.who).delete(`/api/rooms/bookings/${target.id}`)).status;
        return closeRoom();
      };
      /** Closes a room for a while; what it touches is cancelled. */
      const closeRoom = async (): Promise<number> => {
        const park = api.as('superAdministrator');
        const { start, end } = slot();
        const local = (at: string) => ({ day: at.slice(0, 10), time: at.slice(11, 16) });
        const wanted = { roomIds: [random.pick(rooms)], from: local(start), until: local(end) };
        const { body } = await park.post('/api/rooms/closures/preview', wanted);
        const touched: { id: string }[] = body.touched ?? [];
        const decisions = touched.map(({ id }) => ({ id, action: 'cancel' }));
        const reason = { en: 'Load', fr: 'Charge' };
        const { status, body: made } = await park.post('/api/rooms/closures', { ...wanted, reason, decisions });
        if (status !== 201) return status;
        // Half of them are lifted again.
        if (random.below(2) === 0) await park.delete(`/api/rooms/closures/${made.items[0].id}`);
        return 200;
      };

      let left = steps;
      const client = async () => {
        while (left > 0) {
          left -= 1;
          const status = await one();
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));

      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
      expect(statuses.get(201)).toBeGreaterThan(steps / 20);
      const overlaps = await api.database.execute(sql`
        SELECT count(*)::int AS count FROM room_occurrences a JOIN room_occurrences b ON a.room_id = b.room_id AND a.id < b.id
        WHERE a.state = 'booked' AND b.state = 'booked'
          AND tstzrange(a.starts_at, a.ends_at + make_interval(mins => a.buffer_minutes))
           && tstzrange(b.starts_at, b.ends_at + make_interval(mins => b.buffer_minutes))`);
      expect(overlaps.rows).toEqual([{ count: 0 }]);
      const closed = await api.database.execute(sql`
        SELECT (SELECT count(*) FROM room_blockings WHERE created_by IS NOT NULL) > 0 AS some, count(*)::int AS count
        FROM room_occurrences o JOIN room_blocking_rooms r ON r.room_id = o.room_id JOIN room_blockings b ON b.id = r.blocking_id
        WHERE o.state = 'booked' AND b.created_by IS NOT NULL
          AND tstzrange(o.starts_at, o.ends_at) && tstzrange(b.starts_at, b.ends_at)`);
      expect(closed.rows).toEqual([{ some: isLarge, count: 0 }]);
      const used = await api.database.execute(sql`
        SELECT max(minutes)::int AS most FROM (
          SELECT sum(extract(epoch FROM o.ends_at - o.starts_at) / 60) AS minutes
          FROM room_occurrences o JOIN room_bookings b ON b.id = o.booking_id
          WHERE o.state IN ('booked', 'pending') AND b.contract_id IS NOT NULL
          GROUP BY b.company_id, b.contract_id, date_trunc('month', o.starts_at AT TIME ZONE 'Europe/Zurich')) AS months`);
      const most = Number((used.rows[0] as { most: number }).most);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(minutesPerMonth);
      await api.database.delete(roomBookings);
      await api.database.delete(roomBlockings).where(isNotNull(roomBlockings.createdBy));
    },
    Math.max(600_000, steps * 600),
  );
});

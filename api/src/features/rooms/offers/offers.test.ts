/** What is no longer offered, and to whom instead (docs/design/rooms.md, rule 5). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { companyContracts } from '../../../core/database/schema/companies';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { describeOnDatabase, people } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';
import { roomDeparture } from '../departure';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';

describeOnDatabase('offers of skipped dates', (test) => {
  const api = test.api({ prepare: prepareRooms });
  type Who = Parameters<typeof api.as>[0];
  let other: { id: string };
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.update(companyContracts).set({ minutesPerMonth: 6000 });
    const { body } = await api.as('facilities').post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Other',
      start: '2026-03-11T08:00:00Z',
      end: '2026-03-11T09:00:00Z',
    });
    other = body.booking;
  });

  /** Each Wednesday at 9 o’clock; the second one is taken. */
  const repeat = async (who: Who) => {
    const { body } = await api.as(who).post('/api/rooms/series', {
      roomId: testRooms.night,
      from: '2026-03-11',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'week', weekdays: [3, who === 'companySupervisor' ? 5 : 4], until: '2026-03-13' },
      title: 'Stand-up',
    });
    expect(body.booking.occurrences.map(({ state }: { state: string }) => state)).toEqual(['skipped', 'booked']);
    return body.booking as { id: string };
  };
  const freeTheDate = async (at = now) => {
    await api.as('facilities').delete(`/api/rooms/bookings/${other.id}`);
    await api.runDueJobs(at);
  };
  const offersOf = async (who: Who) => (await api.as(who).get('/api/rooms/offers')).body.items.length;

  it('are not made for a series that was cancelled', async () => {
    const { id } = await repeat('companySupervisor');
    expect((await api.as('companySupervisor').delete(`/api/rooms/bookings/${id}`)).status).toBe(200);
    await freeTheDate();
    expect(await offersOf('companySupervisor')).toBe(0);
  });

  it('end with the series, and the next person receives the date', async () => {
    const { id } = await repeat('companySupervisor');
    api.setNow('2026-03-03T07:05:00Z');
    await repeat('companyAdministrator');
    await freeTheDate('2026-03-03T07:06:00Z');
    expect([await offersOf('companySupervisor'), await offersOf('companyAdministrator')]).toEqual([1, 0]);
    await api.as('companySupervisor').delete(`/api/rooms/bookings/${id}`);
    expect(await offersOf('companySupervisor')).toBe(0);
    expect((await api.as('companySupervisor').get('/api/portal/tasks')).body.offers).toEqual([]);
    await api.runDueJobs('2026-03-03T07:07:00Z');
    expect(await offersOf('companyAdministrator')).toBe(1);
  });

  it('are not made to somebody who has left', async () => {
    await repeat('companySupervisor');
    await api.database.transaction((transaction) =>
      roomDeparture.settle(transaction, {
        people: [people.companySupervisor.id],
        leavingCompanyId: null,
        from: new Date(now),
        handOverTo: null,
        isErasure: false,
        key: 'left',
        decidedBy: null,
        now: new Date(now),
        zone: 'Europe/Zurich',
      }),
    );
    await freeTheDate();
    expect(await offersOf('companySupervisor')).toBe(0);
  });

  it('are made although there are many older dates whose time is still taken', async () => {
    const taken = { start: '2026-03-12T12:00:00Z', end: '2026-03-12T13:00:00Z' };
    const kept = { roomId: testRooms.night, title: 'Kept', ...taken };
    expect((await api.as('facilities').post('/api/rooms/bookings', kept)).status).toBe(201);
    const { id } = await repeat('companySupervisor');
    const [booking] = await api.database.select().from(roomBookings).where(eq(roomBookings.id, id));
    const older = { ...booking!, id: randomUUID(), createdAt: new Date('2026-01-01T00:00:00Z') };
    await api.database.insert(roomBookings).values(older);
    await api.database.insert(roomOccurrences).values(
      Array.from({ length: 200 }, () => ({
        bookingId: older.id,
        roomId: testRooms.night,
        startsAt: new Date(taken.start),
        endsAt: new Date(taken.end),
        state: 'skipped' as const,
      })),
    );
    await freeTheDate();
    expect(await offersOf('companySupervisor')).toBe(1);
  });

  it('end two hours before the start, and nobody is asked later', async () => {
    await repeat('companySupervisor');
    api.setNow('2026-03-03T07:05:00Z');
    await repeat('companyAdministrator');
    api.setNow('2026-03-11T05:30:00Z');
    await freeTheDate('2026-03-11T05:30:00Z');
    const { body } = await api.as('companySupervisor').get('/api/rooms/offers');
    expect(body.items.map(({ expiresAt }: { expiresAt: string }) => expiresAt)).toEqual(['2026-03-11T06:00:00.000Z']);
    api.setNow('2026-03-11T06:00:00Z');
    await api.runDueJobs('2026-03-11T06:00:00Z');
    expect(await offersOf('companySupervisor')).toBe(0);
    expect(await offersOf('companyAdministrator')).toBe(0);
  });
});

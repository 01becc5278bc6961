import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { roomBookings, roomInvitations } from '../../core/database/schema/rooms';
import { describeOnDatabase, people, testCompanies } from '../../testing';
import { emailOf } from '../../testing/people';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { roomDeparture } from './departure';

const now = new Date('2026-03-03T07:00:00Z');
const guest = 'guest@elsewhere.test';

describeOnDatabase('the rooms of somebody who leaves', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    api.mails.length = 0;
    await api.database.delete(roomBookings);
  });
  const book = (who: 'companySupervisor' | 'companyAdministrator', attendees: string[], hour: number) =>
    api.as(who).post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Private',
      attendees,
      start: `2026-03-04T${hour}:00:00Z`,
      end: `2026-03-04T${hour + 1}:00:00Z`,
    });
  const settle = (isErasure: boolean) =>
    api.database.transaction((transaction) =>
      roomDeparture.settle(transaction, {
        people: [people.companySupervisor.id],
        leavingCompanyId: null,
        from: now,
        handOverTo: null,
        isErasure,
        key: String(isErasure),
        decidedBy: null,
        now,
        zone: 'Europe/Zurich',
      }),
    );

  it('refuses dates after the last day of a company that leaves, and no others', async () => {
    const leave = (leavesOn: string | null) =>
      api.database.update(companies).set({ leavesOn }).where(eq(companies.id, testCompanies.tenant.id));
    const caller = api.as('companySupervisor');
    const slot = (day: string) => ({ start: `2026-03-${day}T10:00:00Z`, end: `2026-03-${day}T11:00:00Z` });
    const bookOn = (day: string, who: 'companySupervisor' | 'superAdministrator' = 'companySupervisor') =>
      api.as(who).post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Review', ...slot(day) });
    const first = await bookOn('04');
    await leave('2026-03-05');
    expect((await bookOn('05')).status).toBe(201);
    const refused = await bookOn('06');
    expect([refused.status, refused.body.key, refused.body.values.lastDay]).toEqual([
      422,
      'errors.rooms.companyLeaves',
      '2026-03-05',
    ]);
    expect((await bookOn('06', 'superAdministrator')).status).toBe(201);
    const { id, version } = first.body.booking;
    const [date] = first.body.booking.occurrences;
    const moved = await caller.patch(`/api/rooms/occurrences/${date.id}`, { version, ...slot('09') });
    expect(moved.body.key).toBe('errors.rooms.companyLeaves');
    const series = await caller.post('/api/rooms/series/preview', {
      roomId: testRooms.night,
      from: '2026-03-04',
      start: '14:00',
      end: '15:00',
      recurrence: { every: 'day', until: '2026-03-07' },
    });
    expect(series.body.dates.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      null,
      'errors.rooms.companyLeaves',
      'errors.rooms.companyLeaves',
    ]);
    const day = await caller.get('/api/rooms/availability?date=2026-03-06&from=15:00&duration=60');
    const night = day.body.rooms.find(({ room }: { room: { id: string } }) => room.id === testRooms.night);
    expect(night.requestedSlot.refusal).toBe('errors.rooms.companyLeaves');
    expect(day.body.companyLastDay).toBe('2026-03-05');
    const week = (await caller.get('/api/rooms/calendar?from=2026-03-04&days=4')).body;
    const drawn = week.rooms.find(({ room }: { room: { id: string } }) => room.id === testRooms.night);
    expect(drawn.cells.map(({ free }: { free: unknown[] }) => free.length > 0)).toEqual([true, true, false, false]);
    expect(week.companyLastDay).toBe('2026-03-05');
    await leave(null);
    expect((await caller.get(`/api/rooms/bookings/${id}`)).body.occurrences).toMatchObject([{ state: 'booked' }]);
  });

  it('tells the guests that it is cancelled', async () => {
    await book('companySupervisor', [guest], 10);
    await api.runDueJobs();
    await settle(false);
    await api.runDueJobs();
    const toGuest = api.mails.filter(({ to }) => to === guest);
    expect(toGuest).toHaveLength(2);
    expect(JSON.stringify(toGuest[1])).toContain('CANCEL');
  });

  it('keeps no address of erased people, neither in their bookings nor in those of others', async () => {
    await book('companySupervisor', [guest], 10);
    await book('companyAdministrator', [emailOf('companySupervisor').toUpperCase(), guest, 'Nadia'], 14);
    await settle(true);
    const bookings = await api.database.select().from(roomBookings).orderBy(roomBookings.title);
    expect(bookings.map(({ title, attendees }) => [title, attendees])).toEqual([
      ['', []],
      ['Private', [guest, 'Nadia']],
    ]);
    const invited = await api.database.select().from(roomInvitations);
    expect(invited.map(({ email }) => email)).toEqual([guest]);
  });
});

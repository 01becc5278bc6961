import { roomBlockings, roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';
import { describeOnDatabase, people, roleColumns, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { eq } from 'drizzle-orm';

// A Friday evening; the first working days of March are the second to the sixth.
const now = '2026-03-06T20:00:00Z';
const call = '/api/stats/rooms?from=2026-03-01&to=2026-03-08';

describeOnDatabase('statistics of rooms', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareRooms(database);
      await database.update(rooms).set({ isActive: false });
      await database.update(rooms).set({ isActive: true }).where(eq(rooms.id, testRooms.office));
      const date = async (start: string, end: string, more: Partial<typeof roomOccurrences.$inferInsert> = {}) => {
        const [booking] = await database
          .insert(roomBookings)
          .values({
            roomId: testRooms.office,
            ownerId: people.companySupervisor.id,
            companyId: testCompanies.tenant.id,
            title: 'Review',
            people: 4,
          })
          .returning();
        await database.insert(roomOccurrences).values({
          bookingId: String(booking?.id),
          roomId: testRooms.office,
          startsAt: new Date(`2026-03-${start}:00Z`),
          endsAt: new Date(`2026-03-${end}:00Z`),
          state: 'booked',
          ...more,
        });
      };
      await date('02T09:00', '02T11:00', { checkInMinutes: 15, checkedInAt: new Date('2026-03-02T09:00:00Z') });
      // Missed and not settled yet, and missed and settled.
      await date('03T09:00', '03T10:00', { checkInMinutes: 15 });
      await date('04T09:00', '04T09:15', {
        checkInMinutes: 15,
        state: 'released',
        plannedEnd: new Date('2026-03-04T10:00:00Z'),
      });
      // On a Saturday, and cancelled.
      await date('07T09:00', '07T10:00');
      await date('05T09:00', '05T10:00', { state: 'cancelled' });
    },
  });
  beforeEach(() => api.setNow(now));
  const read = async () => (await api.as('superAdministrator').get(call)).body;

  it('count working days without closures, what was booked, used and missed', async () => {
    const body = await read();
    // Five days of 13 hours without the closure of one hour.
    expect(body.totals).toEqual({
      openMinutes: 5 * 13 * 60 - 60,
      bookedMinutes: 240,
      usedMinutes: 120,
      bookings: 3,
      missed: 2,
      withCheckIn: 3,
      refusals: 0,
    });
    expect(body.rooms).toMatchObject([{ name: 'Arve', seatUse: 0.5, bookedMinutes: 240 }]);
    expect(body.months).toEqual([{ month: '2026-03', openMinutes: 3840, bookedMinutes: 240, usedMinutes: 120 }]);
  });

  it('count refusals by reason, with nothing about the person', async () => {
    await api.database.delete(roomBlockings);
    const book = (start: string, end: string) =>
      api.as('companySupervisor').post('/api/rooms/bookings', {
        roomId: testRooms.office,
        start: `2026-03-${start}:00Z`,
        end: `2026-03-${end}:00Z`,
        title: 'Refused',
      });
    expect((await book('09T07:00', '09T17:00')).body.key).toBe('errors.rooms.tooLong');
    expect((await book('09T08:00', '09T09:00')).status).toBe(201);
    expect((await book('09T08:00', '09T09:00')).body.key).toBe('errors.rooms.taken');
    expect((await book('09T08:30', '09T09:00')).body.key).toBe('errors.rooms.taken');
    await api.app.context.background.idle();
    expect((await read()).refusals).toEqual([
      { reason: 'taken', count: 2 },
      { reason: 'tooLong', count: 1 },
    ]);
  });

  it('are a CSV file of rooms', async () => {
    const { text } = await api.as('superAdministrator').get(call, { accept: 'text/csv' });
    expect(text.split('\r\n')[1]).toMatch(new RegExp(`^${testRooms.office}[,;]Arve[,;]Building A[,;]8[,;]`));
  });

  it('refuse more than a year', async () => {
    const { status, body } = await api.as('superAdministrator').get('/api/stats/rooms?from=2024-01-01&to=2026-03-01');
    expect([status, body.fields]).toEqual([400, { from: 'errors.field.periodTooLong' }]);
  });

  it.each(roleColumns)('are %s’s by the matrix', async (name) => {
    expect((await api.as(name).get(call)).status).toBe(name === 'superAdministrator' ? 200 : 403);
  });
});

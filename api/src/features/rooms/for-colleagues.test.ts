/** Booking for a colleague (docs/design/rooms.md, rule 10). */
import { eq, sql } from 'drizzle-orm';
import { notifications } from '../../core/database/schema/notifications';
import { roomBookings } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const slot = { start: '2026-03-04T09:00:00Z', end: '2026-03-04T10:00:00Z' };

describeOnDatabase('booking a room for a colleague', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(roomBookings);
    await api.database.delete(notifications);
  });
  const bookFor = (ownerId: string, more: object = {}, who: Parameters<typeof api.as>[0] = 'companySupervisor') =>
    api.as(who).post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Interview', ...slot, ownerId, ...more });
  const ownOf = async (who: Parameters<typeof api.as>[0]) =>
    (await api.as(who).get('/api/rooms/bookings')).body.items as { id: string; isForColleague: boolean }[];

  it('makes it the colleague’s, keeps who booked, and informs the colleague', async () => {
    const { status, body } = await bookFor(people.employee.id);
    expect([status, body.booking.owner, body.booking.bookedBy, body.booking.isForColleague]).toEqual([
      201,
      'Emil Employee',
      'Selma Supervisor',
      true,
    ]);
    expect(await ownOf('employee')).toMatchObject([{ id: body.booking.id, isForColleague: false }]);
    expect(await ownOf('companySupervisor')).toMatchObject([{ id: body.booking.id, isForColleague: true }]);
    const [message] = await api.database.select().from(notifications);
    expect([message?.userId, message?.kind]).toEqual([people.employee.id, 'rooms.bookedForYou']);
  });

  it('names the first date of a series that is booked, and its room', async () => {
    await api.as('facilities').post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Other', ...slot });
    const { status } = await api.as('companySupervisor').post('/api/rooms/series', {
      ...{ roomId: testRooms.night, title: 'Interviews', ownerId: people.employee.id },
      ...{ from: '2026-03-04', start: '10:00', end: '11:00' },
      recurrence: { every: 'week', weekdays: [3], until: '2026-03-18' },
    });
    expect(status).toBe(201);
    const [message] = await api.database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, people.employee.id));
    expect(message?.values).toMatchObject({ start: '2026-03-11T09:00:00.000Z', end: '2026-03-11T10:00:00.000Z' });
  });

  it('lets the colleague cancel without a right to book', async () => {
    const { body } = await bookFor(people.employee.id);
    expect((await api.as('employee').delete(`/api/rooms/bookings/${body.booking.id}`)).status).toBe(200);
  });

  const messagesOf = async (who: keyof typeof people) => {
    const rows = await api.database.select().from(notifications).where(eq(notifications.userId, people[who].id));
    return rows.map(({ kind, link }) => [kind, link]);
  };

  it('leads the colleague to the overview, where those without a right to book have their rooms', async () => {
    const { body } = await bookFor(people.employee.id);
    expect(await messagesOf('employee')).toEqual([['rooms.bookedForYou', '/portal']]);
    await bookFor(people.companyAdministrator.id, { roomId: testRooms.busy });
    expect(await messagesOf('companyAdministrator')).toEqual([
      ['rooms.bookedForYou', expect.stringMatching(/^\/book-a-room\?booking=/)],
    ]);
    expect(body.booking.owner).toBe('Emil Employee');
  });

  it('tells owners what others cancel, all of it or one date, and nobody about what they cancel themselves', async () => {
    const { body } = await bookFor(people.employee.id);
    await api.database.delete(notifications);
    await api.as('companyAdministrator').delete(`/api/rooms/bookings/${body.booking.id}`);
    expect(await messagesOf('employee')).toEqual([['rooms.cancelledByColleague', '/portal']]);
    const other = await bookFor(people.companyAdministrator.id);
    const [date] = other.body.booking.occurrences;
    await api.database.delete(notifications);
    await api.as('companySupervisor').delete(`/api/rooms/occurrences/${date.id}`);
    const [message] = await api.database.select().from(notifications);
    expect(message?.values).toMatchObject({ by: 'Selma Supervisor', title: 'Interview', moreDates: 0 });
    const own = await bookFor(people.employee.id);
    await api.database.delete(notifications);
    await api.as('employee').delete(`/api/rooms/bookings/${own.body.booking.id}`);
    expect(await api.database.select().from(notifications)).toEqual([]);
  });

  it('tells the next owner about a hand-over, and the earlier one if a lead decided', async () => {
    const { body } = await bookFor(people.employee.id);
    await api.database.delete(notifications);
    const path = `/api/rooms/bookings/${body.booking.id}/owner`;
    const give = (version: number, ownerId: string) => api.as('companyAdministrator').post(path, { version, ownerId });
    expect((await give(1, people.colleague.id)).status).toBe(200);
    expect([await messagesOf('employee'), await messagesOf('colleague')]).toEqual([
      [['rooms.handedOn', '/portal']],
      [['rooms.handedToYou', '/portal']],
    ]);
    await api.database.delete(notifications);
    expect((await give(2, people.companyAdministrator.id)).status).toBe(200);
    expect(await messagesOf('companyAdministrator')).toEqual([]);
  });

  it('counts for the colleague’s limits', async () => {
    for (let index = 0; index < 8; index += 1) {
      const start = new Date(Date.parse(slot.start) + index * 86_400_000).toISOString();
      const end = new Date(Date.parse(slot.end) + index * 86_400_000).toISOString();
      expect((await bookFor(people.employee.id, { start, end })).status).toBe(201);
    }
    const other = { start: '2026-03-20T09:00:00Z', end: '2026-03-20T10:00:00Z' };
    expect((await bookFor(people.employee.id, other)).body.key).toBe('errors.rooms.tooManyComing');
    expect((await bookFor(people.companyAdministrator.id, other)).status).toBe(201);
  });

  it('offers what the colleague may book when somebody else was faster', async () => {
    const other = { start: '2026-03-20T09:00:00Z', end: '2026-03-20T10:00:00Z' };
    for (let index = 0; index < 8; index += 1) {
      const start = new Date(Date.parse(slot.start) + index * 86_400_000).toISOString();
      const end = new Date(Date.parse(slot.end) + index * 86_400_000).toISOString();
      expect((await bookFor(people.companySupervisor.id, { start, end })).status).toBe(201);
    }
    // A hold that no calendar shows is what a booking between the check and the insert looks like.
    await api.database.execute(sql`INSERT INTO room_holds (occurrence_id, room_id, held)
      SELECT id, room_id, tstzrange(${other.start}::timestamptz, ${other.end}::timestamptz) FROM room_occurrences LIMIT 1
      ON CONFLICT (occurrence_id, room_id) DO UPDATE SET held = excluded.held`);
    const { status, body } = await bookFor(people.employee.id, other);
    expect([status, body.details.alternatives]).toEqual([409, expect.arrayContaining([expect.anything()])]);
  });

  it('is for active people of the own company; a SuperAdministrator books for anybody', async () => {
    const foreign = people.facilities.id;
    expect([(await bookFor(foreign)).status, (await bookFor(foreign)).body.key]).toEqual([
      422,
      'errors.rooms.notColleague',
    ]);
    expect((await bookFor(foreign, {}, 'superAdministrator')).status).toBe(201);
    await api.database.update(users).set({ enabled: false }).where(eq(users.id, people.employee.id));
    expect((await bookFor(people.employee.id, { roomId: testRooms.busy })).status).toBe(422);
    const { body } = await api.as('companySupervisor').get('/api/rooms/colleagues?queryText=em');
    await api.database.update(users).set({ enabled: true }).where(eq(users.id, people.employee.id));
    const again = await api.as('companySupervisor').get('/api/rooms/colleagues?queryText=emil');
    expect([body.items, again.body.items]).toEqual([[], [{ id: people.employee.id, name: 'Emil Employee' }]]);
  });

  it.each([
    ['andre', ['André Colleague']],
    ['Colleague ANDRÉ', ['André Colleague']],
    ['an%re', []],
    ['and_e', []],
  ])('finds colleagues for “%s” as every other search does', async (queryText, found) => {
    const isColleague = eq(users.id, people.colleague.id);
    await api.database.update(users).set({ firstName: 'André' }).where(isColleague);
    const query = new URLSearchParams({ queryText });
    const { body } = await api.as('companySupervisor').get(`/api/rooms/colleagues?${query}`);
    await api.database.update(users).set({ firstName: people.colleague.firstName }).where(isColleague);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(found);
  });

  it('repeats, and the preview knows the colleague', async () => {
    const series = {
      roomId: testRooms.night,
      from: '2026-03-10',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'day', until: '2026-03-12' },
      ownerId: people.employee.id,
    };
    const caller = api.as('companySupervisor');
    expect((await caller.post('/api/rooms/series/preview', series)).body.freeCount).toBe(3);
    const { status, body } = await caller.post('/api/rooms/series', { ...series, title: 'Daily' });
    expect([status, body.booking.owner, body.booking.bookedBy]).toEqual([201, 'Emil Employee', 'Selma Supervisor']);
  });

  it('is a series of its owner, who changes and cancels it, when the park’s staff book it for another company', async () => {
    const { body, status } = await api.as('superAdministrator').post('/api/rooms/series', {
      roomId: testRooms.night,
      title: 'Board',
      from: '2026-03-10',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'day', until: '2026-03-14' },
      ownerId: people.companyAdministrator.id,
    });
    expect([status, body.booking.owner]).toEqual([201, 'Carla Admin']);
    const owner = api.as('companyAdministrator');
    const dates = body.booking.occurrences as { id: string }[];
    const moved = await owner.patch(`/api/rooms/occurrences/${dates[0]?.id}`, {
      version: body.booking.version,
      start: '2026-03-10T12:00:00Z',
      end: '2026-03-10T13:00:00Z',
    });
    expect([moved.status, moved.body.key]).toEqual([200, undefined]);
    const later = await owner.patch(`/api/rooms/series/${dates[2]?.id}`, {
      version: moved.body.booking.version,
      scope: 'following',
      start: '14:00',
      end: '16:00',
    });
    expect([later.status, later.body.key]).toEqual([200, undefined]);
    expect(later.body.booking.occurrences.map(({ start }: { start: string }) => start)).toEqual([
      '2026-03-12T13:00:00.000Z',
      '2026-03-13T13:00:00.000Z',
      '2026-03-14T13:00:00.000Z',
    ]);
    // Dates that the owner chose count for the owner's company; those of the park do not.
    const { quotas } = (await owner.get('/api/rooms/availability?date=2026-03-10')).body;
    expect(quotas).toMatchObject([{ usedMinutes: 360 }]);
    const rest = later.body.booking.occurrences as { id: string }[];
    expect((await owner.delete(`/api/rooms/occurrences/${rest[1]?.id}?scope=following`)).status).toBe(200);
    expect((await owner.delete(`/api/rooms/bookings/${body.booking.id}`)).status).toBe(200);
    const { items } = (await owner.get('/api/rooms/bookings')).body;
    expect(
      items.flatMap((one: { occurrences: { state: string }[] }) =>
        one.occurrences.filter(({ state }) => state === 'booked'),
      ),
    ).toHaveLength(1);
  });

  it('ends for the person who booked when it is handed over', async () => {
    const { body } = await bookFor(people.employee.id);
    const path = `/api/rooms/bookings/${body.booking.id}`;
    const handed = await api
      .as('employee')
      .post(`${path}/owner`, { version: body.booking.version, ownerId: people.companyAdministrator.id });
    expect([handed.status, handed.body.bookedBy]).toEqual([200, 'Selma Supervisor']);
    expect(await ownOf('companySupervisor')).toEqual([]);
  });
});

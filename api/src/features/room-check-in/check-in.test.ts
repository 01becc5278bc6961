import { eq } from 'drizzle-orm';
import {
  roomBookings,
  roomOccurrences,
  rooms,
  roomSeriesQuestions,
  type Recurrence,
} from '../../core/database/schema/rooms';
import { describeOnDatabase, emailOf, people, testCompanies } from '../../testing';
import { listRoomsToSettle, settleRooms } from '../rooms';
import { prepareRooms, testRooms } from '../../testing/rooms';

const at = (time: string) => `2026-03-${time}:00Z`;

describeOnDatabase('checking in', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareRooms(database);
      await database.update(rooms).set({ checkInMinutes: 15 }).where(eq(rooms.id, testRooms.night));
    },
  });
  beforeEach(async () => {
    api.setNow(at('03T07:00'));
    await api.runDueJobs();
    api.mails.length = 0;
    await api.database.delete(roomBookings);
  });

  /** What the job does each minute; its schedule knows no clock that goes back between tests. */
  const settle = async () => {
    const now = api.app.context.clock();
    await settleRooms(api.database, await listRoomsToSettle(api.database, now), now);
    await api.runDueJobs();
  };
  const book = async (start: string, end: string, more: object = {}) => {
    const body = { roomId: testRooms.night, start: at(start), end: at(end), title: 'Review', ...more };
    const answer = await api.as('companySupervisor').post('/api/rooms/bookings', body);
    return { status: answer.status, id: String(answer.body.booking?.occurrences[0].id) };
  };
  const checkIn = (who: Parameters<typeof api.as>[0], id: string) =>
    api.as(who).post(`/api/rooms/occurrences/${id}/check-in`);

  it('is open from ten minutes before the start', async () => {
    const { id } = await book('03T09:00', '03T10:00');
    api.setNow(at('03T08:49'));
    const early = await checkIn('companySupervisor', id);
    expect([early.status, early.body.key, early.body.values]).toEqual([
      422,
      'errors.rooms.tooEarlyToCheckIn',
      { freeFrom: '2026-03-03T08:50:00.000Z' },
    ]);
    api.setNow(at('03T08:50'));
    expect((await checkIn('companySupervisor', id)).body).toMatchObject({ state: 'arrived' });
    expect((await checkIn('companySupervisor', id)).status).toBe(200);
  });

  it.each([
    ['employee', 200],
    ['companyAdministrator', 200],
    ['superAdministrator', 200],
    ['facilities', 404],
    ['otherEmployee', 404],
    ['externalFit', 200],
  ] as const)('by %s answers %i', async (who, status) => {
    const { id } = await book('03T09:00', '03T10:00', { attendees: [`Fiona <${emailOf('externalFit')}>`] });
    api.setNow(at('03T09:00'));
    expect((await checkIn(who, id)).status).toBe(status);
    const door = (await api.as(who).get(`/api/rooms/${testRooms.night}/check-in`)).body;
    expect([door.arrival?.id ?? null, door.isTaken]).toEqual([status === 200 ? id : null, status !== 200]);
  });

  it('keeps the room, and a missed one is free for others before any job has run', async () => {
    const kept = await book('03T09:00', '03T10:00');
    const missed = await book('03T10:00', '03T11:00');
    api.setNow(at('03T09:01'));
    await checkIn('companySupervisor', kept.id);
    api.setNow(at('03T10:15'));
    const day = await api.as('facilities').get('/api/rooms/availability?date=2026-03-03');
    const night = day.body.rooms.find(({ room }: { room: { id: string } }) => room.id === testRooms.night);
    expect(night.busy.map(({ start }: { start: string }) => start)).toEqual(['2026-03-03T09:00:00.000Z']);
    const own = await api.as('companySupervisor').get('/api/rooms/check-in');
    expect(own.body.items).toMatchObject([{ id: missed.id, state: 'missed', end: '2026-03-03T11:00:00.000Z' }]);
    const other = { roomId: testRooms.night, start: at('03T10:20'), end: at('03T10:50'), title: 'Other' };
    expect((await api.as('facilities').post('/api/rooms/bookings', other)).status).toBe(201);
    const [row] = await api.database.select().from(roomOccurrences).where(eq(roomOccurrences.id, missed.id));
    expect(row).toMatchObject({
      state: 'released',
      endsAt: new Date(at('03T10:15')),
      plannedEnd: new Date(at('03T11:00')),
    });
    const back = await checkIn('companySupervisor', missed.id);
    expect([back.status, back.body.key]).toEqual([409, 'errors.rooms.takenMeanwhile']);
  });

  it('restores a released time while it is free, and tells the owner about the release', async () => {
    const { id } = await book('03T09:00', '03T11:00');
    api.setNow(at('03T09:20'));
    await settle();
    expect(api.mails.map(({ subject }) => subject)).toEqual(['Cervin was released']);
    const messages = await api.as('companySupervisor').get('/api/notifications');
    expect(messages.body.items[0]).toMatchObject({ link: `/book-a-room/check-in?room=${testRooms.night}` });
    expect((await checkIn('companySupervisor', id)).body).toMatchObject({
      state: 'arrived',
      end: '2026-03-03T11:00:00.000Z',
    });
    api.setNow(at('03T11:00'));
    expect((await checkIn('companySupervisor', id)).body.key).toBe('errors.rooms.alreadyOver');
  });

  const series = async (days: string[]) => {
    const recurrence: Recurrence = { every: 'day', until: '2026-03-31' };
    const [booking] = await api.database
      .insert(roomBookings)
      .values({
        roomId: testRooms.night,
        ownerId: people.companySupervisor.id,
        companyId: testCompanies.tenant.id,
        title: 'Daily',
        recurrence,
      })
      .returning();
    const bookingId = String(booking?.id);
    await api.database.insert(roomOccurrences).values(
      days.map((day) => ({
        bookingId,
        roomId: testRooms.night,
        startsAt: new Date(at(`${day}T09:00`)),
        endsAt: new Date(at(`${day}T10:00`)),
        checkInMinutes: 15,
        state: 'booked' as const,
      })),
    );
    return bookingId;
  };
  const states = async (bookingId: string) =>
    (
      await api.database
        .select()
        .from(roomOccurrences)
        .where(eq(roomOccurrences.bookingId, bookingId))
        .orderBy(roomOccurrences.startsAt)
    ).map(({ state }) => state);

  it('missed twice in a row asks whether a series is still needed, and cancels the rest without an answer', async () => {
    const id = await series(['03', '04', '12', '13']);
    api.setNow(at('03T10:30'));
    await settle();
    expect(await api.database.select().from(roomSeriesQuestions)).toEqual([]);
    api.setNow(at('04T10:30'));
    await settle();
    const { body } = await api.as('companySupervisor').get('/api/rooms/check-in');
    expect(body.questions).toEqual([
      { bookingId: id, title: 'Daily', room: 'Cervin', answerBy: '2026-03-09T10:30:00.000Z' },
    ]);
    api.setNow(at('09T10:30'));
    await settle();
    expect(await states(id)).toEqual(['released', 'released', 'cancelled', 'cancelled']);
  });

  it.each([
    [true, ['released', 'released', 'booked']],
    [false, ['released', 'released', 'cancelled']],
  ])('answered with %s decides about the rest', async (isNeeded, expected) => {
    const id = await series(['03', '04', '12']);
    api.setNow(at('04T10:30'));
    await settle();
    const answer = (who: Parameters<typeof api.as>[0]) =>
      api.as(who).post(`/api/rooms/bookings/${id}/still-needed`, { isNeeded });
    expect((await answer('companyAdministrator')).status).toBe(404);
    expect((await answer('companySupervisor')).status).toBe(204);
    api.setNow(at('10T10:30'));
    await settle();
    expect(await states(id)).toEqual(expected);
  });
});

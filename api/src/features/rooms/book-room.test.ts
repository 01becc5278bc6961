import { eq, sql } from 'drizzle-orm';
import { roomCalls } from '@park/contract/rooms';
import { describeOnEachDatabase, people } from '../../testing';
import { companyContracts } from '../../core/database/schema/companies';
import { roomBookings } from '../../core/database/schema/rooms';
import { isTenantQuota, roomRequests } from '../../testing/room-requests';
import { testRooms } from '../../testing/rooms';

describeOnEachDatabase('booking a room', (test) => {
  const { api, body, office, book, stored } = roomRequests(test);

  it.each(['9999-12-30T10:00:00Z', '2101-01-01T00:00:00Z'])('refuses an end at %s on its field', async (end) => {
    const { status, body: problem } = await book(
      'superAdministrator',
      body(testRooms.office, '2026-03-04T09:00:00Z', end),
    );
    expect([status, problem.fields]).toEqual([400, { end: 'errors.field.dateRange' }]);
  });

  it('refuses a booking of seventy years before it counts its days', async () => {
    const request = body(testRooms.office, '2026-03-04T09:00:00Z', '2096-03-04T10:00:00Z');
    const { status, body: problem } = await book('superAdministrator', request);
    expect([status, problem.key]).toEqual([422, 'errors.rooms.tooFarAhead']);
  });

  it('answers 201 with the booking as it is stored', async () => {
    const { status, body: answer } = await book(
      'companyAdministrator',
      office('04T09:00', '04T10:00', { title: '  Review ', attendees: ['Nadia'], note: 'Bring cables' }),
    );
    expect(status).toBe(201);
    expect(answer).toEqual({
      warnings: [],
      booking: {
        id: expect.any(String),
        room: { id: testRooms.office, name: 'Arve', floor: '1', building: { id: 'a', name: 'Building A' } },
        title: 'Review',
        owner: 'Carla Admin',
        ownerId: people.companyAdministrator.id,
        bookedBy: null,
        isForColleague: false,
        version: 1,
        createdAt: '2026-03-03T07:00:00.000Z',
        isSeries: false,
        needsApproval: false,
        attendees: ['Nadia'],
        invitations: [],
        people: null,
        note: 'Bring cables',
        occurrences: [
          {
            id: expect.any(String),
            room: { id: testRooms.office, name: 'Arve' },
            isMove: false,
            start: '2026-03-04T09:00:00.000Z',
            end: '2026-03-04T10:00:00.000Z',
            state: 'booked',
            reason: null,
            may: { change: true, endNow: false },
          },
        ],
        canCancel: true,
        may: { edit: true, cancel: true, handOver: true },
      },
    });
    expect(await stored()).toBe(1);
  });

  it.each([
    ['inThePast', 422, office('03T06:00', '03T07:30')],
    ['tooShortNotice', 422, office('03T07:30', '03T08:30')],
    ['tooFarAhead', 422, body(testRooms.office, '2026-04-03T07:00:00Z', '2026-04-03T08:00:00Z')],
    ['tooLong', 422, office('04T09:00', '04T13:30')],
    ['outsideOpeningHours', 422, office('04T18:30', '04T19:30')],
    ['blocked', 422, office('05T11:30', '05T12:30')],
    ['noContract', 403, body(testRooms.lausanne, '2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z')],
    ['notFound', 404, body(testRooms.retired, '2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z')],
    ['notFound', 404, body('00000000-0000-4000-8000-000000000000', '2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z')],
  ])('refuses with errors.rooms.%s and keeps nothing', async (key, status, requestBody) => {
    const answer = await book('companyAdministrator', requestBody);
    expect([answer.status, answer.body.key]).toEqual([status, `errors.rooms.${key}`]);
    expect(await stored()).toBe(0);
  });

  it('names every refusal it makes in the contract', () => {
    expect(roomCalls['POST /api/rooms/bookings'].errors).toEqual(
      expect.arrayContaining(['errors.rooms.taken', 'errors.rooms.quotaExceeded', 'errors.rooms.alreadyRequested']),
    );
  });

  it.each([
    ['an end before the start', office('04T10:00', '04T09:00'), 'end'],
    ['an end at the start', office('04T10:00', '04T10:00'), 'end'],
    ['seconds', body(testRooms.office, '2026-03-04T09:00:30Z', '2026-03-04T10:00:00Z'), 'start'],
    ['no title', office('04T09:00', '04T10:00', { title: '  ' }), 'title'],
    ['a time without zone', body(testRooms.office, '2026-03-04T09:00', '2026-03-04T10:00'), 'start'],
  ])('answers 400 with the field for %s', async (_name, requestBody, field) => {
    const answer = await book('companyAdministrator', requestBody);
    expect([answer.status, answer.body.key]).toEqual([400, 'errors.validation']);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('lets a role that a blocking names book nevertheless', async () => {
    expect((await book('facilities', office('05T11:30', '05T12:30'))).status).toBe(201);
  });

  it('lets those who manage book every room without a contract', async () => {
    expect(
      (await book('superAdministrator', body(testRooms.lausanne, '2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z')))
        .status,
    ).toBe(201);
    const [row] = await api.database.select().from(roomBookings);
    expect(row?.contractId).toBeNull();
  });

  it('warns when more come than the room holds, and books', async () => {
    const answer = await book('companyAdministrator', office('04T09:00', '04T10:00', { people: 9 }));
    expect([answer.status, answer.body.warnings]).toEqual([201, ['warnings.rooms.capacity']]);
  });

  it('refuses a taken slot, and the buffer beside it, with what could be booked instead', async () => {
    expect((await book('facilities', office('04T09:00', '04T10:00'))).status).toBe(201);
    const answer = await book('companyAdministrator', office('04T09:55', '04T11:00'));
    expect([answer.status, answer.body.key]).toEqual([409, 'errors.rooms.taken']);
    const [start, end] = ['2026-03-04T10:15:00.000Z', '2026-03-04T11:00:00.000Z'];
    expect(answer.body.details.alternatives).toEqual([
      { kind: 'shift', room: { id: testRooms.office, name: 'Arve' }, start, end: '2026-03-04T11:20:00.000Z' },
      { kind: 'room', room: { id: testRooms.larger, name: 'Birse' }, start: '2026-03-04T09:55:00.000Z', end },
    ]);
    expect(answer.body.details.nextFree).toEqual({
      start,
      end: '2026-03-04T11:20:00.000Z',
      // Four hours are the room's limit.
      freeUntil: '2026-03-04T14:15:00.000Z',
    });
    expect((await book('companyAdministrator', office('04T10:15', '04T11:00'))).status).toBe(201);
    expect((await book('companyAdministrator', office('04T08:00', '04T08:45'))).status).toBe(201);
  });

  it('offers only alternatives that keep the rules, and booking one works', async () => {
    await book('facilities', office('04T17:45', '04T19:00'));
    const { details } = (await book('companyAdministrator', office('04T17:00', '04T18:00'))).body;
    // Later is within the other booking; with the buffer, only half an hour earlier or shorter would do.
    expect(
      details.alternatives.map(({ kind, start, end }: Record<string, string>) => [
        kind,
        start?.slice(11, 16),
        end?.slice(11, 16),
      ]),
    ).toEqual([['room', '17:00', '18:00']]);
    const [{ room, start, end }] = details.alternatives;
    expect((await book('companyAdministrator', body(room.id, start, end))).status).toBe(201);
  });

  it('counts a company’s hours per month and contract, and returns cancelled ones', async () => {
    await api.database.update(companyContracts).set({ minutesPerMonth: 120 }).where(isTenantQuota);
    const busy = (start: string, end: string) => body(testRooms.busy, `2026-${start}:00Z`, `2026-${end}:00Z`);
    const first = await book('companySupervisor', busy('03-04T09:00', '03-04T10:30'));
    expect(first.status).toBe(201);
    // Colleagues share the hours; other rooms under the contract count too.
    expect((await book('companyAdministrator', busy('03-06T09:00', '03-06T10:00'))).body.key).toBe(
      'errors.rooms.quotaExceeded',
    );
    expect((await book('companyAdministrator', office('06T09:00', '06T10:00'))).body.key).toBe(
      'errors.rooms.quotaExceeded',
    );
    // The month is the park’s: 23:30 UTC on 31 March is already April there.
    expect((await book('companyAdministrator', busy('03-31T22:30', '03-31T23:30'))).status).toBe(201);
    expect((await book('companyAdministrator', busy('03-31T21:00', '03-31T22:00'))).body.key).toBe(
      'errors.rooms.quotaExceeded',
    );
    // Another company is not concerned.
    expect((await book('facilities', busy('03-06T09:00', '03-06T12:00'))).status).toBe(201);
    await api.as('companySupervisor').delete(`/api/rooms/bookings/${first.body.booking.id}`);
    expect((await book('companyAdministrator', busy('03-07T09:00', '03-07T10:00'))).status).toBe(201);
  });

  it('asks for approval where the room needs it; requests may overlap, but not a person’s own', async () => {
    const requestBody = body(testRooms.approval, '2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z');
    const first = await book('companyAdministrator', requestBody);
    expect([first.status, first.body.booking.occurrences[0].state]).toEqual([201, 'pending']);
    expect((await book('companyAdministrator', requestBody)).body.key).toBe('errors.rooms.alreadyRequested');
    expect((await book('facilities', requestBody)).body.booking.occurrences[0].state).toBe('pending');
    const managers = await book('superAdministrator', requestBody);
    expect(managers.body.booking.occurrences[0].state).toBe('booked');
    expect((await book('externalFit', requestBody)).body.key).toBe('errors.rooms.taken');
  });

  it('holds one hour of the clock twice when the clock is put back, and none when it is put forward', async () => {
    // 25 October 2026, 02:30 twice: 00:30Z and 01:30Z.
    const night = (start: string, end: string) => body(testRooms.night, start, end);
    expect((await book('companySupervisor', night('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'))).status).toBe(201);
    expect((await book('facilities', night('2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'))).status).toBe(201);
    expect((await book('facilities', night('2026-10-25T01:00:00Z', '2026-10-25T01:30:00Z'))).body.key).toBe(
      'errors.rooms.taken',
    );
    expect((await book('facilities', night('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'))).status).toBe(201);
    const { body: day } = await api
      .as('facilities')
      .get('/api/rooms/availability?date=2026-03-29&from=02:30&duration=60');
    expect(day.requestedSlot).toEqual({ start: '2026-03-29T01:30:00.000Z', end: '2026-03-29T02:30:00.000Z' });
  });

  it.each(['employee', 'external', 'noRole'] as const)('is not for %s', async (who) => {
    expect((await book(who, office('04T09:00', '04T10:00'))).status).toBe(403);
  });

  it('rolls back when it fails halfway', async () => {
    await api.database.execute(
      sql`CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
    );
    await api.database.execute(
      sql`CREATE TRIGGER break_it AFTER INSERT ON room_occurrences FOR EACH ROW EXECUTE FUNCTION break_it()`,
    );
    const broken = await book('facilities', office('04T09:00', '04T10:00'));
    await api.database.execute(sql`DROP TRIGGER break_it ON room_occurrences`);
    await api.database.execute(sql`DROP FUNCTION break_it()`);
    expect([broken.status, broken.body.key]).toEqual([500, 'errors.recoverable']);
    expect(
      await api.database.select().from(roomBookings).where(eq(roomBookings.ownerId, people.facilities.id)),
    ).toEqual([]);
    expect((await book('facilities', office('04T09:00', '04T10:00'))).status).toBe(201);
  });
});

import { eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { roomBlockingRooms, roomBlockings, roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { describeOnDatabase, people, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const at = (time: string) => `2026-03-${time}:00Z`;

describeOnDatabase('requests for rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
  });

  const ask = async (who: Parameters<typeof api.as>[0], start: string, end: string, title = 'Review') => {
    const body = { roomId: testRooms.approval, start: at(start), end: at(end), title };
    const answer = await api.as(who).post('/api/rooms/bookings', body);
    return { status: answer.status, key: answer.body.key, id: String(answer.body.booking?.id) };
  };
  const manager = () => api.as('superAdministrator');
  const accept = (id: string, body: object = {}) => manager().post(`/api/rooms/requests/${id}/accept`, body);
  const reject = (id: string, body: object) => manager().post(`/api/rooms/requests/${id}/reject`, body);
  const stateOf = async (id: string) => {
    const [row] = await api.database.select().from(roomOccurrences).where(eq(roomOccurrences.bookingId, id));
    return [row?.state, row?.reason];
  };

  it('are listed with those that compete for the same time', async () => {
    const first = await ask('companyAdministrator', '04T09:00', '04T11:00', 'Board');
    const between = await ask('facilities', '04T10:30', '04T12:30');
    const last = await ask('companySupervisor', '04T12:00', '04T13:00');
    const alone = await ask('companySupervisor', '05T09:00', '05T10:00');
    const { body } = await manager().get('/api/rooms/requests');
    expect(body.total).toBe(4);
    expect(
      body.groups.map(({ requests }: { requests: { id: string; competingIds: string[] }[] }) =>
        requests.map(({ id, competingIds }) => [id, [...competingIds].sort()]),
      ),
    ).toEqual([
      expect.arrayContaining([
        [first.id, [between.id]],
        [between.id, [first.id, last.id].sort()],
        [last.id, [between.id]],
      ]),
      [[alone.id, []]],
    ]);
    expect(body.groups[0].room).toMatchObject({ name: 'Doubs', capacity: 100 });
    expect(body.groups[0].requests.find(({ id }: { id: string }) => id === first.id)).toMatchObject({
      title: 'Board',
      owner: { name: 'Carla Admin', company: testCompanies.tenant.name },
      dates: [{ start: '2026-03-04T09:00:00.000Z', end: '2026-03-04T11:00:00.000Z', isTaken: false }],
    });
  });

  it('are booked when accepted, and the competing ones rejected with the reason', async () => {
    const wanted = await ask('companyAdministrator', '04T09:00', '04T11:00');
    const other = await ask('companySupervisor', '04T10:00', '04T12:00');
    const untouched = await ask('facilities', '04T11:00', '04T13:00');
    const answer = await accept(wanted.id, { rejects: [other.id], reason: 'The board meets' });
    expect([answer.status, answer.body]).toEqual([200, { id: wanted.id, state: 'booked', rejectedIds: [other.id] }]);
    expect(await stateOf(wanted.id)).toEqual(['booked', null]);
    expect(await stateOf(other.id)).toEqual(['rejected', 'The board meets']);
    expect(await stateOf(untouched.id)).toEqual(['pending', null]);
    const audit = await api.database.select().from(auditTrail).where(eq(auditTrail.subjectKind, 'room-booking'));
    expect(audit.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      expect.arrayContaining([
        ['accepted', wanted.id],
        ['rejected', other.id],
      ]),
    );
  });

  it('are not rejected unseen: a request that came later stops the decision', async () => {
    const wanted = await ask('companyAdministrator', '04T09:00', '04T11:00');
    const late = await ask('companySupervisor', '04T10:00', '04T12:00');
    const answer = await accept(wanted.id);
    expect([answer.status, answer.body.key, answer.body.details]).toEqual([
      409,
      'errors.rooms.requestsChanged',
      { competingIds: [late.id] },
    ]);
    expect(await stateOf(wanted.id)).toEqual(['pending', null]);
    const withoutReason = await accept(wanted.id, { rejects: [late.id] });
    expect([withoutReason.status, withoutReason.body.fields]).toEqual([400, { reason: 'errors.field.required' }]);
  });

  it('are rejected with a reason that the person reads', async () => {
    const { id } = await ask('companySupervisor', '04T09:00', '04T11:00');
    expect((await reject(id, { reason: '  ' })).status).toBe(400);
    expect((await reject(id, { reason: 'Reserved for the fair' })).body).toMatchObject({ state: 'rejected' });
    const own = await api.as('companySupervisor').get(`/api/rooms/bookings/${id}`);
    expect(own.body.occurrences).toMatchObject([{ state: 'rejected', reason: 'Reserved for the fair' }]);
    const again = await accept(id);
    expect([again.status, again.body.key]).toEqual([409, 'errors.rooms.requestDecided']);
  });

  it('expire at their start, also before any job has run', async () => {
    const { id } = await ask('companySupervisor', '03T09:00', '03T10:00');
    api.setNow('2026-03-03T09:00:00Z');
    expect((await manager().get('/api/rooms/requests')).body).toEqual({ groups: [], total: 0 });
    expect((await api.as('companySupervisor').get(`/api/rooms/bookings/${id}`)).body.occurrences).toMatchObject([
      { state: 'expired' },
    ]);
    expect((await accept(id)).body.key).toBe('errors.rooms.requestDecided');
  });

  it('are refused when the room is booked or closed by then', async () => {
    const { id } = await ask('companySupervisor', '04T09:00', '04T11:00');
    const [blocking] = await api.database
      .insert(roomBlockings)
      .values({ startsAt: new Date(at('04T10:00')), endsAt: new Date(at('04T12:00')) })
      .returning();
    await api.database
      .insert(roomBlockingRooms)
      .values({ blockingId: String(blocking?.id), roomId: testRooms.approval });
    expect((await accept(id)).body.key).toBe('errors.rooms.taken');
    await api.database.delete(roomBlockings).where(eq(roomBlockings.id, String(blocking?.id)));
    const booking = { roomId: testRooms.approval, start: at('04T08:00'), end: at('04T09:30'), title: 'Visit' };
    expect((await manager().post('/api/rooms/bookings', booking)).status).toBe(201);
    expect((await accept(id)).body.key).toBe('errors.rooms.taken');
  });

  it('leave out the taken dates of a series', async () => {
    const [series] = await api.database
      .insert(roomBookings)
      .values({
        roomId: testRooms.approval,
        ownerId: people.companySupervisor.id,
        companyId: testCompanies.tenant.id,
        title: 'Weekly',
      })
      .returning();
    const bookingId = String(series?.id);
    const date = (day: string) => ({
      bookingId,
      roomId: testRooms.approval,
      state: 'pending' as const,
      startsAt: new Date(at(`${day}T09:00`)),
      endsAt: new Date(at(`${day}T10:00`)),
    });
    await api.database.insert(roomOccurrences).values([date('04'), date('11'), date('18')]);
    const booking = { roomId: testRooms.approval, start: at('11T08:00'), end: at('11T09:30'), title: 'Visit' };
    await manager().post('/api/rooms/bookings', booking);
    expect((await accept(bookingId)).status).toBe(200);
    const dates = await api.database
      .select()
      .from(roomOccurrences)
      .where(eq(roomOccurrences.bookingId, bookingId))
      .orderBy(roomOccurrences.startsAt);
    expect(dates.map(({ state }) => state)).toEqual(['booked', 'skipped', 'booked']);
  });

  it('are three at most per person, of parallel ones as well', async () => {
    const days = ['04', '05', '06', '09', '10', '11'];
    const answers = await Promise.all(days.map((day) => ask('companySupervisor', `${day}T09:00`, `${day}T10:00`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ key }) => key))).toEqual(
      new Set(['errors.rooms.tooManyRequests']),
    );
  });

  it('and bookings never hold the same time: one of accepting and booking wins', async () => {
    // Eight coming dates are the limit of one person.
    for (let round = 0; round < 8; round += 1) {
      const day = String(4 + round).padStart(2, '0');
      const { id } = await ask('facilities', `${day}T09:00`, `${day}T11:00`);
      const booking = { roomId: testRooms.approval, start: at(`${day}T10:00`), end: at(`${day}T12:00`), title: 'Race' };
      const [accepted, booked] = await Promise.all([accept(id), manager().post('/api/rooms/bookings', booking)]);
      expect([accepted.status === 200, booked.status === 201].filter(Boolean)).toHaveLength(1);
      expect([accepted.status, booked.status]).toContain(409);
      if (accepted.status !== 200) await reject(id, { reason: 'Taken' });
    }
  });

  it('are decided once when two managers accept competing ones at the same moment', async () => {
    const one = await ask('companySupervisor', '04T09:00', '04T11:00');
    const other = await ask('companyAdministrator', '04T10:00', '04T12:00');
    const answers = await Promise.all([
      accept(one.id, { rejects: [other.id], reason: 'First' }),
      accept(other.id, { rejects: [one.id], reason: 'First' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([(await stateOf(one.id))[0], (await stateOf(other.id))[0]].sort()).toEqual(['booked', 'rejected']);
  });
});

/** What is stored for a person while they leave, or their company ends: before or after it, never beside it. */
import { Role } from '@park/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { auditPersonalValues } from '../../core/database/schema/audit';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { eventRegistrations } from '../../core/database/schema/events';
import { parkingBookings } from '../../core/database/schema/parking';
import { parkingAssignments, parkingVehicles } from '../../core/database/schema/parking-holding';
import { parkingWaitlistEntries } from '../../core/database/schema/parking-waitlist';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { describeOnPostgres, people, testCompanies } from '../../testing';
import { clearParking } from '../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../testing/parking-lots';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { whileChanging } from '../../testing/while-changing';
import { settleExits } from '../companies/exit';
import { lockPerson } from '../users';

// A Tuesday, 08:00 in the park.
const now = new Date('2026-03-03T07:00:00Z');
const date = '2026-03-05';
const slot = { start: '2026-03-05T09:00:00Z', end: '2026-03-05T10:00:00Z' };

const event = {
  type: 'workshop',
  texts: { en: { title: 'Reading a balance sheet', content: '<p>x</p>' } },
  ...{ publishedAt: '2026-03-01T08:00:00Z', isPublished: true, location: 'Forum' },
  ...{ startDate: '2026-04-01T08:00:00Z', endDate: '2026-04-01T09:00:00Z' },
  registration: { capacity: 2, opensAt: null, closesAt: null },
};
const registration = (eventId: string) => ({
  ...{ eventId, state: 'registered' as const, place: 1, askedAt: now, updatedAt: now },
});
const isLive = ne(eventRegistrations.state, 'cancelled');

describeOnPostgres('while a person leaves,', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareRooms(database);
      await prepareLots(database);
    },
  });
  const { companySupervisor: leaver } = people;
  const { tenant } = testCompanies;
  const ofLeaver = eq(users.id, leaver.id);
  const own = eq(eventRegistrations.userId, leaver.id);
  let eventId = '';

  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.delete(eventRegistrations);
    await clearParking(api.database, { tables: ['parking_waitlist_entries'] });
    await api.database
      .update(users)
      .set({ state: 'active', leftAt: null, role: leaver.role, parkshareCredits: 5 })
      .where(ofLeaver);
    await api.database
      .update(companies)
      .set({ enabled: true, leavesOn: null, leftAt: null })
      .where(eq(companies.id, tenant.id));
  });
  beforeAll(async () => {
    api.setNow(now);
    eventId = (await api.as('superAdministrator').post('/api/events', event)).body.id;
  });

  const leaving = (transaction: Database) =>
    transaction.update(users).set({ state: 'left', leftAt: now }).where(ofLeaver);
  const registrations = () => api.database.select().from(eventRegistrations).where(and(own, isLive));

  it.each([
    [
      'room',
      () => api.as('companySupervisor').post('/api/rooms/bookings', { roomId: testRooms.night, title: 'x', ...slot }),
    ],
    [
      'series of a room',
      () =>
        api.as('companySupervisor').post('/api/rooms/series', {
          ...{ roomId: testRooms.night, title: 'x', from: date, start: '09:00', end: '10:00' },
          recurrence: { every: 'week', weekdays: [4], until: '2026-03-19' },
        }),
    ],
    [
      'spot',
      () =>
        api.as('companySupervisor').post('/api/parking/spots/book', { spotId: spots.park, date, halves: ['am', 'pm'] }),
    ],
    [
      'place on the waitlist',
      () => api.as('companySupervisor').post('/api/parking/waitlist', { lotIds: [lots.south], date, choice: 'day' }),
    ],
    ['registration', () => api.as('companySupervisor').post(`/api/events/${eventId}/registration`, {})],
  ])('they get no %s', async (_name, command) => {
    const { status, body } = await whileChanging(api.database, leaving, command);
    expect([status, body.key]).toEqual([401, 'errors.auth.required']);
    expect(await api.database.select().from(roomBookings)).toEqual([]);
    expect(await api.database.select().from(parkingBookings)).toEqual([]);
    expect(await api.database.select().from(parkingWaitlistEntries)).toEqual([]);
    expect(await registrations()).toEqual([]);
  });

  it('no spot is assigned to them', async () => {
    const { status, body } = await whileChanging(api.database, leaving, () =>
      api.as('companyAdministrator').put(`/api/parking/spots/${spots.pool}`, {
        ...{ firstDay: date },
        assignments: [{ personId: leaver.id, slots: [{ weekday: 4, half: 'am' }] }],
      }),
    );
    expect([status, body.key]).toEqual([422, 'errors.parking.personNotFound']);
    const assigned = eq(parkingAssignments.userId, leaver.id);
    expect(await api.database.select().from(parkingAssignments).where(assigned)).toEqual([]);
  });

  it('what they have just booked is cancelled', async () => {
    const { status } = await whileChanging(
      api.database,
      async (transaction) => {
        await lockPerson(transaction, { ...leaver, companyId: tenant.id });
        await transaction.insert(eventRegistrations).values({ ...registration(eventId), userId: leaver.id });
      },
      async () => {
        const { version } = (await api.as('superAdministrator').get(`/api/users/${leaver.hashedId}`)).body;
        return api.as('superAdministrator').post(`/api/users/${leaver.hashedId}/leave`, { version, handOverTo: null });
      },
    );
    expect(status).toBe(200);
    expect(await registrations()).toEqual([]);
  });

  it('or the company is disabled, nobody joins it', async () => {
    const email = 'newcomer@x.park';
    await api.as('superAdministrator').post('/api/invitations', {
      ...{ email, firstName: 'Nina', lastName: 'New', role: leaver.role, companyId: tenant.id },
    });
    await api.app.context.jobs.runDue();
    const secret = /invitation#([\w-]+)/.exec(api.mails.find(({ to }) => to === email)?.text ?? '')?.[1];
    const { status, body } = await whileChanging(
      api.database,
      (transaction) => transaction.update(companies).set({ enabled: false }).where(eq(companies.id, tenant.id)),
      () =>
        api.asVisitor().post('/api/invitations/accept', {
          ...{ secret, password: 'a boat on the water', language: 'fr', birthDate: '1990-01-01' },
        }),
    );
    expect([status, body.key]).toEqual([409, 'errors.people.companyClosed']);
    expect(await api.database.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});

describeOnPostgres('while a company exits,', (test) => {
  const api = test.api({ prepare: prepareRooms });
  const afterwards = new Date('2026-04-01T00:05:00+02:00');
  const exiting = (transaction: Database) => settleExits(transaction, api.app.context, afterwards);
  let eventId = '';
  beforeAll(async () => {
    api.setNow(now);
    eventId = (await api.as('superAdministrator').post('/api/events', event)).body.id;
  });
  const plan = (companyId: string) =>
    api.database.update(companies).set({ leavesOn: '2026-03-31' }).where(eq(companies.id, companyId));
  const registered = () => api.database.select().from(eventRegistrations).where(isLive);

  it('what its people have just booked is cancelled', async () => {
    const { id: userId, role } = people.employee;
    await plan(testCompanies.tenant.id);
    await whileChanging(
      api.database,
      async (transaction) => {
        await lockPerson(transaction, { id: userId, role, companyId: testCompanies.tenant.id });
        const booking = { ownerId: userId, companyId: testCompanies.tenant.id, roomId: testRooms.night, title: 'x' };
        const [made] = await transaction.insert(roomBookings).values(booking).returning();
        await transaction.insert(roomOccurrences).values({
          ...{ bookingId: made?.id ?? '', roomId: testRooms.night, state: 'pending' },
          ...{ startsAt: new Date('2026-04-02T09:00:00Z'), endsAt: new Date('2026-04-02T10:00:00Z') },
        });
      },
      () => api.database.transaction(exiting),
    );
    expect(await api.database.select().from(roomOccurrences)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('its people register for nothing', async () => {
    await plan(testCompanies.otherTenant.id);
    const { status, body } = await whileChanging(api.database, exiting, () =>
      api.as('otherEmployee').post(`/api/events/${eventId}/registration`, {}),
    );
    expect([status, body.key]).toEqual([403, 'errors.auth.forbidden']);
    expect(await registered()).toEqual([]);
  });
});

describeOnPostgres('while a company goes,', (test) => {
  const api = test.api({ prepare: prepareLots });
  const { otherAdministrator: asker } = people;
  const { tenant } = testCompanies;
  beforeEach(async () => {
    api.setNow(now);
    await api.database.update(users).set({ role: asker.role }).where(eq(users.id, asker.id));
  });
  const lease = (companyId: string) => ({ spotId: spots.others, companyId, firstDay: date, lastDay: '2026-03-31' });

  it.each([
    ['/api/space-requests', { from: '2026-05-01', surface: 20, phone: '', message: 'We grow' }],
    ['/api/parking/guests', { spotId: spots.others, date, halves: ['am'], name: 'Guest', isElectric: false }],
    ['/api/parking/leases', lease(tenant.id)],
  ])('its people get nothing more from %s', async (address, body) => {
    const { status, body: problem } = await whileChanging(
      api.database,
      (transaction) => transaction.update(users).set({ role: Role.Exited }).where(eq(users.id, asker.id)),
      () => api.as('otherAdministrator').post(address, body),
    );
    expect([status, problem.key]).toEqual([403, 'errors.auth.forbidden']);
  });

  it('it is offered no lease', async () => {
    const { status, body } = await whileChanging(
      api.database,
      (transaction) => transaction.update(companies).set({ leftAt: now }).where(eq(companies.id, tenant.id)),
      () => api.as('otherAdministrator').post('/api/parking/leases', lease(tenant.id)),
    );
    expect([status, body.fields]).toEqual([400, { companyId: 'errors.field.choice' }]);
    await api.database.update(companies).set({ leftAt: null }).where(eq(companies.id, tenant.id));
    const offered = await api.as('otherAdministrator').post('/api/parking/leases', lease(tenant.id));
    expect(offered.status).toBe(201);
  });
});

describeOnPostgres('two changes of a person at the same time', (test) => {
  const api = test.api({ prepare: prepareLots });
  const { employee } = people;

  it('are audited with what each of them replaced', async () => {
    await whileChanging(
      api.database,
      (transaction) => transaction.update(users).set({ firstName: 'Emilio' }).where(eq(users.id, employee.id)),
      () => api.as('employee').patch('/api/users/user/name', { firstName: 'Emily', lastName: employee.lastName }),
    );
    const [entry] = await api.database
      .select()
      .from(auditPersonalValues)
      .where(eq(auditPersonalValues.personId, employee.id));
    expect(entry).toMatchObject({ before: { firstName: 'Emilio' }, after: { firstName: 'Emily' } });
  });

  it('leave one list of vehicles, the one that the last answer shows', async () => {
    const lists = [
      [
        { plate: 'GE 1', isElectric: false },
        { plate: 'GE 2', isElectric: true },
      ],
      [{ plate: 'GE 2', isElectric: false }],
      [
        { plate: 'VD 3', isElectric: true },
        { plate: 'GE 1', isElectric: true },
        { plate: 'GE 4', isElectric: false },
      ],
      [],
    ];
    const answers = await Promise.all(
      lists.map((vehicles) => api.as('employee').put('/api/parking/vehicles', { vehicles })),
    );
    expect(answers.map(({ status, body }) => [status, body.vehicles])).toEqual(
      lists.map((vehicles) => [200, vehicles]),
    );
    const plates = (
      await api.database
        .select()
        .from(parkingVehicles)
        .where(inArray(parkingVehicles.userId, [employee.id]))
    ).map(({ plate }) => plate);
    expect(lists.map((list) => list.map(({ plate }) => plate).sort())).toContainEqual(plates.sort());
  });
});

import { eq, sql } from 'drizzle-orm';
import { parkingSpots } from '../../core/database/schema/parking';
import { parkingLeases } from '../../core/database/schema/parking-holding';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../testing';
import { lots, prepareLots, spots } from '../../testing/parking-lots';
import { getPoolBalance } from './credits';
import { settleBegunHalves } from './credits/settle';
import { parkingDeparture } from './departure';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-05';
const { tenant, otherTenant } = testCompanies;

describeOnDatabase('parking of people and companies that leave', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeAll(async () => {
    api.setNow(now);
    await api.database.update(users).set({ parkshareCredits: 5 });
  });

  const settle = (who: readonly PersonName[], leavingCompanyId: string | null = null, from = now) =>
    api.database.transaction((transaction) =>
      parkingDeparture.settle(transaction, {
        people: who.map((name) => people[name].id),
        leavingCompanyId,
        from: new Date(from),
        handOverTo: null,
        isErasure: false,
        key: `test ${who.join()}`,
        decidedBy: null,
        now: new Date(now),
        zone: 'Europe/Zurich',
      }),
    );
  const book = (who: PersonName, spotId: string, halves = ['am', 'pm']) =>
    api.as(who).post('/api/parking/spots/book', { spotId, date, halves });
  const wait = (who: PersonName) =>
    api.as(who).post('/api/parking/waitlist', { lotIds: [lots.north], date, choice: 'day' });
  const stateOf = async (who: PersonName) =>
    (await api.as(who).get('/api/parking/waitlist')).body.items.map((entry: { state: string }) => entry.state);
  const closeAllBut = (...open: string[]) =>
    api.database.update(parkingSpots).set({ isActive: sql`id = ANY (${sql.param(open)}::uuid[])` });

  it('serves the waitlist with the halves of a person in the same transaction, and moves the credits to the pool', async () => {
    await closeAllBut(spots.park);
    expect((await book('facilities', spots.park)).status).toBe(201);
    expect((await wait('employee')).body.entry.state).toBe('waiting');
    const pool = await getPoolBalance(api.database, otherTenant.id);
    await settle(['facilities']);
    expect(await stateOf('employee')).toEqual(['assigned']);
    expect(await getPoolBalance(api.database, otherTenant.id)).toBe(pool + 5);
    const [left] = await api.database.select().from(users).where(eq(users.id, people.facilities.id));
    expect(left?.parkshareCredits).toBe(0);
  });

  it('pays the pool, not the person who has left, for a released half that others use later', async () => {
    await closeAllBut(spots.released);
    const release = { spotId: spots.released, halves: ['pm'], audience: 'park', firstDay: date, lastDay: date };
    expect((await api.as('otherAdministrator').post('/api/parking/releases', release)).status).toBe(201);
    expect((await book('colleague', spots.released, ['pm'])).status).toBe(201);
    await settle(['otherAdministrator']);
    const pool = await getPoolBalance(api.database, otherTenant.id);
    await settleBegunHalves(api.database, new Date('2026-03-05T12:00:00Z'), 'Europe/Zurich');
    const [left] = await api.database.select().from(users).where(eq(users.id, people.otherAdministrator.id));
    expect([left?.parkshareCredits, await getPoolBalance(api.database, otherTenant.id)]).toEqual([0, pool + 1]);
  });

  it('assigns the spot of a person to colleagues who wait', async () => {
    await closeAllBut(spots.assigned);
    expect((await wait('companySupervisor')).body.entry.state).toBe('waiting');
    await settle(['companyAdministrator']);
    expect(await stateOf('companySupervisor')).toEqual(['assigned']);
  });

  it('ends the leases of a company on its last day; bookings of others on its spots stay', async () => {
    await closeAllBut(spots.others, spots.park);
    const lease = { spotId: spots.others, firstDay: '2026-01-01', lastDay: '2026-12-01', state: 'active' as const };
    await api.database
      .insert(parkingLeases)
      .values({ ...lease, companyId: tenant.id, lessorCompanyId: otherTenant.id });
    const booked = await book('supervisorWithFlags', spots.others);
    expect(booked.status).toBe(201);
    await settle(['otherEmployee', 'otherAdministrator', 'externalFit'], otherTenant.id, '2026-03-09T23:00:00Z');
    const [ended] = await api.database.select().from(parkingLeases);
    expect(ended).toMatchObject({ state: 'active', lastDay: '2026-03-09' });
    const [spot] = await api.database.select().from(parkingSpots).where(eq(parkingSpots.id, spots.others));
    expect(spot?.companyId).toBeNull();
    const { body } = await api.as('supervisorWithFlags').get(`/api/parking/bookings/${booked.body.booking.id}`);
    expect(body.booking.halves.map(({ state }: { state: string }) => state)).toEqual(['booked', 'booked']);
  });

  it('leaves spots, bookings and credits in the company that a person leaves for another one', async () => {
    await closeAllBut(spots.park);
    const booked = await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.park, date: '2026-03-12', halves: ['am'] });
    expect(booked.status).toBe(201);
    const pool = await getPoolBalance(api.database, tenant.id);
    const [before] = await api.database.select().from(users).where(eq(users.id, people.employee.id));
    const url = `/api/users/${people.employee.hashedId}`;
    const { version, firstName, lastName, email, role, phone, birthDate } = (
      await api.as('superAdministrator').get(url)
    ).body;
    const change = { version, firstName, lastName, email, role, phone, birthDate, companyId: otherTenant.id };
    expect((await api.as('superAdministrator').put(url, change)).status).toBe(200);
    const [after] = await api.database.select().from(users).where(eq(users.id, people.employee.id));
    expect([after?.companyId, after?.parkshareCredits]).toEqual([otherTenant.id, 0]);
    const { body } = await api.as('employee').get(`/api/parking/bookings/${booked.body.booking.id}`);
    expect(body.booking.halves.map(({ state }: { state: string }) => state)).toEqual(['cancelled']);
    // What was left, and what had been paid for the half.
    expect(await getPoolBalance(api.database, tenant.id)).toBe(pool + (before?.parkshareCredits ?? 0) + 1);
  });
});

/** What managers decide about the spots of their company: assignments, guests and leases. */
import { eq, sql } from 'drizzle-orm';
import { auditTrail } from '../../../core/database/schema/audit';
import { parkingSpots } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';
import { postLines } from '../credits/ledger';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const { tenant, otherTenant } = testCompanies;
const weekdays = [1, 2, 3, 4, 5];

describeOnDatabase('the spots of a company', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database, {
      tables: ['parking_waitlist_entries', 'parking_leases'],
      changes: [
        sql`DELETE FROM parking_assignments WHERE spot_id = ${spots.pool}::uuid`,
        sql`UPDATE parking_company_terms SET pool_credits = 0`,
      ],
    });
    await api.database.update(users).set({ parkshareCredits: 5 });
    await api.database.update(parkingSpots).set({ isActive: sql`id <> ${spots.retired}::uuid` });
  });

  const supervisor = () => api.as('companySupervisor');
  const assign = (who: PersonName | null, firstDay: string) =>
    supervisor().put(`/api/parking/spots/${spots.pool}`, {
      firstDay,
      assignments:
        who === null ? [] : [{ personId: people[who].id, slots: weekdays.map((weekday) => ({ weekday, half: 'am' })) }],
    });
  const assigned = async (query = '') => {
    const { body } = await supervisor().get(`/api/parking/spots/company${query}`);
    const row = body.spots.find(({ spot }: { spot: { id: string } }) => spot.id === spots.pool);
    return row.assignments.map(({ person }: { person: { id: string } }) => person.id);
  };

  describe('are assigned', () => {
    it('from the shown week on; a week that is over shows what holds today', async () => {
      expect((await assign('employee', '2026-03-03')).status).toBe(204);
      api.setNow('2026-03-05T07:00:00Z');
      expect((await assign('colleague', '2026-03-05')).status).toBe(204);
      expect((await assign('employee', '2026-03-16')).status).toBe(204);
      expect(await assigned()).toEqual([people.colleague.id]);
      // Until the 4th it was the employee's: saving that again from today on would undo the decision.
      expect(await assigned('?from=2026-03-02')).toEqual([people.colleague.id]);
      expect(await assigned('?from=2026-03-16')).toEqual([people.employee.id]);
      expect(await assigned('?from=2026-03-12')).toEqual([people.employee.id]);
    });

    it('to people of the company who may park, and from today on', async () => {
      expect((await assign('noRole', '2026-03-04')).body.key).toBe('errors.parking.personNotFound');
      await api.database
        .update(users)
        .set({ state: 'left', leftAt: new Date(now) })
        .where(eq(users.id, people.colleague.id));
      expect((await assign('colleague', '2026-03-04')).body.key).toBe('errors.parking.personNotFound');
      await api.database.update(users).set({ state: 'active', leftAt: null }).where(eq(users.id, people.colleague.id));
      expect((await assign('colleague', '2026-03-02')).body).toMatchObject({
        key: 'errors.parking.firstDayInPast',
        values: { firstDay: '2026-03-03' },
      });
    });

    it('and go to people who wait as soon as they belong to the pool again', async () => {
      await api.database.update(parkingSpots).set({ isActive: sql`id = ${spots.pool}::uuid` });
      await assign('employee', '2026-03-03');
      const wait = { lotIds: [lots.north], date: '2026-03-05', choice: 'am' };
      expect((await api.as('colleague').post('/api/parking/waitlist', wait)).body.entry.state).toBe('waiting');
      expect((await assign(null, '2026-03-04')).status).toBe(204);
      const [entry] = (await api.as('colleague').get('/api/parking/waitlist')).body.items;
      expect(entry.state).toBe('assigned');
    });
  });

  it('can be released by their holders to another company of the park', async () => {
    const own = (await api.as('companyAdministrator').get('/api/parking/own-spots')).body;
    const ids = own.companies.map(({ id }: { id: string }) => id);
    expect([ids.includes(otherTenant.id), ids.includes(tenant.id)]).toEqual([true, false]);
    const release = (companyId: string) =>
      api.as('companyAdministrator').post('/api/parking/releases', {
        spotId: spots.assigned,
        halves: ['am'],
        audience: 'named',
        companyId,
        firstDay: '2026-03-11',
        lastDay: '2026-03-11',
      });
    for (const nobody of [tenant.id, '00000000-0000-4000-8000-c99999999999'])
      expect((await release(nobody)).body).toMatchObject({ status: 400, fields: { companyId: 'errors.field.choice' } });
    expect((await release(otherTenant.id)).status).toBe(201);
    // Most people hold no spot: their answer names no company.
    expect((await api.as('employee').get('/api/parking/own-spots')).body.companies).toEqual([]);
  });

  it('come back once: taking the same halves back again gets the same answer and changes nothing', async () => {
    const body = { spotId: spots.pool, date: '2026-03-04', halves: ['am', 'pm'] };
    const release = { ...body, firstDay: body.date, lastDay: body.date, audience: 'park', date: undefined };
    expect((await supervisor().post('/api/parking/releases', release)).body).toEqual({ halves: 2 });
    const takeBack = (who: PersonName, key?: string) =>
      api.as(who).post('/api/parking/releases/take-back', body, key === undefined ? {} : { 'idempotency-key': key });
    expect((await takeBack('companyAdministrator')).body).toEqual({ halves: 2 });
    expect((await takeBack('companyAdministrator')).body).toEqual({ halves: 2 });
    expect((await takeBack('companySupervisor')).body.key).toBe('errors.parking.notYourRelease');
    expect((await supervisor().post('/api/parking/releases', release)).body).toEqual({ halves: 2 });
    const first = await takeBack('companySupervisor', 'back');
    const again = await takeBack('companySupervisor', 'back');
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
  });

  it('are booked for guests by kind: accessible ones need a permit, electric ones an electric vehicle until 09:00', async () => {
    await postLines(api.database, [
      {
        from: 'issued',
        to: { pool: tenant.id },
        amount: 3,
        reason: 'grant',
        key: `guests ${Math.random()}`,
        at: new Date(now),
      },
    ]);
    const guest = (spotId: string, body: object = {}) =>
      supervisor().post('/api/parking/guests', { spotId, date: '2026-03-04', halves: ['am'], name: 'Gina', ...body });
    const refused = await guest(spots.accessible);
    expect([refused.status, refused.body.key]).toEqual([403, 'errors.parking.permitNeeded']);
    expect((await guest(spots.poolElectric)).body).toMatchObject({
      key: 'errors.parking.electricNeeded',
      values: { freeFrom: '2026-03-04T08:00:00.000Z' },
    });
    expect((await guest(spots.poolElectric, { isElectric: true })).status).toBe(201);
    api.setNow('2026-03-04T08:00:00Z');
    expect((await guest(spots.poolElectric, { halves: ['pm'] })).status).toBe(201);
  });

  describe('are leased', () => {
    const offer = (body: object = {}) =>
      supervisor().post('/api/parking/leases', {
        spotId: spots.pool,
        companyId: otherTenant.id,
        firstDay: '2026-03-10',
        lastDay: '2026-03-20',
        ...body,
      });
    const accept = (id: string) =>
      api.as('otherAdministrator').post(`/api/parking/leases/${id}/decision`, { decision: 'accept' });

    it.each([
      ['within', '2026-03-12', '2026-03-13'],
      ['across the beginning', '2026-03-04', '2026-03-10'],
      ['around', '2026-03-04', '2026-04-10'],
    ])('for days of their own: an offer %s of another lease is refused with its days', async (_where, first, last) => {
      expect((await accept((await offer()).body.id)).status).toBe(200);
      const second = await offer({ firstDay: first, lastDay: last });
      expect([second.status, second.body.key, second.body.values]).toEqual([
        409,
        'errors.parking.leaseOverlaps',
        { firstDay: '2026-03-10', lastDay: '2026-03-20' },
      ]);
      expect((await offer({ firstDay: '2026-03-21', lastDay: '2026-03-31' })).status).toBe(201);
    });

    it('by a decision that gets the same answer when it is repeated, and is not taken back by another one', async () => {
      const { id } = (await offer()).body;
      const decide = (who: PersonName, decision: string, key?: string) =>
        api
          .as(who)
          .post(
            `/api/parking/leases/${id}/decision`,
            { decision },
            key === undefined ? {} : { 'idempotency-key': key },
          );
      const first = await decide('otherAdministrator', 'accept', 'accepted');
      const again = await decide('otherAdministrator', 'accept', 'accepted');
      expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([200, 'true', first.body]);
      expect((await decide('otherAdministrator', 'accept')).body).toEqual(first.body);
      for (const [who, decision] of [
        ['otherAdministrator', 'decline'],
        ['companySupervisor', 'accept'],
        ['companySupervisor', 'withdraw'],
      ] as const)
        expect((await decide(who, decision)).body.key).toBe('errors.parking.leaseDecided');
      const ended = await decide('companySupervisor', 'end');
      expect(ended.body.state).toBe('withdrawn');
      expect((await decide('otherAdministrator', 'end')).body.state).toBe('withdrawn');
      const entries = await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, id));
      expect(entries.map(({ action }) => action)).toEqual(['offered', 'accepted', 'ended']);
    });

    it('not in the past, not once the spot is retired, and tell strangers nothing', async () => {
      expect((await offer({ firstDay: '2026-03-02' })).body.key).toBe('errors.parking.firstDayInPast');
      const { id } = (await offer()).body;
      await api.database.update(parkingSpots).set({ isActive: false }).where(eq(parkingSpots.id, spots.pool));
      expect((await accept(id)).body.key).toBe('errors.parking.spotNotFound');
      await api.database.update(parkingSpots).set({ isActive: true }).where(eq(parkingSpots.id, spots.pool));
      expect((await accept(id)).status).toBe(200);
      const stranger = await api.as('otherAdministrator').post('/api/parking/leases', {
        spotId: spots.assigned,
        companyId: tenant.id,
        firstDay: '2026-03-10',
        lastDay: '2026-03-20',
      });
      expect([stranger.status, stranger.body.key]).toEqual([404, 'errors.parking.spotNotFound']);
    });
  });
});

import { and, eq, sql } from 'drizzle-orm';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { prepareLots, spots } from '../../../testing/parking-lots';
import { auditTrail } from '../../../core/database/schema/audit';
import { parkingCompanyTerms, parkingGrants } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';
import { createApp } from '../../../app';
import { getLedgerTotals } from './totals';

const tenant = testCompanies.tenant.id;
/** One person per role, and one without. */
const everybody: PersonName[] = [
  'anonymous',
  'external',
  'employee',
  'companyAdministrator',
  'companySupervisor',
  'superAdministrator',
  'exited',
  'externalFit',
  'facilities',
  'garage',
  'noRole',
];
const bookers = [
  'employee',
  'companyAdministrator',
  'companySupervisor',
  'superAdministrator',
  'externalFit',
  'facilities',
];
const managers = ['companyAdministrator', 'companySupervisor', 'superAdministrator'];

describeOnDatabase('credits', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    // The worker keeps the schedules that it stored; their next moments start again.
    await clearParking(api.database, {
      tables: ['parking_grants', 'background_jobs'],
      changes: [
        sql`UPDATE repeated_jobs SET next_at = CASE kind
        WHEN 'parking.grantMonth' THEN '2026-03-31T22:05:00Z'::timestamptz ELSE '2026-03-03T07:15:00Z'::timestamptz END`,
      ],
    });
    await api.database.update(users).set({ parkshareCredits: 5 });
    await api.database.delete(parkingCompanyTerms);
    await api.database
      .insert(parkingCompanyTerms)
      .values({ companyId: tenant, monthlyGrant: 30, poolCap: 10, personCap: 12, poolCredits: 25 });
  });

  const company = async (who: PersonName, query = '') =>
    (await api.as(who).get(`/api/parking/credits/company${query}`)).body;
  const give = (who: PersonName, body: object) => api.as(who).post('/api/parking/credits/distribute', body);
  const lines = async (who: PersonName) =>
    (await api.as(who).get('/api/parking/credits')).body.items.map(
      ({ delta, balance, reason, half, place }: Record<string, unknown>) => [delta, balance, reason, half, place],
    );

  it('lists every credit of a person with its reason and half', async () => {
    await give('companyAdministrator', { userId: people.employee.id, credits: 2, note: 'For the fair' });
    const { body } = await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.pool, date: '2026-03-04', halves: ['am', 'pm'] });
    await api.as('employee').delete(`/api/parking/bookings/${body.booking.id}`);
    const place = { lot: 'North', spot: '2' };
    expect(await lines('employee')).toEqual([
      [1, 7, 'cancellation', 'pm', place],
      [1, 6, 'cancellation', 'am', place],
      [-1, 5, 'booking', 'pm', place],
      [-1, 6, 'booking', 'am', place],
      [2, 7, 'distribution', null, null],
    ]);
    const first = await api.as('employee').get('/api/parking/credits?pageSize=2');
    const next = await api
      .as('employee')
      .get(`/api/parking/credits?pageSize=2&paginationId=${first.body.paginationId}`);
    expect(next.body.items[0]).toMatchObject({ delta: -1, balance: 5 });
  });

  it('are handed out by managers to their own people, within the cap and the pool', async () => {
    const { status, body } = await give('companyAdministrator', { userId: people.employee.id, credits: 3 });
    expect([status, body.poolCredits]).toEqual([200, 22]);
    expect(body.people.find(({ id }: { id: string }) => id === people.employee.id)).toMatchObject({
      credits: 8,
      canReceive: 4,
    });
    const cap = await give('companyAdministrator', { userId: people.employee.id, credits: 5 });
    expect(cap.body).toMatchObject({ key: 'errors.parking.personCap', values: { limit: 12, used: 8, requested: 5 } });
    const stranger = await give('companyAdministrator', { userId: people.otherEmployee.id, credits: 1 });
    expect([stranger.status, stranger.body.key]).toEqual([404, 'errors.parking.personNotFound']);
    const foreign = await give('companyAdministrator', {
      userId: people.otherEmployee.id,
      credits: 1,
      companyId: testCompanies.otherTenant.id,
    });
    expect([foreign.status, foreign.body.key]).toEqual([404, 'errors.parking.companyNotFound']);
    await api.database.update(parkingCompanyTerms).set({ poolCredits: 1 });
    const empty = await give('companyAdministrator', { userId: people.colleague.id, credits: 2 });
    expect(empty.body).toMatchObject({ key: 'errors.parking.poolTooSmall', values: { left: 1, requested: 2 } });
    const pool = await api.as('companySupervisor').get('/api/parking/credits/company/lines');
    expect(pool.body.items[0]).toMatchObject({ delta: -3, reason: 'distribution', person: 'Emil Employee' });
  });

  it('are handed out once when the request is repeated', async () => {
    const send = () =>
      api
        .as('companyAdministrator')
        .post(
          '/api/parking/credits/distribute',
          { userId: people.employee.id, credits: 2 },
          { 'idempotency-key': 'twice' },
        );
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.poolCredits]).toEqual([200, 200, first.body.poolCredits]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await lines('employee')).filter((line: unknown[]) => line[2] === 'distribution')).toHaveLength(1);
  });

  it('are granted on the 1st at 00:05 of the park, once for several processes, carry-over first', async () => {
    await api.as('companyAdministrator').put('/api/parking/credits/monthly', { personMonthly: 4 });
    const second = await createApp({
      configuration: api.app.context.configuration,
      database: api.database,
      clock: api.app.context.clock,
      mail: { send: async () => {} },
      logStream: { write() {} },
    });
    const run = (moment: string) =>
      Promise.all([api.app, second].map((app) => app.context.jobs.runDue(new Date(moment))));
    await run('2026-03-28T12:00:00Z');
    // Daylight saving time began on the 29th: 00:05 is 22:05 UTC.
    await run('2026-03-31T22:04:59Z');
    expect(await api.database.select().from(parkingGrants)).toEqual([]);
    await run('2026-03-31T22:05:00Z');
    await run('2026-04-01T08:00:00Z');
    await second.close();
    expect(await api.database.select().from(parkingGrants)).toMatchObject([{ month: '2026-04-01', credits: 30 }]);
    // Of 25, 10 are carried over; five people get 4 each.
    const { poolCredits, people: holders } = await company('companyAdministrator');
    expect([poolCredits, holders.map(({ credits }: { credits: number }) => credits)]).toEqual([20, [9, 9, 9, 9, 9]]);
    const { issued, expired } = await getLedgerTotals(api.database);
    expect([issued, expired]).toEqual([30, 15]);
  });

  it('are handed out on the 1st by a company without a grant too, from what it has earned; nothing of that expires', async () => {
    await api.database.update(parkingCompanyTerms).set({ monthlyGrant: 0, poolCap: 0, poolCredits: 7 });
    await api.as('companyAdministrator').put('/api/parking/credits/monthly', { personMonthly: 2 });
    await api.runDueJobs('2026-03-31T22:05:00Z');
    await api.runDueJobs('2026-04-01T08:00:00Z');
    const { poolCredits, people: holders } = await company('companyAdministrator');
    const given = holders.map(({ credits }: { credits: number }) => credits - 5);
    expect([poolCredits, given.sort()]).toEqual([0, [0, 1, 2, 2, 2]]);
    expect((await getLedgerTotals(api.database)).expired).toBe(0);
  });

  it('are earned by the releasing side when the half begins', async () => {
    await api.as('employee').post('/api/parking/spots/book', {
      spotId: spots.released,
      date: '2026-03-06',
      halves: ['am', 'pm'],
    });
    const owner = async () =>
      (await api.database.select().from(users).where(eq(users.id, people.otherAdministrator.id)))[0]?.parkshareCredits;
    await api.runDueJobs('2026-03-06T04:59:00Z');
    const before = await getLedgerTotals(api.database);
    expect(before.held).toBe(2);
    await api.runDueJobs('2026-03-06T05:00:00Z');
    expect((await getLedgerTotals(api.database)).held).toBe(1);
    await api.runDueJobs('2026-03-06T12:00:00Z');
    const after = await getLedgerTotals(api.database);
    expect([after.held, after.people + after.pools - before.people - before.pools]).toEqual([0, 2]);
    expect(await owner()).toBeGreaterThanOrEqual(5);
  });

  it('keeps changed terms in the audit trail, and only what differs', async () => {
    const at = '2026-03-03T08:00:00Z';
    api.setNow(at);
    const put = (terms: object) => api.as('superAdministrator').put(`/api/parking/companies/${tenant}/terms`, terms);
    await put({ monthlyGrant: 30, poolCap: 20, personCap: 12 });
    await put({ monthlyGrant: 30, poolCap: 20, personCap: 12 });
    await api.as('companyAdministrator').put('/api/parking/credits/monthly', { personMonthly: 4 });
    const entries = await api.database
      .select()
      .from(auditTrail)
      .where(and(eq(auditTrail.subjectKind, 'parking-terms'), eq(auditTrail.at, new Date(at))))
      .orderBy(auditTrail.id);
    expect(entries.map(({ actorId, companyId, before, after }) => [actorId, companyId, before, after])).toEqual([
      [people.superAdministrator.id, tenant, { poolCap: 10 }, { poolCap: 20 }],
      [people.companyAdministrator.id, tenant, { personMonthly: 0 }, { personMonthly: 4 }],
    ]);
  });

  it('does not overwrite terms that somebody else has saved in the meantime', async () => {
    const superAdministrator = api.as('superAdministrator');
    const read = async () => {
      const { body } = await superAdministrator.get('/api/parking/park/companies');
      return body.items.find(({ id }: { id: string }) => id === tenant);
    };
    const put = (terms: object) => superAdministrator.put(`/api/parking/companies/${tenant}/terms`, terms);
    const { version } = await read();
    expect((await put({ monthlyGrant: 31, poolCap: 20, personCap: 12, version })).status).toBe(200);
    const late = await put({ monthlyGrant: 99, poolCap: 20, personCap: 12, version });
    const current = { monthlyGrant: 31, poolCap: 20, personCap: 12, version: version + 1 };
    expect([late.status, late.body.key, late.body.details]).toEqual([
      409,
      'errors.parking.changedMeanwhile',
      { current },
    ]);
    await api.as('companyAdministrator').put('/api/parking/credits/monthly', { personMonthly: 5 });
    expect(await read()).toMatchObject({ terms: { monthlyGrant: 31, personMonthly: 5 }, version: version + 1 });
    expect((await put({ monthlyGrant: 99, poolCap: 20, personCap: 12, version: version + 1 })).status).toBe(200);
  });

  it.each([
    ['GET', '/api/parking/credits', undefined, bookers],
    ['GET', '/api/parking/waitlist', undefined, bookers],
    ['GET', '/api/parking/credits/company', undefined, managers],
    ['GET', '/api/parking/credits/company/lines', undefined, managers],
    ['PUT', '/api/parking/credits/monthly', { personMonthly: 0 }, managers],
    [
      'PUT',
      `/api/parking/companies/${tenant}/terms`,
      { monthlyGrant: 1, poolCap: 1, personCap: 9 },
      ['superAdministrator'],
    ],
  ] as const)('%s %s is for those with the right only', async (method, url, payload, allowed) => {
    const open: string[] = [];
    for (const who of everybody) {
      const { status } = await api.as(who).request({ method, url, ...(payload && { payload }) });
      expect([200, 403]).toContain(status);
      if (status === 200) open.push(who);
    }
    expect(open.sort()).toEqual([...allowed].sort());
    expect((await api.asVisitor().request({ method, url, ...(payload && { payload }) })).status).toBe(401);
  });

  it.each(['/api/parking/credits/company', '/api/parking/credits/company/lines'])(
    '%s shows another company to the park’s staff only',
    async (url) => {
      const foreign = (who: PersonName) => api.as(who).get(`${url}?companyId=${tenant}`);
      expect((await foreign('superAdministrator')).status).toBe(200);
      expect((await foreign('otherAdministrator')).status).toBe(404);
      expect((await foreign('companySupervisor')).status).toBe(200);
    },
  );
});

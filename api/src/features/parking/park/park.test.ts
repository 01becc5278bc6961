/** Car parks and spots as the park's staff edit them, and the day list. */
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../../core/database/schema/audit';
import { companies } from '../../../core/database/schema/companies';
import { parkingSpots } from '../../../core/database/schema/parking';
import { parkingLeases } from '../../../core/database/schema/parking-holding';
import { describeOnDatabase, people, roleColumns, testCompanies } from '../../../testing';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';
import { postLines } from '../credits/ledger';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-04';

describeOnDatabase('car parks and spots', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeAll(() => api.setNow(now));
  const staff = () => api.as('superAdministrator');
  const lotBody = (change: object = {}) => ({ name: 'East', waitlistRule: 'firstCome', hasCheckIn: false, ...change });
  const listedLot = async (id: string) =>
    (await staff().get('/api/parking/park/lots')).body.items.find((lot: { id: string }) => lot.id === id);
  const listedSpot = async (id: string, lotId: string = lots.north) =>
    (await staff().get(`/api/parking/park/lots/${lotId}/spots`)).body.spots.find(
      (spot: { id: string }) => spot.id === id,
    );

  it('creates a car park and changes all that it is', async () => {
    const created = await staff().post('/api/parking/park/lots', lotBody());
    expect(created.status).toBe(201);
    const { id } = created.body;
    const changed = await staff().put(
      `/api/parking/park/lots/${id}`,
      lotBody({
        name: 'East side',
        address: 'Rue de la Gare 3',
        coordinates: '46.5139, 6.5188',
        directionsEn: 'Behind the station',
        directionsFr: 'Derrière la gare',
        waitlistRule: 'fewestHalves',
        hasCheckIn: true,
        version: 1,
      }),
    );
    expect(changed.status).toBe(204);
    expect(await listedLot(id)).toMatchObject({
      name: 'East side',
      address: 'Rue de la Gare 3',
      coordinates: '46.5139, 6.5188',
      directions: { en: 'Behind the station', fr: 'Derrière la gare' },
      waitlistRule: 'fewestHalves',
      hasCheckIn: true,
      version: 2,
    });
  });

  it('keeps in the audit trail which rules of a car park were changed, and from what', async () => {
    const { body: lot } = await staff().post('/api/parking/park/lots', lotBody({ name: 'Audited' }));
    const rules = { waitlistRule: 'fewestHalves', hasCheckIn: true };
    await staff().put(`/api/parking/park/lots/${lot.id}`, lotBody({ name: 'Audited', ...rules, version: 1 }));
    const entries = await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, lot.id));
    expect(entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))).toEqual([
      expect.objectContaining({ action: 'created', actorId: people.superAdministrator.id }),
      {
        action: 'changed',
        actorId: people.superAdministrator.id,
        before: expect.objectContaining({ waitlistRule: 'firstCome', hasCheckIn: false }),
        after: expect.objectContaining(rules),
      },
    ]);
  });

  it('refuses a second car park of one name, also in parallel', async () => {
    expect((await staff().post('/api/parking/park/lots', lotBody({ name: 'NORTH' }))).body).toMatchObject({
      key: 'errors.parking.lotNameTaken',
      values: { name: 'North' },
    });
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await staff().post('/api/parking/park/lots', lotBody({ name: 'West' }))).status),
    );
    expect(statuses.sort()).toEqual([201, 409, 409]);
    const own = await staff().put(`/api/parking/park/lots/${lots.south}`, lotBody({ name: 'south' }));
    expect(own.status).toBe(204);
  });

  it.each([
    ['coordinates', 'near the lake', 'errors.field.invalid'],
    ['name', ' ', 'errors.field.required'],
    ['address', 'x'.repeat(301), 'errors.field.tooLong'],
  ])('refuses a wrong %s in its field', async (field, value, key) => {
    const answer = await staff().post('/api/parking/park/lots', lotBody({ [field]: value }));
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: key }]);
  });

  it('lets one of two people win who change a car park, and shows the other what is stored', async () => {
    const { version } = await listedLot(lots.north);
    const put = (address: string, read?: number) =>
      staff().put(`/api/parking/park/lots/${lots.north}`, lotBody({ name: 'North', address, version: read }));
    const answers = await Promise.all(['First', 'Second'].map((address) => put(address, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const { address } = await listedLot(lots.north);
    expect(refused).toMatchObject({
      key: 'errors.parking.changedMeanwhile',
      details: { current: { address, version: version + 1 } },
    });
    expect((await put('Third', version + 1)).status).toBe(204);
    // Clients of the time before versions send none.
    expect((await put('Fourth')).status).toBe(204);
  });

  it('adds and changes a spot, and shows both states of one that was changed', async () => {
    const path = `/api/parking/park/lots/${lots.south}/spots`;
    const { id } = (await staff().post(path, { number: '90', kind: 'standard' })).body;
    const put = (body: object) => staff().put(`/api/parking/park/spots/${id}`, body);
    expect((await put({ number: '91', kind: 'electric', companyId: testCompanies.tenant.id, version: 1 })).status).toBe(
      204,
    );
    expect(await listedSpot(id, lots.south)).toMatchObject({
      number: '91',
      kind: 'electric',
      company: { id: testCompanies.tenant.id },
      version: 2,
    });
    expect((await put({ number: '92', kind: 'standard', version: 1 })).body).toMatchObject({
      key: 'errors.parking.changedMeanwhile',
      details: { current: { number: '91', kind: 'electric', companyId: testCompanies.tenant.id, version: 2 } },
    });
    const taken = { key: 'errors.parking.spotNumberTaken', values: { name: '1' } };
    expect((await put({ number: '1', kind: 'electric', version: 2 })).body).toMatchObject(taken);
    expect((await staff().post(path, { number: '1', kind: 'standard' })).body).toMatchObject(taken);
    const nowhere = { number: '93', kind: 'standard', companyId: '00000000-0000-4000-8000-c99999999999' };
    expect((await put(nowhere)).body.key).toBe('errors.parking.companyNotFound');
  });

  it('refuses a spot for a company that has left the park', async () => {
    const ofStartup = eq(companies.id, testCompanies.startup.id);
    await api.database
      .update(companies)
      .set({ leftAt: new Date(now) })
      .where(ofStartup);
    const body = { number: '94', kind: 'standard', companyId: testCompanies.startup.id };
    const refused = await staff().post(`/api/parking/park/lots/${lots.south}/spots`, body);
    expect([refused.status, refused.body.key]).toEqual([422, 'errors.parking.companyNotFound']);
    await api.database.update(companies).set({ leftAt: null }).where(ofStartup);
  });

  it('keeps kind and company of a spot with bookings to come, but not its number', async () => {
    await api.as('employee').post('/api/parking/spots/book', { spotId: spots.park, date, halves: ['am'] });
    const put = (body: object) => staff().put(`/api/parking/park/spots/${spots.park}`, body);
    const inUse = { key: 'errors.parking.spotInUse', values: { used: 1, unit: 'halves', lastDay: date, name: '1' } };
    expect((await put({ number: '1', kind: 'electric' })).body).toMatchObject(inUse);
    expect((await put({ number: '1', kind: 'standard', companyId: testCompanies.tenant.id })).body).toMatchObject(
      inUse,
    );
    expect((await put({ number: '01', kind: 'standard' })).status).toBe(204);
    const retired = await staff().post(`/api/parking/park/spots/${spots.park}/retirement`, { isRetired: true });
    expect(retired.body).toMatchObject({ ...inUse, values: { name: '01' } });
  });

  it('retires a spot unless it is leased, and brings it back without its holder', async () => {
    const retire = (id: string, isRetired: boolean) =>
      staff().post(`/api/parking/park/spots/${id}/retirement`, { isRetired });
    await api.database.insert(parkingLeases).values({
      spotId: spots.accessible,
      companyId: testCompanies.tenant.id,
      firstDay: '2026-03-01',
      lastDay: '2026-03-31',
      state: 'active',
    });
    expect((await retire(spots.accessible, true)).body).toMatchObject({
      key: 'errors.parking.spotLeased',
      values: { lastDay: '2026-03-31' },
    });
    const holds = async () =>
      (await api.as('companyAdministrator').get('/api/parking/own-spots')).body.spots.length as number;
    expect(await holds()).toBe(1);
    expect((await retire(spots.assigned, true)).status).toBe(204);
    expect(await listedSpot(spots.assigned)).toMatchObject({ isRetired: true });
    expect((await retire(spots.assigned, false)).status).toBe(204);
    expect(await holds()).toBe(0);
    const [row] = await api.database.select().from(parkingSpots).where(eq(parkingSpots.id, spots.assigned));
    expect(row?.isActive).toBe(true);
  });

  it('answers 404 for what does not exist', async () => {
    const unknown = '00000000-0000-4000-8000-e99999999999';
    for (const id of [unknown, 'x']) {
      const answers = [
        await staff().put(`/api/parking/park/lots/${id}`, lotBody({ name: 'Nowhere' })),
        await staff().get(`/api/parking/park/lots/${id}/spots`),
        await staff().post(`/api/parking/park/lots/${id}/spots`, { number: '1', kind: 'standard' }),
        await staff().put(`/api/parking/park/spots/${id}`, { number: '1', kind: 'standard' }),
        await staff().post(`/api/parking/park/spots/${id}/retirement`, { isRetired: true }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
  });

  it('shows the day list, with guests and plates, to Facilities and the park’s staff only', async () => {
    const guest = { spotId: spots.pool, date, halves: ['pm'], name: 'Greta Guest', plate: 'GE 77' };
    const pool = { pool: testCompanies.tenant.id };
    const at = new Date(now);
    await postLines(api.database, [{ from: 'issued', to: pool, amount: 5, reason: 'grant', key: 'day list', at }]);
    expect((await api.as('companySupervisor').post('/api/parking/guests', guest)).status).toBe(201);
    for (const who of roleColumns) {
      const answer = await api.as(who).get(`/api/parking/day-list?date=${date}`);
      const may = who === 'facilities' || who === 'superAdministrator';
      expect([who, answer.status]).toEqual([who, may ? 200 : 403]);
      const strip = await api.as(who).get('/api/parking/days');
      if (strip.status === 200) expect([who, strip.body.may.readDayList]).toEqual([who, may]);
    }
    const { lots: listed } = (await api.as('facilities').get(`/api/parking/day-list?date=${date}`)).body;
    const north = listed.find(({ name }: { name: string }) => name === 'North');
    const name = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
    expect(north.spots.find(({ id }: { id: string }) => id === spots.park)).toMatchObject({
      number: '01',
      am: { name: name(people.employee), company: testCompanies.tenant.name, isGuest: false, plate: 'VD 1' },
      pm: null,
    });
    expect(north.spots.find(({ id }: { id: string }) => id === spots.pool)).toMatchObject({
      am: null,
      pm: { name: 'Greta Guest', isGuest: true, plate: 'GE 77' },
    });
  });

  it('shows plates for 30 days, also those of people who hold a spot', async () => {
    const plates = async (day: string) => {
      const { lots: listed } = (await api.as('facilities').get(`/api/parking/day-list?date=${day}`)).body;
      return listed
        .flatMap((lot: { spots: unknown[] }) => lot.spots)
        .map(({ am }: { am: { plate: string | null } | null }) => am?.plate);
    };
    expect(await plates('2026-02-01')).toContain('VD 1');
    const earlier = await plates('2026-01-31');
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.every((plate: string | null) => plate === null)).toBe(true);
  });
});

import { and, eq, sql } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import { parkingBookingHalves, parkingSpots } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';
import { getParkingBalance, getPoolBalance } from '../credits';
import { getLedgerTotals } from '../credits/totals';
import { postLines } from '../credits/ledger';
import { moveBooking } from './plan-moves';
import { listTouchedBookings } from './touched';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-04';
const secondSpot = '00000000-0000-4000-8000-e00000000019';
const names = Object.keys(people) as PersonName[];
const onePerRole = names.filter(
  (name, index) => names.findIndex((other) => people[other].role === people[name].role) === index,
);

describeOnDatabase('closures of parking', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareLots(database);
      await database.insert(parkingSpots).values({ id: secondSpot, lotId: lots.south, number: '9' });
    },
  });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database, {
      tables: ['parking_closures', 'parking_waitlist_entries', 'notifications'],
      changes: [
        sql`UPDATE parking_company_terms SET pool_credits = 0`,
        sql`UPDATE parking_park_account SET credits = 0`,
      ],
    });
    await api.database.update(users).set({ parkshareCredits: 5 });
    await api.database.execute(sql`UPDATE parking_spots SET is_active = id <> ${spots.retired}::uuid`);
  });

  const staff = () => api.as('superAdministrator');
  const book = (who: PersonName, spotId: string = spots.park, halves = ['am', 'pm'], day = date) =>
    api.as(who).post('/api/parking/spots/book', { spotId, date: day, halves });
  const range = (body: object = {}) => ({ lotId: lots.north, firstDay: date, lastDay: date, ...body });
  const preview = (body: object = {}) => staff().post('/api/parking/closures/preview', range(body));
  const close = (body: object = {}) =>
    staff().post('/api/parking/closures', range({ reasonEn: 'New asphalt', reasonFr: 'Nouvel enrobé', ...body }));
  const onlyPark = { spotIds: [spots.park] };
  const retire = (...ids: string[]) =>
    api.database.execute(sql`UPDATE parking_spots SET is_active = false WHERE id = ANY (${sql.param(ids)}::uuid[])`);
  const noOther = () => retire(secondSpot, spots.pool, spots.others, spots.released);
  const credits = (who: PersonName) => getParkingBalance(api.database, people[who].id);
  const messages = async (who: PersonName) =>
    (
      await api.database.execute<{ kind: string; values: Record<string, unknown> }>(
        sql`SELECT kind, values FROM notifications WHERE user_id = ${people[who].id} ORDER BY created_at`,
      )
    ).rows;

  it('moves a booking to a spot of the same kind, with what was paid', async () => {
    const { body } = await book('externalFit');
    const seen = (await preview(onlyPark)).body;
    expect(seen).toMatchObject({
      spots: 1,
      days: 1,
      bookings: [{ id: body.booking.id, name: 'Fiona Fit', halves: ['am', 'pm'], creditsBack: 4 }],
    });
    expect(seen.bookings[0].movesTo.id).toBe(spots.others);
    expect((await close({ ...onlyPark, version: seen.version })).body).toMatchObject({ moved: 1, cancelled: 0 });
    const moved = (await api.as('externalFit').get(`/api/parking/bookings/${body.booking.id}`)).body;
    expect([moved.booking.spot.number, moved.booking.canCancel, moved.parkshareCredits]).toEqual(['4', true, 3]);
    expect(await messages('externalFit')).toMatchObject([{ kind: 'parking.moved', values: { newSpot: '4' } }]);
    // The company whose spot it is now earns for it.
    const before = await getPoolBalance(api.database, testCompanies.otherTenant.id);
    await api.runDueJobs('2026-03-04T13:00:00Z');
    expect(await getPoolBalance(api.database, testCompanies.otherTenant.id)).toBe(before + 2);
  });

  it('cancels what cannot move: credits back, one more from the park, a message and the head of the waitlist', async () => {
    await noOther();
    await book('employee');
    expect((await preview(onlyPark)).body.bookings[0]).toMatchObject({ movesTo: null, creditsBack: 4 });
    expect((await close(onlyPark)).body).toMatchObject({ moved: 0, cancelled: 1 });
    expect(await credits('employee')).toBe(7);
    expect(await messages('employee')).toMatchObject([
      { kind: 'parking.closed', values: { credits: 4, alternative: null, reasonFr: 'Nouvel enrobé' } },
    ]);
    const [entry] = (await api.as('employee').get('/api/parking/waitlist')).body.items;
    expect(entry).toMatchObject({ state: 'waiting', isRecalled: true });
    const { people: inHands, pools, park, held, issued, expired } = await getLedgerTotals(api.database);
    expect(issued - expired).toBe(2);
    expect(inHands + pools + park + held).toBe(5 * names.length + 2);
  });

  it('returns the credits of a guest to the company and writes to the manager', async () => {
    await noOther();
    await api.database.update(parkingSpots).set({ isActive: true }).where(eq(parkingSpots.id, spots.pool));
    await postLines(api.database, [
      {
        from: 'issued',
        to: { pool: testCompanies.tenant.id },
        amount: 2,
        reason: 'grant',
        key: `test:${Math.random()}`,
        at: new Date(now),
      },
    ]);
    await api.as('companySupervisor').post('/api/parking/guests', {
      spotId: spots.pool,
      date,
      halves: ['am'],
      name: 'Gina Guest',
    });
    await retire(spots.park);
    await close({ spotIds: [spots.pool] });
    expect(await getPoolBalance(api.database, testCompanies.tenant.id)).toBe(3);
    expect(await messages('companySupervisor')).toMatchObject([
      { kind: 'parking.closed', values: { guest: 'Gina Guest', credits: 2 } },
    ]);
  });

  it('writes to people who hold a closed spot, and lets them book another one', async () => {
    expect((await preview({ spotIds: [spots.assigned] })).body.holders).toMatchObject([
      { name: 'Carla Admin', halves: 2, spot: { number: '3' } },
    ]);
    expect((await book('companyAdministrator')).body.key).toBe('errors.parking.ownSpot');
    await close({ spotIds: [spots.assigned] });
    expect((await messages('companyAdministrator')).map(({ kind }) => kind)).toEqual(['parking.ownSpotClosed']);
    expect((await book('companyAdministrator')).status).toBe(201);
    const own = (await api.as('companyAdministrator').get('/api/parking/own-spots')).body;
    expect(own.spots[0].halves.find(({ day }: { day: string }) => day === date)).toMatchObject({
      state: 'closed',
      closedReason: 'New asphalt',
    });
  });

  it('refuses a closed spot with its reason, and shows what is closed', async () => {
    await close({ lastDay: '2026-03-06' });
    const refused = await book('employee');
    expect([refused.status, refused.body.key, refused.body.values]).toEqual([
      422,
      'errors.parking.spotClosed',
      { name: '1', day: date, lastDay: '2026-03-06', reason: 'New asphalt', reasonFr: 'Nouvel enrobé' },
    ]);
    const day = (await api.as('employee').get(`/api/parking/parking-lots?date=${date}`)).body;
    expect(day.lots[0].closed).toEqual({ spots: 7, isWholeLot: true, reason: 'New asphalt', lastDay: '2026-03-06' });
    expect([day.lots[0].free.day, day.lots[1].closed]).toEqual([0, null]);
    const listed = (await staff().get('/api/parking/closures')).body.items;
    expect(listed).toMatchObject([{ isWholeLot: true, state: 'coming', reason: { fr: 'Nouvel enrobé' } }]);
  });

  it('refuses what changed since the preview, and closes nothing then', async () => {
    const { version } = (await preview(onlyPark)).body;
    await book('employee');
    const refused = await close({ ...onlyPark, version });
    expect([refused.status, refused.body.key, refused.body.values]).toEqual([
      409,
      'errors.parking.closureChanged',
      { count: 1 },
    ]);
    expect((await staff().get('/api/parking/closures')).body.items).toEqual([]);
  });

  it('does not move a booking that is checked in while the closure runs', async () => {
    const { id } = (await book('externalFit')).body.booking;
    const moment = { now: new Date(now), zone: 'Europe/Zurich', today: '2026-03-03' };
    const touched = await listTouchedBookings(api.database, { ...onlyPark, firstDay: date, lastDay: date }, moment);
    const half = and(eq(parkingBookingHalves.bookingId, id), eq(parkingBookingHalves.half, 'am'));
    await api.database.update(parkingBookingHalves).set({ state: 'used', checkedInAt: moment.now }).where(half);
    const moved = await api.database.transaction((transaction) =>
      Promise.all(touched.map((one) => moveBooking(transaction, one, spots.others, moment))),
    );
    expect(moved).toEqual([false]);
    const { booking } = (await api.as('externalFit').get(`/api/parking/bookings/${id}`)).body;
    expect(booking.spot.id).toBe(spots.park);
  });

  it('serves the waitlist when it is lifted', async () => {
    await noOther();
    const { id } = (await close()).body;
    await api.as('employee').post('/api/parking/waitlist', { lotIds: [lots.north], date, choice: 'day' });
    expect((await staff().delete(`/api/parking/closures/${id}`)).status).toBe(204);
    const [entry] = (await api.as('employee').get('/api/parking/waitlist')).body.items;
    expect(entry.state).toBe('assigned');
    expect((await staff().delete(`/api/parking/closures/${id}`)).status).toBe(204);
    expect((await staff().get('/api/parking/closures')).body.items).toEqual([]);
  });

  it.each<[string, object, number, string]>([
    ['an unknown lot', { lotId: spots.park }, 404, 'errors.parking.lotNotFound'],
    ['a spot of another lot', { spotIds: [spots.released] }, 400, 'errors.validation'],
    ['a day of the past', { firstDay: '2026-03-02' }, 422, 'errors.parking.closureInThePast'],
    ['more than a year', { lastDay: '2027-03-05' }, 422, 'errors.parking.closureTooLong'],
    ['a last day before the first', { lastDay: '2026-03-03' }, 400, 'errors.validation'],
  ])('refuses %s', async (_what, body, status, key) => {
    const refused = await close(body);
    expect([refused.status, refused.body.key]).toEqual([status, key]);
  });

  it('never leaves a live booking on a closed spot, however bookings and the closure meet', async () => {
    for (const attempt of [1, 2, 3, 4]) {
      const day = `2026-03-1${attempt}`;
      const body = { lotId: lots.north, firstDay: day, lastDay: day, reasonEn: 'Burst pipe' };
      const answers = await Promise.all([
        book('employee', spots.park, ['am', 'pm'], day),
        staff().post('/api/parking/closures', body),
        book('otherEmployee', spots.park, ['pm'], day),
        book('facilities', spots.others, ['am'], day),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(answers[1].status).toBe(201);
    }
    const { rows } = await api.database.execute(sql`
      SELECT half.day FROM parking_booking_halves half
      JOIN parking_closure_spots closed ON closed.spot_id = half.spot_id
      JOIN parking_closures closure ON closure.id = closed.closure_id AND half.day BETWEEN closure.first_day AND closure.last_day
      WHERE half.state = 'booked'`);
    expect(rows).toEqual([]);
  });

  it.each(onePerRole)('is for the park’s staff: %s', async (who) => {
    const isStaff = hasPermission(people[who].role, 'Parkshare_SuperManage');
    const caller = api.as(who);
    const statuses = [
      (await caller.get('/api/parking/closures')).status,
      (await caller.post('/api/parking/closures/preview', range())).status,
      (await caller.post('/api/parking/closures', range({ reasonEn: 'Works' }))).status,
      (await caller.delete('/api/parking/closures/none')).status,
      (await caller.get('/api/parking/park/companies')).status,
      (await caller.get('/api/parking/park/lots')).status,
      (await caller.put(`/api/parking/park/lots/${lots.north}`, {})).status,
      (await caller.post(`/api/parking/park/lots/${lots.north}/spots`, {})).status,
      (await caller.post(`/api/parking/park/spots/${spots.park}/retirement`, {})).status,
    ];
    expect(statuses).toEqual(isStaff ? [200, 200, 201, 404, 200, 200, 400, 400, 400] : Array(9).fill(403));
  });
});

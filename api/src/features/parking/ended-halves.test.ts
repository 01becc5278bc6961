/** A half ends once: what became of it while a cancellation was on its way stays. */
import { asc, eq, sql } from 'drizzle-orm';
import { retryTransaction } from '../../core/database/retry-transaction';
import { parkingBookingHalves, parkingBookings, parkingLots, parkingSpots } from '../../core/database/schema/parking';
import { users } from '../../core/database/schema/users';
import { webhookEndpoints, webhookEvents } from '../../core/database/schema/webhooks';
import { describeOnDatabase, describeOnPostgres, people } from '../../testing';
import { clearParking } from '../../testing/clear-parking';
import type { TestApi } from '../../testing/test-api';
import { lots, prepareLots, spots } from '../../testing/parking-lots';
import { whileChanging } from '../../testing/while-changing';
import { freeUnusedHalves } from './check-in/no-shows';
import { getParkingBalance } from './credits';
import { parkingDeparture } from './departure';
import { giveBack } from './give-back';
import { cancelHalves, findBookings } from './store';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-04';
const code = 'entrance-north';

async function prepareTest(api: TestApi): Promise<void> {
  api.setNow(now);
  await clearParking(api.database, { tables: ['parking_closures'] });
  await api.database.update(users).set({ parkshareCredits: 5 });
  await api.database.update(parkingSpots).set({ isActive: true });
  await api.database
    .update(parkingLots)
    .set({ hasCheckIn: true, checkInCode: code })
    .where(eq(parkingLots.id, lots.north));
  await api.database.delete(webhookEndpoints);
  await api.database.delete(webhookEvents);
  const endpoint = { name: 'Barrier', url: 'https://barrier.example/hook', events: ['bookings'] };
  expect((await api.as('superAdministrator').post('/api/webhooks', endpoint)).status).toBe(201);
}

const bookDay = async (api: TestApi): Promise<string> =>
  (await api.as('employee').post('/api/parking/spots/book', { spotId: spots.park, date, halves: ['am', 'pm'] })).body
    .booking.id;
const states = async (api: TestApi) =>
  (await api.database.select().from(parkingBookingHalves).orderBy(asc(parkingBookingHalves.half))).map(
    ({ state }) => state,
  );
/** What the events are about, in their order. */
const published = async (api: TestApi, event: string) =>
  (await api.database.select().from(webhookEvents).orderBy(asc(webhookEvents.at)))
    .filter((row) => row.event === `bookings.${event}`)
    .map(({ data }) => data);

describeOnDatabase('halves that end', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(() => prepareTest(api));

  async function readBooking(id: string) {
    const [booking] = await findBookings(api.database, [id]);
    if (!booking) throw new Error('no booking');
    return booking;
  }

  it('are not given back after nobody used them', async () => {
    const booking = await readBooking(await bookDay(api));
    api.setNow('2026-03-04T06:30:00Z');
    await api.database.transaction((transaction) => freeUnusedHalves(transaction, api.app.context));
    api.setNow('2026-03-04T06:31:00Z');
    const ended = await api.database.transaction((transaction) =>
      giveBack(transaction, api.app.context, booking, ['am', 'pm']),
    );
    expect(ended).toEqual(['pm']);
    expect(await states(api)).toEqual(['noShow', 'cancelled']);
    expect(await getParkingBalance(api.database, people.employee.id)).toBe(4);
    expect((await published(api, 'cancelled')).map(({ halves }) => halves)).toEqual([['am'], ['pm']]);
  });

  it('are not given back after the check-in, and the booking stays as it is', async () => {
    const booking = await readBooking(await bookDay(api));
    api.setNow('2026-03-04T04:30:00Z');
    expect((await api.as('employee').post('/api/parking/check-in', { code })).body.halves).toEqual(['am']);
    const give = () =>
      api.database.transaction((transaction) => giveBack(transaction, api.app.context, booking, ['am']));
    expect(await give()).toEqual([]);
    expect(await states(api)).toEqual(['used', 'booked']);
    expect(await getParkingBalance(api.database, people.employee.id)).toBe(3);
    expect(await published(api, 'cancelled')).toEqual([]);
    expect((await readBooking(booking.id)).sequence).toBe(booking.sequence);
  });
});

describeOnPostgres('halves that end at the same time', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(() => prepareTest(api));

  const settle = (transaction: TestApi['database']) =>
    parkingDeparture.settle(transaction, {
      people: [people.employee.id],
      leavingCompanyId: null,
      from: new Date(now),
      handOverTo: null,
      isErasure: false,
      key: 'leaves',
      decidedBy: null,
      now: new Date('2026-03-03T07:05:00Z'),
      zone: 'Europe/Zurich',
    });

  it('refuses to cancel what was found unused meanwhile', async () => {
    const id = await bookDay(api);
    api.setNow('2026-03-04T12:00:00Z');
    await api.database.update(parkingBookingHalves).set({ state: 'used' }).where(eq(parkingBookingHalves.half, 'am'));
    const { status, body } = await whileChanging(
      api.database,
      (transaction) =>
        transaction.update(parkingBookingHalves).set({ state: 'noShow' }).where(eq(parkingBookingHalves.half, 'pm')),
      () => api.as('employee').delete(`/api/parking/bookings/${id}`),
    );
    expect([status, body.key]).toEqual([409, 'errors.parking.alreadyEnded']);
    expect(await states(api)).toEqual(['used', 'noShow']);
  });

  it('pays nothing for a half that was used while its spot closes', async () => {
    await bookDay(api);
    await api.database.update(parkingSpots).set({ isActive: sql`id = ${spots.park}` });
    const closure = { lotId: lots.north, firstDay: date, lastDay: date, reasonEn: 'Asphalt', reasonFr: 'Enrobé' };
    const { body } = await whileChanging(
      api.database,
      (transaction) => transaction.update(parkingBookingHalves).set({ state: 'used' }),
      () => api.as('superAdministrator').post('/api/parking/closures', closure),
    );
    expect(body).toMatchObject({ moved: 0, cancelled: 0 });
    expect(await states(api)).toEqual(['used', 'used']);
    expect(await getParkingBalance(api.database, people.employee.id)).toBe(3);
    expect(await published(api, 'cancelled')).toEqual([]);
  });

  it('settles the booking of somebody who leaves as it is after a change at the same time', async () => {
    const id = await bookDay(api);
    await whileChanging(
      api.database,
      async (transaction) => {
        await cancelHalves(transaction, id, ['am'], new Date(now));
        await transaction.update(parkingBookings).set({ spotId: spots.others }).where(eq(parkingBookings.id, id));
      },
      () => retryTransaction(api.database, settle),
    );
    expect(await states(api)).toEqual(['cancelled', 'cancelled']);
    expect(await published(api, 'cancelled')).toEqual([
      { kind: 'parking', id, spotId: spots.others, day: date, halves: ['pm'] },
    ]);
  });
});

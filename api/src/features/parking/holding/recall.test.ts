/** A recalled spot does not come back to the person whom it was taken from. */
import { sql } from 'drizzle-orm';
import { parkingBookingRecalls } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { prepareLots, spots } from '../../../testing/parking-lots';
import { postLines } from '../credits/ledger';
import { serveWaiting } from '../waitlist/sweep';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-05';

describeOnDatabase('a booking of the company’s pool that is recalled', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database, {
      tables: ['parking_booking_recalls', 'parking_waitlist_entries', 'notifications'],
      changes: [sql`UPDATE parking_company_terms SET pool_credits = 0`],
    });
    await api.database.update(users).set({ parkshareCredits: 5 });
    await postLines(api.database, [
      {
        from: 'issued',
        to: { pool: testCompanies.tenant.id },
        amount: 5,
        reason: 'grant',
        key: `recall ${Math.random()}`,
        at: new Date(now),
      },
    ]);
    await open(spots.pool);
  });

  const open = (...ids: string[]) =>
    api.database.execute(sql`UPDATE parking_spots SET is_active = id = ANY (${sql.param(ids)}::uuid[])`);
  const book = async () =>
    (await api.as('colleague').post('/api/parking/spots/book', { spotId: spots.pool, date, halves: ['am', 'pm'] })).body
      .booking.id as string;
  const recall = (id: string, halves = ['am', 'pm']) =>
    api.as('companySupervisor').post(`/api/parking/bookings/${id}/recall`, { halves, reason: 'Visit of the board' });
  const told = async () =>
    (
      await api.database.execute<{ values: { alternative: string | null; credits: number } }>(
        sql`SELECT values FROM notifications WHERE user_id = ${people.colleague.id} AND kind = 'parking.recalled'`,
      )
    ).rows.map(({ values }) => values);
  const entry = async () => (await api.as('colleague').get('/api/parking/waitlist')).body.items[0];
  const sweep = () => api.database.transaction((transaction) => serveWaiting(transaction, api.app.context));

  it('is no alternative to itself, and from the waitlist the person gets another spot only', async () => {
    expect((await recall(await book())).body).toEqual({ halves: 2, poolCredits: 3 });
    expect(await told()).toMatchObject([{ alternative: null, credits: 4 }]);
    expect(await entry()).toMatchObject({ state: 'waiting', isRecalled: true });
    await sweep();
    expect((await entry()).state).toBe('waiting');
    await open(spots.pool, spots.park);
    await sweep();
    expect((await entry()).state).toBe('assigned');
    const [booking] = (await api.as('colleague').get('/api/parking/bookings')).body.items;
    expect(booking.spot.id).toBe(spots.park);
  });

  it('names another lot with a free spot, and then needs no waitlist', async () => {
    await open(spots.pool, spots.park);
    await recall(await book());
    expect(await told()).toMatchObject([{ alternative: 'North' }]);
    expect(await entry()).toBeUndefined();
  });

  it('counts once for a whole day, and each half by itself otherwise', async () => {
    await recall(await book());
    expect(await api.database.$count(parkingBookingRecalls)).toBe(1);
    await api.as('colleague').delete(`/api/parking/waitlist/${(await entry()).id}`);
    const second = await book();
    await recall(second, ['am']);
    expect(await api.database.$count(parkingBookingRecalls)).toBe(2);
    expect((await recall(second, ['pm'])).body).toMatchObject({
      key: 'errors.parking.recalledTwice',
      values: { used: 2, limit: 2 },
    });
  });
});

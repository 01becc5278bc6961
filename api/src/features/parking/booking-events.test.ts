/** Other systems hear of every booking that is made or ends, also by a decision of others. */
import { asc, eq } from 'drizzle-orm';
import { parkingLots } from '../../core/database/schema/parking';
import { webhookEndpoints, webhookEvents } from '../../core/database/schema/webhooks';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies } from '../../testing';
import { clearParking } from '../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../testing/parking-lots';
import { freeUnusedHalves } from './check-in/no-shows';
import { postLines } from './credits/ledger';
import { parkingDeparture } from './departure';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-05';

describeOnDatabase('webhooks of parking', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database);
    await api.database.update(users).set({ parkshareCredits: 5 });
    await api.database.delete(webhookEndpoints);
    await api.database.delete(webhookEvents);
    const endpoint = { name: 'Barrier', url: 'https://barrier.example/hook', events: ['bookings'] };
    expect((await api.as('superAdministrator').post('/api/webhooks', endpoint)).status).toBe(201);
    await postLines(api.database, [
      {
        from: 'issued',
        to: { pool: testCompanies.tenant.id },
        amount: 5,
        reason: 'grant',
        key: `events ${Math.random()}`,
        at: new Date(now),
      },
    ]);
  });

  const heard = async () =>
    (await api.database.select().from(webhookEvents).orderBy(asc(webhookEvents.at), asc(webhookEvents.event))).map(
      ({ event, data }) => [event, data],
    );
  const book = async (halves: string[], day = date) =>
    (await api.as('employee').post('/api/parking/spots/book', { spotId: spots.pool, date: day, halves })).body.booking
      .id as string;
  const at = (moment: string) => api.setNow(moment);

  it('tell of a guest who comes and does not come, without the name and the plate', async () => {
    const guest = { spotId: spots.pool, date, halves: ['am'], name: 'Greta Guest', plate: 'GE 77' };
    const { id } = (await api.as('companySupervisor').post('/api/parking/guests', guest)).body;
    at('2026-03-03T07:01:00Z');
    await api.as('companySupervisor').delete(`/api/parking/guests/${id}`);
    const booking = { kind: 'parking', id, spotId: spots.pool, day: date, halves: ['am'] };
    expect(await heard()).toEqual([
      ['bookings.created', { ...booking, companyId: testCompanies.tenant.id }],
      ['bookings.cancelled', booking],
    ]);
  });

  it('tell of a recall', async () => {
    const id = await book(['am', 'pm']);
    at('2026-03-03T07:01:00Z');
    const recalled = await api
      .as('companySupervisor')
      .post(`/api/parking/bookings/${id}/recall`, { halves: ['pm'], reason: 'Delivery' });
    expect(recalled.status).toBe(200);
    expect((await heard()).at(-1)).toEqual([
      'bookings.cancelled',
      { kind: 'parking', id, spotId: spots.pool, day: date, halves: ['pm'] },
    ]);
  });

  it('tell of a half that nobody used', async () => {
    await api.database.update(parkingLots).set({ hasCheckIn: true }).where(eq(parkingLots.id, lots.north));
    const id = await book(['pm'], '2026-03-03');
    at('2026-03-03T13:30:00Z');
    await api.database.transaction((transaction) => freeUnusedHalves(transaction, api.app.context));
    await api.database.update(parkingLots).set({ hasCheckIn: false });
    expect((await heard()).at(-1)).toEqual([
      'bookings.cancelled',
      { kind: 'parking', id, spotId: spots.pool, day: '2026-03-03', halves: ['pm'] },
    ]);
  });

  it('tell of the bookings of somebody who leaves', async () => {
    const id = await book(['am', 'pm']);
    at('2026-03-03T07:01:00Z');
    await api.database.transaction((transaction) =>
      parkingDeparture.settle(transaction, {
        people: [people.employee.id],
        leavingCompanyId: null,
        from: api.app.context.clock(),
        handOverTo: null,
        isErasure: false,
        key: 'events',
        decidedBy: null,
        now: api.app.context.clock(),
        zone: 'Europe/Zurich',
      }),
    );
    expect((await heard()).at(-1)).toEqual([
      'bookings.cancelled',
      { kind: 'parking', id, spotId: spots.pool, day: date, halves: ['am', 'pm'] },
    ]);
  });
});

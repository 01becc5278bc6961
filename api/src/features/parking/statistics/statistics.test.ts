import { describeOnDatabase, people } from '../../../testing';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../../../core/database/schema/parking-waitlist';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';

describeOnDatabase('statistics of parking', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(() => api.setNow('2026-03-03T07:00:00Z'));
  const read = (query = '', headers = {}) => api.as('superAdministrator').get(`/api/stats/parkshare${query}`, headers);
  const period = '?from=2026-03-02&to=2026-03-08';

  it('count supply, bookings, use and unmet need by lot, weekday and half', async () => {
    const booked = await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.park, date: '2026-03-04', halves: ['am', 'pm'] });
    expect(booked.status).toBe(201);
    const { body } = await read(period);
    expect(body).toMatchObject({ from: '2026-03-02', to: '2026-03-08', totals: { booked: 2, used: 0, people: 1 } });
    // Two lots, five days, two halves.
    expect(body.cells).toHaveLength(20);
    expect(
      body.cells.find(
        (cell: { weekday: number; half: string; lot: string }) =>
          cell.weekday === 3 && cell.half === 'pm' && cell.lot === 'North',
      ),
    ).toMatchObject({ booked: 1 });
    expect(body.lots.map(({ name }: { name: string }) => name)).toEqual(['North', 'South']);
    expect(body.months).toEqual([
      { month: '2026-03', granted: 0, distributed: 0, paid: 2, returned: 0, earned: 0, expired: 0 },
    ]);
    api.setNow('2026-03-05T07:00:00Z');
    expect((await read(period)).body.totals).toMatchObject({ booked: 2, used: 2 });
  });

  it('count who waited in vain once, and at each lot where they waited', async () => {
    const entryId = '00000000-0000-4000-8000-d00000000001';
    await api.database.insert(parkingWaitlistEntries).values({
      id: entryId,
      userId: people.employee.id,
      day: '2026-03-05',
      choice: 'day',
      slot: 1,
      state: 'expired',
      endedAt: new Date('2026-03-05T19:00:00Z'),
    });
    await api.database
      .insert(parkingWaitlistLots)
      .values([lots.north, lots.south].map((lotId) => ({ entryId, lotId })));
    const { body } = await read(period);
    expect(body.totals.unmet).toBe(2);
    expect(body.lots.map(({ unmet }: { unmet: number }) => unmet)).toEqual([2, 2]);
    expect(body.unmet).toEqual([
      { weekday: 4, half: 'am', count: 1 },
      { weekday: 4, half: 'pm', count: 1 },
    ]);
  });

  it('are a CSV file on request', async () => {
    const { text, headers } = await read(period, { accept: 'text/csv' });
    expect(headers['content-type']).toContain('text/csv');
    expect(text.split('\r\n')[0]).toContain('lot_id;lot;weekday;half;supply;booked;used;unmet');
  });

  it('are bounded to a year', async () => {
    const { status, body } = await read('?from=2024-01-01&to=2026-01-01');
    expect([status, body.fields]).toEqual([400, { from: 'errors.field.periodTooLong' }]);
    expect((await read('?from=2025-03-04&to=2026-03-03')).status).toBe(200);
  });

  it.each(Object.keys(people).filter((name) => !name.startsWith('superAdministrator')) as (keyof typeof people)[])(
    'are not for %s',
    async (who) => {
      expect((await api.as(who).get('/api/stats/parkshare')).status).toBe(403);
    },
  );
});

import { sql } from 'drizzle-orm';
import { describeOnDatabase } from '../../../testing';
import { prepareLots, spots } from '../../../testing/parking-lots';

const vehicle = (plate: string) => ({ plate, isElectric: false });

describeOnDatabase('vehicles', (test) => {
  const api = test.api({ prepare: prepareLots });
  const put = (...plates: string[]) =>
    api.as('employee').put('/api/parking/vehicles', { vehicles: plates.map(vehicle) });

  it('are three at most, each once', async () => {
    api.setNow('2026-03-03T07:00:00Z');
    expect((await put('VD 1', 'VD 2', 'VD 3')).body.vehicles).toHaveLength(3);
    expect(await put('VD 1', 'VD 2', 'VD 3', 'VD 4')).toMatchObject({
      status: 400,
      body: { key: 'errors.validation' },
    });
    expect((await put('VD 1', 'VD 1')).body.key).toBe('errors.parking.sameVehicle');
    expect((await api.as('employee').get('/api/parking/vehicles')).body.vehicles).toHaveLength(3);
  });

  it('leave no plate in a booking from 30 days after its day on', async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await put('VD 1');
    const body = { spotId: spots.park, date: '2026-03-04', halves: ['am'] };
    const { booking } = (await api.as('employee').post('/api/parking/spots/book', body)).body;
    expect(booking.plate).toBe('VD 1');
    const stored = async () =>
      (await api.database.execute(sql`SELECT plate FROM parking_bookings WHERE id = ${booking.id}::uuid`)).rows;
    await api.runDueJobs('2026-04-03T03:00:00Z');
    expect(await stored()).toEqual([{ plate: 'VD 1' }]);
    await api.runDueJobs('2026-04-04T03:00:00Z');
    expect(await stored()).toEqual([{ plate: null }]);
  });
});

/** Commands about a spot that wait for a change of somebody else are decided by what is stored after it. */
import { eq } from 'drizzle-orm';
import { parkingBookingHalves, parkingBookings } from '../../core/database/schema/parking';
import { describeOnPostgres } from '../../testing';
import { prepareLots, spots } from '../../testing/parking-lots';
import { whileChanging } from '../../testing/while-changing';
import { cancelHalves, lockBooking } from './store';

const now = new Date('2026-03-03T07:00:00Z');

describeOnPostgres('while a spot is given back,', (test) => {
  const api = test.api({ prepare: prepareLots });

  it('its booking gets no vehicle', async () => {
    api.setNow(now);
    const employee = () => api.as('employee');
    await employee().put('/api/parking/vehicles', { vehicles: [{ plate: 'GE 1', isElectric: false }] });
    const booked = await employee().post('/api/parking/spots/book', {
      ...{ spotId: spots.park, date: '2026-03-05', halves: ['am'] },
    });
    const { id } = booked.body.booking;
    await api.database.update(parkingBookings).set({ plate: null });
    const { status, body } = await whileChanging(
      api.database,
      async (transaction) => {
        await lockBooking(transaction, id);
        await cancelHalves(transaction, id, ['am'], now);
      },
      () => employee().put(`/api/parking/bookings/${id}/vehicle`, { plate: 'GE 1' }),
    );
    expect([status, body.key]).toEqual([409, 'errors.parking.alreadyEnded']);
    const [booking] = await api.database.select().from(parkingBookings).where(eq(parkingBookings.id, id));
    expect(booking?.plate).toBeNull();
    expect(await api.database.select().from(parkingBookingHalves)).toMatchObject([{ state: 'cancelled' }]);
  });
});

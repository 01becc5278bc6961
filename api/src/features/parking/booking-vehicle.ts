/** The vehicle of a booking, for the day list of the park's staff. */
import type { CallResponse } from '@park/contract';
import { isRecordId } from '@park/domain';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { parkingBookings } from '../../core/database/schema/parking';
import { parkingVehicles } from '../../core/database/schema/parking-holding';
import { ApiError } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { getParkingBalance } from './credits';
import { alreadyEnded } from './errors';
import { bookingResponse, cancellableHalves } from './responses';
import { findOwn } from './service';
import { lockBooking } from './store';

/**
 * Sets one of the own vehicles, or none, while the booking is not over.
 * @throws ApiError 404 for bookings of others, 409 for one that is over or cancelled, 400 for the vehicle of somebody else
 */
export function setVehicle(
  { database, clock, configuration }: AppContext,
  person: Person,
  id: string,
  plate: string | null,
): Promise<CallResponse<'PUT /api/parking/bookings/{id}/vehicle'>> {
  const now = clock();
  const zone = configuration.parkTimeZone;
  return database.transaction(async (transaction) => {
    if (isRecordId(id)) await lockBooking(transaction, id);
    const booking = await findOwn(transaction, person, id);
    if (cancellableHalves(booking, now, zone).halves.length === 0) throw alreadyEnded(booking.day);
    if (plate !== null) {
      const [vehicle] = await transaction
        .select({ id: parkingVehicles.id })
        .from(parkingVehicles)
        .where(and(eq(parkingVehicles.userId, person.id), eq(parkingVehicles.plate, plate)));
      if (!vehicle) throw new ApiError(400, 'errors.validation', { fields: { plate: 'errors.field.choice' } });
    }
    await transaction.update(parkingBookings).set({ plate, updatedAt: now }).where(eq(parkingBookings.id, booking.id));
    return {
      booking: bookingResponse({ ...booking, plate }, now, zone),
      parkshareCredits: await getParkingBalance(transaction, person.id),
    };
  });
}

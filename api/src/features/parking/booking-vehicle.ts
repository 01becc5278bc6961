/** The vehicle of a booking, for the day list of the park's staff. */
import type { CallResponse } from '@park/contract';
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

/** Sets one of the own vehicles, or none, while the booking is not over. */
export async function setVehicle(
  { database, clock, configuration }: AppContext,
  person: Person,
  id: string,
  plate: string | null,
): Promise<CallResponse<'PUT /api/parking/bookings/{id}/vehicle'>> {
  const now = clock();
  const zone = configuration.parkTimeZone;
  const booking = await findOwn(database, person, id);
  if (cancellableHalves(booking, now, zone).halves.length === 0) throw alreadyEnded(booking.day);
  if (plate !== null) {
    const [vehicle] = await database
      .select({ id: parkingVehicles.id })
      .from(parkingVehicles)
      .where(and(eq(parkingVehicles.userId, person.id), eq(parkingVehicles.plate, plate)));
    if (!vehicle) throw new ApiError(400, 'errors.validation', { fields: { plate: 'errors.field.choice' } });
  }
  await database.update(parkingBookings).set({ plate, updatedAt: now }).where(eq(parkingBookings.id, booking.id));
  return {
    booking: bookingResponse({ ...booking, plate }, now, zone),
    parkshareCredits: await getParkingBalance(database, person.id),
  };
}

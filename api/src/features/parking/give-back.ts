/** Gives halves of a booking back; the spot goes to the waitlist in the same transaction. */
import type { Half } from '@park/contract/parking';
import type { Database } from '../../core/database/database';
import type { ParkClock } from './park-clock';
import { publishBooking } from './booking-events';
import { refundHalves } from './credits';
import { cancellableHalves } from './responses';
import { cancelHalves, type BookingRow } from './store';
import { onHalvesFreed } from './waitlist';

/**
 * Cancels halves that are not over; what was paid comes back for those that have not begun. The caller has locked the
 * booking and checked the halves.
 */
export async function giveBack(
  transaction: Database,
  context: ParkClock,
  booking: BookingRow,
  halves: readonly Half[],
): Promise<void> {
  const now = context.clock();
  const { refunded } = cancellableHalves(booking, now, context.configuration.parkTimeZone);
  await cancelHalves(transaction, booking.id, halves, now);
  await refundHalves(transaction, {
    bookingId: booking.id,
    halves: refunded.map(({ half }) => half).filter((half) => halves.includes(half)),
    reason: 'cancellation',
    at: now,
  });
  const { id, day, spotId } = booking;
  await publishBooking(transaction, 'cancelled', { id, spotId, day, halves }, now);
  await onHalvesFreed(transaction, context, [{ spotId: booking.spot.id, day: booking.day, halves }]);
}

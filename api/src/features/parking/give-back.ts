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
 * Cancels halves that are not over, and returns those that were still booked; what was paid comes back for those that
 * have not begun. The caller has locked the booking and checked the halves.
 */
export async function giveBack(
  transaction: Database,
  context: ParkClock,
  booking: BookingRow,
  halves: readonly Half[],
): Promise<Half[]> {
  const now = context.clock();
  const { refunded } = cancellableHalves(booking, now, context.configuration.parkTimeZone);
  const ended = await cancelHalves(transaction, booking.id, halves, now);
  if (ended.length === 0) return [];
  await refundHalves(transaction, {
    bookingId: booking.id,
    halves: refunded.map(({ half }) => half).filter((half) => ended.includes(half)),
    reason: 'cancellation',
    at: now,
  });
  const { id, day, spotId } = booking;
  await publishBooking(transaction, 'cancelled', { id, spotId, day, halves: ended }, now);
  await onHalvesFreed(transaction, context, [{ spotId, day, halves: ended }]);
  return ended;
}

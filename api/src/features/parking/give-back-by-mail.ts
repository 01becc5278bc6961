/** The answer "I do not need it" from a mail. */
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { alreadyEnded, bookingNotFound } from './errors';
import { giveBack } from './give-back';
import { halfInterval } from './halves';
import { findBookings, lockBooking } from './store';

interface Answer {
  tx: Database;
  payload: { bookingId: string };
  userId: string;
  now: Date;
}

/**
 * Gives back what has not begun. A booking that was given back before stays as it is.
 * @throws ApiError 404 for bookings of others, 409 once all of it has begun
 */
export async function giveBackByMail(
  context: Pick<AppContext, 'configuration'>,
  { tx, payload: { bookingId }, userId, now }: Answer,
): Promise<void> {
  const zone = context.configuration.parkTimeZone;
  await lockBooking(tx, bookingId);
  const [booking] = await findBookings(tx, [bookingId]);
  if (!booking || booking.userId !== userId) throw bookingNotFound();
  const live = booking.halves.filter(({ state }) => state === 'booked');
  const toCome = live.filter(({ half }) => halfInterval(booking.day, half, zone).start > now);
  if (toCome.length === 0) {
    if (live.length === 0) return;
    throw alreadyEnded(booking.day);
  }
  await giveBack(
    tx,
    { ...context, clock: () => now },
    booking,
    toCome.map(({ half }) => half),
  );
}

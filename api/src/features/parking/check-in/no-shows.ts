/** Halves that nobody checked in for. */
import { halves as allHalves, type Half } from '@park/contract/parking';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import {
  parkingBookingHalves,
  parkingBookings,
  parkingLots,
  parkingSpots,
} from '../../../core/database/schema/parking';
import { dayOf, plusMinutes } from '../../../core/time/park-time';
import { publishBooking } from '../booking-events';
import { halfInterval } from '../halves';
import { onHalvesFreed } from '../waitlist';

const graceMinutes = 90;

/**
 * Frees halves of today in lots with check-in that nobody checked in for, without a refund. Who books a half that has begun
 * has the same time from the booking on. A check-in during the half before counts for both halves of a booking. Guests have no
 * account to check in with, and keep their spot.
 */
export async function freeUnusedHalves(transaction: Database, context: ParkClock): Promise<void> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const today = dayOf(now, zone);
  const late = allHalves.filter((half) => {
    const { start, end } = halfInterval(today, half, zone);
    return plusMinutes(start, graceMinutes) <= now && now < end;
  });
  for (const half of late) {
    const freed = await markUnused(transaction, today, half, now);
    for (const { bookingId: id, spotId } of freed)
      await publishBooking(transaction, 'cancelled', { id, spotId, day: today, halves: [half] }, now);
    await onHalvesFreed(
      transaction,
      context,
      freed.map(({ spotId }) => ({ spotId, day: today, halves: [half] })),
    );
  }
}

async function markUnused(
  transaction: Database,
  day: string,
  half: Half,
  now: Date,
): Promise<{ bookingId: string; spotId: string }[]> {
  const withCheckIn = transaction
    .select({ id: parkingSpots.id })
    .from(parkingSpots)
    .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
    .where(eq(parkingLots.hasCheckIn, true));
  const isHere = transaction
    .select({ id: parkingBookingHalves.bookingId })
    .from(parkingBookingHalves)
    .where(and(eq(parkingBookingHalves.day, day), eq(parkingBookingHalves.state, 'used')));
  const bookedInTime = transaction
    .select({ id: parkingBookings.id })
    .from(parkingBookings)
    .where(and(eq(parkingBookings.day, day), lte(parkingBookings.createdAt, plusMinutes(now, -graceMinutes))));
  const unused = and(
    eq(parkingBookingHalves.day, day),
    eq(parkingBookingHalves.half, half),
    eq(parkingBookingHalves.state, 'booked'),
    isNull(parkingBookingHalves.guestCompanyId),
    inArray(parkingBookingHalves.bookingId, bookedInTime),
    inArray(parkingBookingHalves.spotId, withCheckIn),
  );
  // Somebody who came in the morning still has the car there in the afternoon.
  await transaction
    .update(parkingBookingHalves)
    .set({ state: 'used' })
    .where(and(unused, inArray(parkingBookingHalves.bookingId, isHere)));
  return transaction
    .update(parkingBookingHalves)
    .set({ state: 'noShow', endedAt: now, endedReason: 'noShow' })
    .where(unused)
    .returning({ bookingId: parkingBookingHalves.bookingId, spotId: parkingBookingHalves.spotId });
}

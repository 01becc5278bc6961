/** Checking in at a lot. */
import type { CallResponse } from '@park/contract';
import { halves as allHalves } from '@park/contract/parking';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingBookingHalves, parkingLots, parkingSpots } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf, plusMinutes } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { lotNotFound } from '../errors';
import { halfInterval } from '../halves';
import { liveHalfStates, type HalfRow } from '../store';

/** How long before a half begins one can check in. */
const earlyMinutes = 60;

/**
 * Checks the person in for the halves of today that they have booked in the lot of the code and that are open to check
 * in. Checking in again changes nothing and returns the first time.
 * @throws ApiError 404 for an unknown code or a lot without check-in, 409 `errors.parking.nothingToCheckIn`
 */
export async function checkIn(
  context: AppContext,
  person: Person,
  code: string,
): Promise<CallResponse<'POST /api/parking/check-in'>> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const date = dayOf(now, zone);
  const [lot] = await context.database
    .select({ id: parkingLots.id, name: parkingLots.name })
    .from(parkingLots)
    .where(and(eq(parkingLots.checkInCode, code), eq(parkingLots.hasCheckIn, true)));
  if (!lot) throw lotNotFound();
  const open = allHalves.filter((half) => {
    const { start, end } = halfInterval(date, half, zone);
    return plusMinutes(start, -earlyMinutes) <= now && now < end;
  });
  return retryTransaction(context.database, async (transaction) => {
    const rows = await transaction
      .select({ half: parkingBookingHalves, spot: { id: parkingSpots.id, number: parkingSpots.number } })
      .from(parkingBookingHalves)
      .innerJoin(parkingSpots, eq(parkingSpots.id, parkingBookingHalves.spotId))
      .where(
        and(
          eq(parkingBookingHalves.userId, person.id),
          eq(parkingBookingHalves.day, date),
          inArray(parkingBookingHalves.half, open),
          inArray(parkingBookingHalves.state, liveHalfStates),
          eq(parkingSpots.lotId, lot.id),
        ),
      )
      .orderBy(asc(parkingBookingHalves.half))
      .for('no key update', { of: parkingBookingHalves });
    const done = rows.map(({ half, spot }) => ({ half, spot, checkedInAt: checkedInAtOf(half, now) }));
    const arrival = findArrival(done);
    if (!arrival) throw new ApiError(409, 'errors.parking.nothingToCheckIn', { values: { name: lot.name, day: date } });
    // The two halves can be of different bookings, on different spots.
    for (const { half } of rows)
      if (half.state === 'booked')
        await transaction
          .update(parkingBookingHalves)
          .set({ state: 'used', checkedInAt: now })
          .where(and(eq(parkingBookingHalves.bookingId, half.bookingId), eq(parkingBookingHalves.half, half.half)));
    return {
      date,
      halves: rows.map(({ half }) => half.half),
      lot,
      spot: arrival.spot,
      bookingId: arrival.half.bookingId,
      checkedInAt: arrival.checkedInAt.toISOString(),
    };
  });
}

const checkedInAtOf = ({ state, checkedInAt }: HalfRow, now: Date): Date =>
  state === 'booked' ? now : (checkedInAt ?? now);

/** Returns the half that was checked in last; of halves that were checked in together, the earlier one. */
function findArrival<Part extends { checkedInAt: Date }>(inOrder: readonly Part[]): Part | undefined {
  return [...inOrder].sort((one, other) => other.checkedInAt.getTime() - one.checkedInAt.getTime())[0];
}

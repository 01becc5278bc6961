/** Checking in at a lot. */
import type { CallResponse } from '@park/contract';
import { halves as allHalves } from '@park/contract/parking';
import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { parkingBookingHalves, parkingLots, parkingSpots } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf, plusMinutes } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { halfInterval } from '../halves';

/** How long before a half begins one can check in. */
const earlyMinutes = 60;

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
  if (!lot) throw new ApiError(404, 'errors.parking.lotNotFound');
  const open = allHalves.filter((half) => {
    const { start, end } = halfInterval(date, half, zone);
    return plusMinutes(start, -earlyMinutes) <= now && now < end;
  });
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ half: parkingBookingHalves, spot: { id: parkingSpots.id, number: parkingSpots.number } })
      .from(parkingBookingHalves)
      .innerJoin(parkingSpots, eq(parkingSpots.id, parkingBookingHalves.spotId))
      .where(
        and(
          eq(parkingBookingHalves.userId, person.id),
          eq(parkingBookingHalves.day, date),
          inArray(parkingBookingHalves.half, [...open]),
          inArray(parkingBookingHalves.state, ['booked', 'used']),
          eq(parkingSpots.lotId, lot.id),
        ),
      )
      .for('no key update', { of: parkingBookingHalves });
    const [first] = rows;
    if (!first) throw new ApiError(409, 'errors.parking.nothingToCheckIn', { values: { name: lot.name, day: date } });
    await transaction
      .update(parkingBookingHalves)
      .set({ state: 'used', checkedInAt: now })
      .where(
        and(
          eq(parkingBookingHalves.userId, person.id),
          eq(parkingBookingHalves.spotId, first.spot.id),
          eq(parkingBookingHalves.day, date),
          inArray(parkingBookingHalves.half, [...open]),
          eq(parkingBookingHalves.state, 'booked'),
        ),
      );
    return {
      date,
      halves: rows.map(({ half }) => half.half),
      lot,
      spot: first.spot,
      bookingId: first.half.bookingId,
      checkedInAt: (first.half.checkedInAt ?? now).toISOString(),
    };
  });
}

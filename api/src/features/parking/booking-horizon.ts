/** How far ahead a person can book after not using booked halves. */
import { dayMs } from '@park/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { parkingBookingHalves } from '../../core/database/schema/parking';
import { ApiError } from '../../core/errors/api-error';
import { addDays, dayOf } from '../../core/time/park-time';

/** Three unused halves within 30 days shorten the horizon for 14 days. */
const noShowLimit = 3;
const noShowDays = 30;
const penaltyDays = 14;
const shortHorizonDays = 2;

const plusDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** @throws ApiError 422 `errors.parking.shortHorizon` if unused halves have shortened how far ahead the person can book */
export async function requireWithinHorizon(
  database: Database,
  userId: string,
  day: string,
  now: Date,
  zone: string,
): Promise<void> {
  const lastDay = addDays(dayOf(now, zone), shortHorizonDays);
  if (day <= lastDay) return;
  const since = plusDays(now, -(noShowDays + penaltyDays));
  const missed = await database
    .select({ at: parkingBookingHalves.endedAt })
    .from(parkingBookingHalves)
    .where(
      and(
        eq(parkingBookingHalves.userId, userId),
        eq(parkingBookingHalves.state, 'noShow'),
        gt(parkingBookingHalves.endedAt, since),
      ),
    )
    .orderBy(desc(parkingBookingHalves.endedAt));
  const until = horizonEnd(missed.flatMap(({ at }) => (at ? [at] : [])));
  if (until && until > now)
    throw new ApiError(422, 'errors.parking.shortHorizon', {
      values: { limit: shortHorizonDays, unit: 'days', count: noShowLimit, lastDay, until: until.toISOString() },
    });
}

/** Returns until when the horizon is short, from the moments of unused halves, latest first. */
export function horizonEnd(missed: readonly Date[]): Date | null {
  const index = missed.findIndex((at, place) => {
    const third = missed[place + noShowLimit - 1];
    return third !== undefined && plusDays(third, noShowDays) >= at;
  });
  const latest = missed[index];
  return latest ? plusDays(latest, penaltyDays) : null;
}

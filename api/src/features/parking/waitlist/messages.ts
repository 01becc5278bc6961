/** Tells people about spots from the waitlist. */
import type { Half } from '@park/contract/parking';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingLots, parkingSpots } from '../../../core/database/schema/parking';
import { notify } from '../../../core/notifications/notify';
import { parkingBookingPath } from '../../../core/web-addresses/pages';
import { halfInterval } from '../halves';
import { spotAssigned, spotOffered } from './notification-kinds';

interface ServedPlace {
  userId: string;
  spotId: string;
  day: string;
  halves: readonly Half[];
  now: Date;
}

/** The spot can be given back with one click until its last half begins. */
export async function tellAssigned(
  transaction: Database,
  { userId, bookingId, spotId, day, halves, now, zone }: ServedPlace & { bookingId: string; zone: string },
): Promise<void> {
  const last = halves.at(-1);
  if (!last) return;
  const expiresAt = halfInterval(day, last, zone).start;
  await notify(transaction, {
    personId: userId,
    kind: spotAssigned,
    values: { day, halves: [...halves], ...(await nameOf(transaction, spotId)) },
    link: parkingBookingPath(bookingId),
    ...(expiresAt > now && { action: { payload: { bookingId }, expiresAt } }),
    key: bookingId,
    now,
  });
}

/** The message with a button that accepts, until the offer expires. Call it in the transaction of the offer. */
export async function tellOffered(
  transaction: Database,
  { userId, entryId, spotId, day, halves, now, expiresAt }: ServedPlace & { entryId: string; expiresAt: Date },
): Promise<void> {
  await notify(transaction, {
    personId: userId,
    kind: spotOffered,
    values: {
      day,
      halves: [...halves],
      expiresAt: expiresAt.toISOString(),
      ...(await nameOf(transaction, spotId)),
    },
    link: '/parkshare/waitlist',
    action: { payload: { entryId }, expiresAt },
    key: entryId,
    now,
  });
}

async function nameOf(transaction: Database, spotId: string): Promise<{ spot: string; lot: string }> {
  const [row] = await transaction
    .select({ spot: parkingSpots.number, lot: parkingLots.name })
    .from(parkingSpots)
    .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
    .where(eq(parkingSpots.id, spotId));
  return row ?? { spot: '', lot: '' };
}

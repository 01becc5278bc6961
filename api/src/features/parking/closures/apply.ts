/** What a closure does to bookings, offers and holders. The caller has locked bookings and spots and stored the closure. */
import { maxWaitlistLots } from '@park/contract/parking-limits';
import { compensationPerHalf } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { notify } from '../../../core/notifications/notify';
import { parkingBookingPath } from '../../../core/web-addresses/pages';
import { publishBooking } from '../booking-events';
import { compensate, refundHalves } from '../credits';
import { listHeldSpots } from '../holding/held-spots';
import { cancelHalves, listLots } from '../store';
import { joinAfterRecall } from '../waitlist';
import { bookingClosed, bookingMoved, ownSpotClosed } from './closure-messages';
import { reasonIn } from '../rules/closed-spots';
import { moveBooking, planMoves } from './plan-moves';
import { listHolders, type ClosureRange, type Moment, type TouchedBooking } from './touched';

interface Closure {
  id: string;
  range: ClosureRange;
  touched: readonly TouchedBooking[];
  body: { lotId: string; reasonEn: string; reasonFr: string; spotIds?: readonly string[] | undefined };
  moment: Moment;
}

/**
 * Moves each booking to another spot or cancels it with a refund and a compensation from the park, notifies bookers and
 * holders, and publishes the changes to webhooks. Without another spot people join the waitlist. Call it in the
 * transaction that stores the closure.
 */
export async function applyClosure(
  transaction: Database,
  closure: Closure,
): Promise<{ moved: number; cancelled: number }> {
  const { range, touched, moment } = closure;
  await returnOffers(transaction, range);
  const { targets, alternatives } = await planMoves(transaction, touched, new Set(range.spotIds), moment);
  const lots = await listLots(transaction);
  // The lot of the closed spots comes first.
  const queues = lots
    .filter(({ id }) => id !== closure.body.lotId || closure.body.spotIds !== undefined)
    .sort((one, other) => Number(other.id === closure.body.lotId) - Number(one.id === closure.body.lotId))
    .map(({ id }) => id)
    .slice(0, maxWaitlistLots);
  const nameOf = (lotId: string | undefined) => lots.find(({ id }) => id === lotId)?.name ?? null;
  let moved = 0;
  let cancelled = 0;
  for (const one of touched) {
    const target = targets.get(one.booking.id);
    if (target !== undefined && (await moveBooking(transaction, one, target, moment))) {
      moved += 1;
      await tellMoved(transaction, closure, one, target);
    } else if (await cancel(transaction, closure, one, nameOf(alternatives.get(one.booking.id)), queues))
      cancelled += 1;
  }
  await tellHolders(transaction, closure);
  return { moved, cancelled };
}

/** People with an offer of a closed spot wait again, in their place. */
async function returnOffers(transaction: Database, { spotIds, firstDay, lastDay }: ClosureRange): Promise<void> {
  await transaction.execute(sql`
    WITH ended AS (
      DELETE FROM parking_waitlist_offers WHERE state = 'open' AND spot_id = ANY (${sql.param([...spotIds])}::uuid[])
        AND day BETWEEN ${firstDay}::date AND ${lastDay}::date RETURNING entry_id
    )
    UPDATE parking_waitlist_entries SET state = 'waiting' WHERE state = 'offered' AND id IN (SELECT entry_id FROM ended)`);
}

const facts = ({ body }: Closure) => {
  const reason = { reason: body.reasonEn, reasonFr: body.reasonFr };
  return { reason: body.reasonEn, reasonFr: reasonIn(reason, 'fr') };
};

async function tellMoved(
  transaction: Database,
  closure: Closure,
  { booking, halves }: TouchedBooking,
  target: string,
): Promise<void> {
  const { now } = closure.moment;
  await publishBooking(transaction, 'changed', { id: booking.id, spotId: target, day: booking.day, halves }, now);
  const [spot] = await listHeldSpots(transaction, [target]);
  const personId = booking.userId ?? booking.bookedBy;
  if (personId === null || !spot) return;
  await notify(transaction, {
    personId,
    kind: bookingMoved,
    values: {
      ...facts(closure),
      lot: booking.lot.name,
      spot: booking.spot.number,
      day: booking.day,
      halves,
      newLot: spot.lot.name,
      newSpot: spot.number,
    },
    link: booking.userId === null ? '/parkshare/manager' : parkingBookingPath(booking.id),
    key: `closure:${closure.id}:${booking.id}`,
    now,
  });
}

/** Returns false if no half was booked any more. */
async function cancel(
  transaction: Database,
  closure: Closure,
  { booking, halves: touched }: TouchedBooking,
  alternative: string | null,
  queues: readonly string[],
): Promise<boolean> {
  const { id: bookingId, day, userId, companyId } = booking;
  const { now } = closure.moment;
  const halves = await cancelHalves(transaction, bookingId, touched, now, 'recalled');
  if (halves.length === 0) return false;
  const refunded = await refundHalves(transaction, { bookingId, halves, reason: 'closure', at: now });
  const to = userId === null ? { pool: companyId } : { person: userId };
  for (const half of halves)
    await compensate(transaction, { from: 'park', to, bookingId, day, half, credits: compensationPerHalf, at: now });
  await publishBooking(transaction, 'cancelled', { id: bookingId, spotId: booking.spot.id, day, halves }, now);
  if (userId !== null && alternative === null)
    await joinAfterRecall(transaction, { userId, day, halves, lotIds: queues, now });
  const personId = userId ?? booking.bookedBy;
  if (personId === null) return true;
  const choice = halves.length === 2 ? 'day' : (halves[0] ?? 'day');
  await notify(transaction, {
    personId,
    kind: bookingClosed,
    values: {
      ...facts(closure),
      lot: booking.lot.name,
      spot: booking.spot.number,
      day,
      halves,
      guest: booking.guestName,
      credits: halves.length * compensationPerHalf + [...refunded.values()].reduce((sum, credits) => sum + credits, 0),
      alternative,
    },
    link: `/parkshare?date=${day}&half=${choice}`,
    key: `closure:${closure.id}:${bookingId}`,
    now,
  });
  return true;
}

async function tellHolders(transaction: Database, closure: Closure): Promise<void> {
  const { range, moment } = closure;
  const holders = await listHolders(transaction, range, moment.today);
  const spots = await listHeldSpots(transaction, [...new Set(holders.map(({ spotId }) => spotId))]);
  for (const { spotId, userId, firstDay } of holders) {
    const spot = spots.find(({ id }) => id === spotId);
    if (!spot) continue;
    await notify(transaction, {
      personId: userId,
      kind: ownSpotClosed,
      values: { ...facts(closure), lot: spot.lot.name, spot: spot.number, day: firstDay, lastDay: range.lastDay },
      link: `/parkshare?date=${firstDay}`,
      key: `closure:${closure.id}:${spotId}`,
      now: moment.now,
    });
  }
}

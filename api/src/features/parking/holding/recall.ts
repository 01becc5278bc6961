/** A manager recalls a booked half of a spot of the company. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Half } from '@park/contract/parking';
import { compensationPerHalf, isRecordId } from '@park/domain';
import { and, count, eq } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { companies } from '../../../core/database/schema/companies';
import { parkingLots } from '../../../core/database/schema/parking';
import { parkingBookingRecalls } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import { notify } from '../../../core/notifications/notify';
import { momentAt, monthOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { publishBooking } from '../booking-events';
import { compensate, getPoolBalance, poolNotNegativeConstraint, refundHalves } from '../credits';
import { bookingNotFound } from '../errors';
import { releasedHalves } from '../released-halves';
import { cancelHalves, findBookings, lockBooking, lockSpot, type BookingRow } from '../store';
import { joinAfterRecall } from '../waitlist';
import { recallDeadline } from './company-week';
import { halfRecalled } from './recall-messages';
import { endReleasedHalves } from './release-spot';
import { listSpotHalves } from './spot-halves';

type Body = ParsedCallInput<'POST /api/parking/bookings/{id}/recall'>['body'];
type Response = CallResponse<'POST /api/parking/bookings/{id}/recall'>;

const maxRecallsPerMonth = 2;
const twiceConstraint = 'parking_booking_recalls_twice';

/**
 * Returns how many halves were taken back, and what the company's pool has left.
 * @throws ApiError 404 unless the person's company holds the spot and a half is booked, 422 after the evening before, at
 * the third recall of a booker in a month, or if the pool is empty (docs/design/parking.md, rule 6)
 */
export async function recallBooking(context: AppContext, person: Person, id: string, body: Body): Promise<Response> {
  const { database } = context;
  try {
    const halves = await retryTransaction(database, (transaction) =>
      recallWithin(transaction, context, person, id, body),
    );
    return { halves, poolCredits: await getPoolBalance(database, person.companyId) };
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === poolNotNegativeConstraint)
      throw new ApiError(422, 'errors.parking.poolEmpty', {
        values: {
          requested: body.halves.length * compensationPerHalf,
          left: await getPoolBalance(database, person.companyId),
          unit: 'credits',
          decidedBy: 'park',
        },
        cause: error,
      });
    throw error;
  }
}

async function recallWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  id: string,
  { halves: wanted, reason }: Body,
): Promise<number> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  if (!isRecordId(id)) throw bookingNotFound();
  await lockBooking(transaction, id);
  const [booking] = await findBookings(transaction, [id]);
  if (!booking) throw bookingNotFound();
  await lockSpot(transaction, booking.spotId);
  const held = await listSpotHalves(transaction, [booking.day], { spotId: booking.spotId });
  if (held[0]?.holderId !== person.companyId) throw bookingNotFound();
  const booked = booking.halves.filter(({ half, state }) => state === 'booked' && wanted.includes(half));
  if (booked.length === 0) throw bookingNotFound();
  const deadline = recallDeadline(booking.day, zone);
  if (now >= deadline)
    throw new ApiError(422, 'errors.parking.recallTooLate', {
      values: { day: booking.day, until: deadline.toISOString() },
    });
  const halves = await cancelHalves(
    transaction,
    id,
    booked.map(({ half }) => half),
    now,
    'recalled',
  );
  if (halves.length === 0) throw bookingNotFound();
  await countRecall(transaction, { booking, halves, reason, person, now, zone });
  await publishBooking(transaction, 'cancelled', { id, spotId: booking.spotId, day: booking.day, halves }, now);
  const refunded = await refundHalves(transaction, { bookingId: id, halves, reason: 'recall', at: now });
  const to = booking.userId === null ? { pool: booking.companyId } : { person: booking.userId };
  for (const half of halves)
    await compensate(transaction, {
      from: { pool: person.companyId },
      to,
      bookingId: id,
      day: booking.day,
      half,
      credits: compensationPerHalf,
      at: now,
    });
  for (const { releaseId, half } of booked)
    if (releaseId && halves.includes(half))
      await endReleasedHalves(transaction, { releaseId, day: booking.day, halves: [half] }, person.id, now);
  const credits = halves.length * compensationPerHalf + [...refunded.values()].reduce((sum, refund) => sum + refund, 0);
  await tellBooker(transaction, { booking, halves, reason, person, credits, now, zone });
  return halves.length;
}

interface Recall {
  booking: BookingRow;
  halves: readonly Half[];
  reason: string;
  person: Person;
  now: Date;
  zone: string;
}

/** The unique number of the month decides, so that parallel recalls cannot be three. */
async function countRecall(
  transaction: Database,
  { booking, halves, reason, person, now, zone }: Recall,
): Promise<void> {
  const { first: month, next } = monthOf(booking.day);
  const { userId } = booking;
  const [earlier] =
    userId === null
      ? []
      : await transaction
          .select({ count: count() })
          .from(parkingBookingRecalls)
          .where(and(eq(parkingBookingRecalls.userId, userId), eq(parkingBookingRecalls.month, month)));
  const used = earlier?.count ?? 0;
  const twice = (cause?: unknown) =>
    new ApiError(422, 'errors.parking.recalledTwice', {
      values: {
        limit: maxRecallsPerMonth,
        used,
        unit: 'bookings',
        freeFrom: momentAt(next, '00:00', zone).toISOString(),
      },
      cause,
    });
  if (used >= maxRecallsPerMonth) throw twice();
  try {
    await transaction.insert(parkingBookingRecalls).values({
      bookingId: booking.id,
      companyId: person.companyId,
      userId,
      month,
      number: used + 1,
      halves: [...halves],
      reason,
      recalledBy: person.id,
      at: now,
    });
  } catch (error) {
    if (violatedConstraint(error) === twiceConstraint) throw twice(error);
    throw error;
  }
}

/** A message with an alternative if there is one; otherwise the first place of the waitlist. */
async function tellBooker(
  transaction: Database,
  { booking, halves, reason, person, credits, now, zone }: Recall & { credits: number },
): Promise<void> {
  const { userId, day, companyId } = booking;
  if (userId === null) return;
  const choice = halves.length === 2 ? 'day' : (halves[0] ?? 'day');
  const open = await releasedHalves(transaction, { day, person: { id: userId, companyId }, now, zone });
  // The recalled spot of a pool is open to colleagues again; it is not what the booker is sent to.
  const free = open.filter(
    ({ spotId, half, isTaken, kind }) =>
      spotId !== booking.spotId && !isTaken && kind === 'standard' && halves.includes(half),
  );
  const suitable =
    free.find(
      ({ spotId, lotId }) =>
        lotId === booking.lot.id && free.filter((other) => other.spotId === spotId).length === halves.length,
    ) ?? free.find(({ spotId }) => free.filter((other) => other.spotId === spotId).length === halves.length);
  const [lot] = suitable
    ? await transaction.select({ name: parkingLots.name }).from(parkingLots).where(eq(parkingLots.id, suitable.lotId))
    : [];
  if (!lot) await joinAfterRecall(transaction, { userId, day, halves, lotIds: [booking.lot.id], now });
  const [company] = await transaction
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, person.companyId));
  await notify(transaction, {
    personId: userId,
    kind: halfRecalled,
    values: {
      lot: booking.lot.name,
      spot: booking.spot.number,
      day,
      halves: [...halves],
      company: company?.name ?? '',
      reason,
      credits,
      alternative: lot?.name ?? null,
    },
    link: `/parkshare?date=${day}&half=${choice}`,
    key: `recalled:${booking.id}:${choice}`,
    now,
  });
}

/** Booking and cancelling spots. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Half } from '@park/contract/parking';
import type { Language } from '@park/contract/texts';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { runExclusive } from '../../core/concurrency/run-exclusive';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import { textsFor } from '../../core/languages/texts-by-language';
import { dayOf } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { bookingResponse, cancellableHalves } from './responses';
import { creditsNotNegativeConstraint, getParkingBalance, writeCredits } from './credits';
import { bestSpot, availabilityOf } from './spot-availability';
import { dayRefusal, hasEnded } from './halves';
import { lotNotFound } from './lots';
import { releasedHalves } from './released-halves';
import {
  cancelHalves,
  listBookingCreditEntries,
  insertBooking,
  lockBooking,
  lockSpot,
  oneBookingPerPersonConstraint,
  oneBookingPerSpotConstraint,
  ownHalves,
  findBookings,
  listLots,
  listOwnBookings,
  type BookingRow,
} from './store';

type Body = ParsedCallInput<'POST /api/parking/spots/book'>['body'];
type OwnQuery = ParsedCallInput<'GET /api/parking/bookings'>['query'];
type BookingAndCredits = CallResponse<'DELETE /api/parking/bookings/{id}'>;

/** Number of spots of a lot that are tried if others book them first. */
const attempts = 5;

const taken = (cause?: unknown) => new ApiError(409, 'errors.parking.taken', { cause });
const bookingNotFound = () => new ApiError(404, 'errors.parking.bookingNotFound');

/** Books a given spot or the best free one of a lot. */
export async function bookSpot(context: AppContext, person: Person, body: Body): Promise<BookingAndCredits> {
  refuseDay(context, body);
  const { spotId, lotId } = body;
  const id =
    spotId === undefined ? await bookInLot(context, person, lotId, body) : await bookOne(context, person, spotId, body);
  return withCredits(context, person, id);
}

function refuseDay(context: AppContext, { date, halves }: Body): void {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const refusal = dayRefusal(date, now, zone);
  if (refusal) throw new ApiError(422, refusal);
  if (halves.some((half) => hasEnded(date, half, now, zone))) throw new ApiError(422, 'errors.parking.inThePast');
}

async function bookInLot(context: AppContext, person: Person, lotId: string | undefined, body: Body): Promise<string> {
  const [lot] = lotId === undefined ? [] : await listLots(context.database, lotId);
  if (!lot) throw lotNotFound();
  return runExclusive(`lot ${lot.id} ${body.date}`, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const open = await releasedHalves(context.database, { day: body.date, person, within: { lotId: lot.id } });
      const spot = bestSpot(availabilityOf(open, new Set()), body.halves, body.kind);
      if (!spot) break;
      try {
        return await bookOne(context, person, spot.id, body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.key !== 'errors.parking.taken') throw error;
      }
    }
    await refuseSecond(context.database, person, body);
    throw taken();
  });
}

async function bookOne(context: AppContext, person: Person, spotId: string, body: Body): Promise<string> {
  try {
    return await runExclusive(`spot ${spotId} ${body.date}`, () =>
      context.database.transaction((transaction) => bookWithin(transaction, context, person, spotId, body)),
    );
  } catch (error) {
    switch (violatedConstraint(error)) {
      case oneBookingPerSpotConstraint:
        throw taken(error);
      case oneBookingPerPersonConstraint:
        throw new ApiError(409, 'errors.parking.alreadyBooked', { cause: error });
      case creditsNotNegativeConstraint:
        throw new ApiError(422, 'errors.parking.noCredits', { cause: error });
      default:
        throw error;
    }
  }
}

/** Call it in a transaction: the booking, its halves and their cost are stored together or not at all. */
async function bookWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  spotId: string,
  { date, halves }: Body,
): Promise<string> {
  const spot = await lockSpot(transaction, spotId);
  if (!spot) throw new ApiError(404, 'errors.parking.spotNotFound');
  await refuseSecond(transaction, person, { date, halves });
  const open = await releasedHalves(transaction, { day: date, person, within: { spotId } });
  const wanted = halves.map((half) => open.find((candidate) => candidate.half === half));
  const chosen = wanted.filter((half) => half !== undefined);
  if (chosen.length < wanted.length) throw new ApiError(422, 'errors.parking.notReleased');
  if (chosen.some(({ isTaken }) => isTaken)) throw taken();
  const now = context.clock();
  const id = await insertBooking(transaction, {
    userId: person.id,
    companyId: person.companyId,
    spotId,
    day: date,
    halves: chosen,
    now,
  });
  await writeCredits(
    transaction,
    halves.map((half) => ({
      userId: person.id,
      delta: -1,
      reason: 'booking',
      bookingId: id,
      idempotencyKey: `booking:${id}:${half}`,
      at: now,
    })),
  );
  return id;
}

/** Checks that the person has no other spot for a half. */
async function refuseSecond(
  database: Database,
  person: Person,
  { date, halves }: { date: string; halves: readonly Half[] },
): Promise<void> {
  const own = await ownHalves(database, person.id, date);
  if (halves.some((half) => own.has(half))) throw new ApiError(409, 'errors.parking.alreadyBooked');
}

/** Cancels the halves that are not over; the credit of a half is refunded if it has not started. */
export async function cancelBooking(context: AppContext, person: Person, id: string): Promise<BookingAndCredits> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  await context.database.transaction(async (transaction) => {
    if (isRecordId(id)) await lockBooking(transaction, id);
    const booking = await findOwn(transaction, person, id);
    const { halves, refunded } = cancellableHalves(booking, now, zone);
    if (halves.length === 0) {
      if (booking.halves.some(({ state }) => state === 'cancelled')) return;
      throw new ApiError(409, 'errors.parking.alreadyEnded');
    }
    await cancelHalves(
      transaction,
      id,
      halves.map(({ half }) => half),
      now,
    );
    await writeCredits(
      transaction,
      refunded.map(({ half, cost }) => ({
        userId: person.id,
        delta: cost,
        reason: 'cancellation',
        bookingId: id,
        idempotencyKey: `cancellation:${id}:${half}`,
        at: now,
      })),
    );
  });
  return withCredits(context, person, id);
}

export async function getOwnBookings(
  context: AppContext,
  person: Person,
  { when, pageSize, paginationId }: OwnQuery,
): Promise<CallResponse<'GET /api/parking/bookings'>> {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const page = await listOwnBookings(context.database, {
    userId: person.id,
    when,
    today: dayOf(now, zone),
    pageSize,
    paginationId,
  });
  return {
    items: page.rows.map((row) => bookingResponse(row, now, zone)),
    paginationId: page.paginationId,
    parkshareCredits: await getParkingBalance(context.database, person.id),
  };
}

export async function getBookingDetails(
  context: AppContext,
  person: Person,
  language: Language,
  id: string,
): Promise<CallResponse<'GET /api/parking/bookings/{id}'>> {
  const booking = await findOwn(context.database, person, id);
  const balance = await getParkingBalance(context.database, person.id);
  const lines = await listBookingCreditEntries(context.database, person.id, booking.id);
  return {
    booking: bookingResponse(booking, context.clock(), context.configuration.parkTimeZone),
    directions: textsFor(booking.lot.texts, language)?.texts.directions ?? '',
    credits: lines.map(({ id: entry, delta, reason, at, later }) => ({
      id: String(entry),
      delta,
      reason,
      at: at.toISOString(),
      balance: balance - Number(later),
    })),
    parkshareCredits: balance,
  };
}

/**
 * Returns a booking of the person.
 * @throws ApiError 404 for bookings of others
 */
async function findOwn(database: Database, person: Person, id: string): Promise<BookingRow> {
  const [booking] = isRecordId(id) ? await findBookings(database, [id]) : [];
  if (!booking || booking.userId !== person.id) throw bookingNotFound();
  return booking;
}

async function withCredits(context: AppContext, person: Person, id: string): Promise<BookingAndCredits> {
  const booking = await findOwn(context.database, person, id);
  return {
    booking: bookingResponse(booking, context.clock(), context.configuration.parkTimeZone),
    parkshareCredits: await getParkingBalance(context.database, person.id),
  };
}

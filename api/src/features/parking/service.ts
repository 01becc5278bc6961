/** Booking and cancelling spots. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Half } from '@park/contract/parking';
import type { Language } from '@park/contract/texts';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { runExclusive } from '../../core/concurrency/run-exclusive';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { retryTransaction } from '../../core/database/retry-transaction';
import { ApiError } from '../../core/errors/api-error';
import { textsFor } from '../../core/languages/texts-by-language';
import { dayOf } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { lockPerson } from '../users';
import { bookingResponse, cancellableHalves } from './responses';
import { bookForPerson, refuseSecond } from './book-for-person';
import { creditsNotNegativeConstraint, getParkingBalance, listBookingCredits } from './credits';
import { alreadyEnded, bookingNotFound, lotNotFound, taken } from './errors';
import { giveBack } from './give-back';
import { bestSpot, availabilityOf } from './spot-availability';
import { requireBookableDay, requireNotEnded } from './halves';
import { bookableKinds } from './rules/kinds';
import { priceOf } from './rules/prices';
import { releasedHalves } from './released-halves';
import {
  lockBooking,
  oneBookingPerPersonConstraint,
  oneBookingPerSpotConstraint,
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
  requireBookableDay(date, now, zone);
  requireNotEnded(date, halves, now, zone);
}

async function bookInLot(context: AppContext, person: Person, lotId: string | undefined, body: Body): Promise<string> {
  const [lot] = lotId === undefined ? [] : await listLots(context.database, lotId);
  if (!lot) throw lotNotFound();
  return runExclusive(`lot ${lot.id} ${body.date}`, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const open = await releasedHalves(context.database, {
        day: body.date,
        person,
        now: context.clock(),
        zone: context.configuration.parkTimeZone,
        within: { lotId: lot.id },
      });
      const kinds = await bookableKinds(context.database, {
        userId: person.id,
        day: body.date,
        now: context.clock(),
        zone: context.configuration.parkTimeZone,
      });
      // Without an explicit kind, only spots that the person may use are tried.
      const usable = body.kind === undefined ? open.filter(({ kind }) => kinds.has(kind)) : open;
      const spot = bestSpot(availabilityOf(usable, new Set()), body.halves, body.kind);
      if (!spot) break;
      try {
        return await bookOne(context, person, spot.id, body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.key !== 'errors.parking.taken') throw error;
      }
    }
    await refuseSecond(context.database, person, body);
    throw taken(body.date);
  });
}

async function bookOne(context: AppContext, person: Person, spotId: string, body: Body): Promise<string> {
  try {
    return await runExclusive(`spot ${spotId} ${body.date}`, () =>
      retryTransaction(context.database, async (transaction) => {
        await lockPerson(transaction, person, 'Parkshare_Book');
        return bookForPerson(transaction, context, person, spotId, body);
      }),
    );
  } catch (error) {
    switch (violatedConstraint(error)) {
      case oneBookingPerSpotConstraint:
        throw taken(body.date, error);
      case oneBookingPerPersonConstraint:
        throw new ApiError(409, 'errors.parking.alreadyBooked', { values: { day: body.date }, cause: error });
      case creditsNotNegativeConstraint:
        throw new ApiError(422, 'errors.parking.noCredits', {
          values: {
            requested: await priceOf(context.database, body, {
              now: context.clock(),
              zone: context.configuration.parkTimeZone,
            }),
            left: await getParkingBalance(context.database, person.id),
            unit: 'credits',
            decidedBy: 'companyManagers',
          },
          cause: error,
        });
      default:
        throw error;
    }
  }
}

/** Cancels the halves that are not over; the credit of a half is refunded if it has not started. */
export async function cancelBooking(
  context: AppContext,
  person: Person,
  id: string,
  wanted: readonly Half[] = ['am', 'pm'],
): Promise<BookingAndCredits> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  await retryTransaction(context.database, async (transaction) => {
    if (isRecordId(id)) await lockBooking(transaction, id);
    const booking = await findOwn(transaction, person, id);
    const halves = cancellableHalves(booking, now, zone).halves.filter(({ half }) => wanted.includes(half));
    if (halves.length === 0) {
      if (booking.halves.some(({ half, state }) => wanted.includes(half) && state === 'cancelled')) return;
      throw alreadyEnded(booking.day);
    }
    const ended = await giveBack(
      transaction,
      context,
      booking,
      halves.map(({ half }) => half),
    );
    if (ended.length === 0) throw alreadyEnded(booking.day);
  });
  return withCredits(context, person, id);
}

/** The person's bookings and balance (MISS-05). Active bookings of today count as upcoming. */
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

/**
 * The booking with what was paid and returned.
 * @throws ApiError 404 `errors.parking.bookingNotFound`, also for bookings of others
 */
export async function getBookingDetails(
  context: AppContext,
  person: Person,
  language: Language,
  id: string,
): Promise<CallResponse<'GET /api/parking/bookings/{id}'>> {
  const booking = await findOwn(context.database, person, id);
  const balance = await getParkingBalance(context.database, person.id);
  return {
    booking: bookingResponse(booking, context.clock(), context.configuration.parkTimeZone),
    directions: textsFor(booking.lot.texts, language)?.texts.directions ?? '',
    credits: await listBookingCredits(context.database, { userId: person.id, bookingId: booking.id, balance }),
    parkshareCredits: balance,
  };
}

/**
 * Returns a booking of the person.
 * @throws ApiError 404 for bookings of others
 */
export async function findOwn(database: Database, person: Person, id: string): Promise<BookingRow> {
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

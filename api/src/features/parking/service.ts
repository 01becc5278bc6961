/** Booking and cancelling spots. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Half } from '@park/contract/parking';
import type { Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import { isUuid } from '../../core/ids/is-uuid';
import { oneAtATime } from '../../core/concurrency/run-exclusive';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import { textsFor } from '../../core/languages/texts-by-language';
import { dayOf } from '../../core/time/park-time';
import type { Park } from '../../core/context/app-context';
import { bookingAnswer, cancellable } from './answers';
import { noCreditsConstraint, parkingBalance, writeCredits } from './credits';
import { bestSpot, freedomOf } from './free-spots';
import { dayRefusal, hasEnded } from './halves';
import { lotNotFound } from './lots';
import { openHalves } from './open-halves';
import {
  cancelHalves,
  creditLines,
  insertBooking,
  lockBooking,
  lockSpot,
  oneBookingPerPerson,
  oneBookingPerSpot,
  ownHalves,
  readBookings,
  readLots,
  readOwnBookings,
  type BookingRow,
} from './store';

type Body = ParsedCallInput<'POST /api/parking/spots/book'>['body'];
type OwnQuery = ParsedCallInput<'GET /api/parking/bookings'>['query'];
type BookingAndCredits = CallResponse<'DELETE /api/parking/bookings/{id}'>;

/** How often another spot of a lot is tried when somebody was faster. */
const attempts = 5;

const taken = (cause?: unknown) => new ApiError(409, 'errors.parking.taken', { cause });
const bookingNotFound = () => new ApiError(404, 'errors.parking.bookingNotFound');

/** Books a certain spot, or the best free one of a lot. */
export async function bookSpot(park: Park, person: Person, body: Body): Promise<BookingAndCredits> {
  refuseDay(park, body);
  const { spotId, lotId } = body;
  const id =
    spotId === undefined ? await bookInLot(park, person, lotId, body) : await bookOne(park, person, spotId, body);
  return withCredits(park, person, id);
}

function refuseDay(park: Park, { date, halves }: Body): void {
  const zone = park.configuration.parkTimeZone;
  const now = park.clock();
  const refusal = dayRefusal(date, now, zone);
  if (refusal) throw new ApiError(422, refusal);
  if (halves.some((half) => hasEnded(date, half, now, zone))) throw new ApiError(422, 'errors.parking.inThePast');
}

async function bookInLot(park: Park, person: Person, lotId: string | undefined, body: Body): Promise<string> {
  const [lot] = lotId === undefined ? [] : await readLots(park.database, lotId);
  if (!lot) throw lotNotFound();
  return oneAtATime(`lot ${lot.id} ${body.date}`, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const open = await openHalves(park.database, { day: body.date, person, within: { lotId: lot.id } });
      const spot = bestSpot(freedomOf(open, new Set()), body.halves, body.kind);
      if (!spot) break;
      try {
        return await bookOne(park, person, spot.id, body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.key !== 'errors.parking.taken') throw error;
      }
    }
    await refuseSecond(park.database, person, body);
    throw taken();
  });
}

async function bookOne(park: Park, person: Person, spotId: string, body: Body): Promise<string> {
  try {
    return await oneAtATime(`spot ${spotId} ${body.date}`, () =>
      park.database.transaction((transaction) => bookWithin(transaction, park, person, spotId, body)),
    );
  } catch (error) {
    switch (violatedConstraint(error)) {
      case oneBookingPerSpot:
        throw taken(error);
      case oneBookingPerPerson:
        throw new ApiError(409, 'errors.parking.alreadyBooked', { cause: error });
      case noCreditsConstraint:
        throw new ApiError(422, 'errors.parking.noCredits', { cause: error });
      default:
        throw error;
    }
  }
}

/** Belongs into a transaction: booking, its halves and what they cost are stored together or not at all. */
async function bookWithin(
  transaction: Database,
  park: Park,
  person: Person,
  spotId: string,
  { date, halves }: Body,
): Promise<string> {
  const spot = await lockSpot(transaction, spotId);
  if (!spot) throw new ApiError(404, 'errors.parking.spotNotFound');
  await refuseSecond(transaction, person, { date, halves });
  const open = await openHalves(transaction, { day: date, person, within: { spotId } });
  const wanted = halves.map((half) => open.find((candidate) => candidate.half === half));
  const chosen = wanted.filter((half) => half !== undefined);
  if (chosen.length < wanted.length) throw new ApiError(422, 'errors.parking.notReleased');
  if (chosen.some(({ isTaken }) => isTaken)) throw taken();
  const now = park.clock();
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

/** One spot per person and half. */
async function refuseSecond(
  database: Database,
  person: Person,
  { date, halves }: { date: string; halves: readonly Half[] },
): Promise<void> {
  const own = await ownHalves(database, person.id, date);
  if (halves.some((half) => own.has(half))) throw new ApiError(409, 'errors.parking.alreadyBooked');
}

/** Gives up the halves that are not over; the credit of a half comes back when it has not begun. */
export async function cancelBooking(park: Park, person: Person, id: string): Promise<BookingAndCredits> {
  const now = park.clock();
  const zone = park.configuration.parkTimeZone;
  await park.database.transaction(async (transaction) => {
    if (isUuid(id)) await lockBooking(transaction, id);
    const booking = await findOwn(transaction, person, id);
    const { halves, refunded } = cancellable(booking, now, zone);
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
  return withCredits(park, person, id);
}

export async function ownBookings(
  park: Park,
  person: Person,
  { when, pageSize, paginationId }: OwnQuery,
): Promise<CallResponse<'GET /api/parking/bookings'>> {
  const zone = park.configuration.parkTimeZone;
  const now = park.clock();
  const page = await readOwnBookings(park.database, {
    userId: person.id,
    when,
    today: dayOf(now, zone),
    pageSize,
    paginationId,
  });
  return {
    items: page.rows.map((row) => bookingAnswer(row, now, zone)),
    paginationId: page.paginationId,
    parkshareCredits: await parkingBalance(park.database, person.id),
  };
}

export async function bookingDetails(
  park: Park,
  person: Person,
  language: Language,
  id: string,
): Promise<CallResponse<'GET /api/parking/bookings/{id}'>> {
  const booking = await findOwn(park.database, person, id);
  const balance = await parkingBalance(park.database, person.id);
  const lines = await creditLines(park.database, person.id, booking.id);
  return {
    booking: bookingAnswer(booking, park.clock(), park.configuration.parkTimeZone),
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

/** An own booking; those of others do not exist. */
async function findOwn(database: Database, person: Person, id: string): Promise<BookingRow> {
  const [booking] = isUuid(id) ? await readBookings(database, [id]) : [];
  if (!booking || booking.userId !== person.id) throw bookingNotFound();
  return booking;
}

async function withCredits(park: Park, person: Person, id: string): Promise<BookingAndCredits> {
  const booking = await findOwn(park.database, person, id);
  return {
    booking: bookingAnswer(booking, park.clock(), park.configuration.parkTimeZone),
    parkshareCredits: await parkingBalance(park.database, person.id),
  };
}

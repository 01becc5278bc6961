/** Managers book for named guests; the company's pool pays. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Half } from '@park/contract/parking';
import { isRecordId } from '@park/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingBookingHalves } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { lockPerson } from '../../users';
import { bookHalves } from '../book-halves';
import { getPoolBalance, poolNotNegativeConstraint } from '../credits';
import { alreadyEnded, bookingNotFound, spotNotFound, taken } from '../errors';
import { giveBack } from '../give-back';
import { requireBookableDay, requireNotEnded } from '../halves';
import { cancellableHalves } from '../responses';
import { refuseClosed } from '../rules/closed-spots';
import { requireGuestKind } from '../rules/kinds';
import { priceOf } from '../rules/prices';
import { findBookings, liveHalfStates, lockBooking, lockSpot, oneBookingPerSpotConstraint } from '../store';

type Body = ParsedCallInput<'POST /api/parking/guests'>['body'];

const maxGuests = 2;
const twoGuestsConstraint = 'parking_halves_two_guests';
/** A guest has no account; no assignment or offer is of this id. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the id of the booking, and what the company's pool has left.
 * @throws ApiError 404 for an unknown spot, 403 for an accessible one, 409 for a taken one, 422 for a day or spot that is
 * not open, for the third guest in a half, or if the pool is empty (docs/design/parking.md, rule 11)
 */
export async function bookForGuest(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/parking/guests'>> {
  const { database } = context;
  const zone = context.configuration.parkTimeZone;
  requireBookableDay(body.date, context.clock(), zone);
  requireNotEnded(body.date, body.halves, context.clock(), zone);
  try {
    const id = await retryTransaction(database, (transaction) => bookGuestWithin(transaction, context, person, body));
    return { id, poolCredits: await getPoolBalance(database, person.companyId) };
  } catch (error) {
    switch (violatedConstraint(error)) {
      case oneBookingPerSpotConstraint:
        throw taken(body.date, error);
      case twoGuestsConstraint:
        throw tooManyGuests(body.date, error);
      case poolNotNegativeConstraint:
        throw new ApiError(422, 'errors.parking.poolEmpty', {
          values: {
            requested: await priceOf(database, body, { now: context.clock(), zone }),
            left: await getPoolBalance(database, person.companyId),
            unit: 'credits',
            decidedBy: 'park',
          },
          cause: error,
        });
      default:
        throw error;
    }
  }
}

const tooManyGuests = (day: string, cause?: unknown) =>
  new ApiError(422, 'errors.parking.tooManyGuests', {
    values: { limit: maxGuests, used: maxGuests, unit: 'people', day },
    cause,
  });

async function bookGuestWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  { spotId, date, halves, name, plate, isElectric }: Body,
): Promise<string> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const { companyId } = person;
  await lockPerson(transaction, person);
  const spot = await lockSpot(transaction, spotId);
  if (!spot) throw spotNotFound();
  await refuseClosed(transaction, spot, date);
  requireGuestKind(spot.kind, { isElectric, day: date, now, zone });
  const slots = await freeSlots(transaction, companyId, date);
  return bookHalves(transaction, {
    spot,
    date,
    halves,
    person: { id: nobody, companyId },
    booking: { userId: null, guestName: name, plate: plate ?? null, bookedBy: person.id },
    payer: { pool: companyId },
    guestSlotOf(half) {
      const [slot] = slots.get(half) ?? [];
      if (slot === undefined) throw tooManyGuests(date);
      return slot;
    },
    now,
    zone,
  });
}

/** The numbers that no guest of the company has in a half; the unique index decides in the end. */
async function freeSlots(database: Database, companyId: string, day: string): Promise<Map<Half, number[]>> {
  const used = await database
    .select({ half: parkingBookingHalves.half, slot: parkingBookingHalves.guestSlot })
    .from(parkingBookingHalves)
    .where(
      and(
        eq(parkingBookingHalves.guestCompanyId, companyId),
        eq(parkingBookingHalves.day, day),
        inArray(parkingBookingHalves.state, liveHalfStates),
      ),
    );
  const free = (half: Half) =>
    Array.from({ length: maxGuests }, (_, index) => index + 1).filter(
      (slot) => !used.some((one) => one.half === half && one.slot === slot),
    );
  return new Map([
    ['am', free('am')],
    ['pm', free('pm')],
  ]);
}

/**
 * Cancels the halves of a guest that are not over, with a refund of those that have not begun.
 * @throws ApiError 404 for bookings of other companies and of people, 409 if nothing is left to cancel
 * (docs/design/parking.md, rules 2 and 11)
 */
export async function cancelGuest(context: AppContext, person: Person, id: string): Promise<void> {
  await retryTransaction(context.database, async (transaction) => {
    if (isRecordId(id)) await lockBooking(transaction, id);
    const [booking] = isRecordId(id) ? await findBookings(transaction, [id]) : [];
    if (!booking || booking.guestName === null || booking.companyId !== person.companyId) throw bookingNotFound();
    const { halves } = cancellableHalves(booking, context.clock(), context.configuration.parkTimeZone);
    if (halves.length === 0) throw alreadyEnded(booking.day);
    const ended = await giveBack(
      transaction,
      context,
      booking,
      halves.map(({ half }) => half),
    );
    if (ended.length === 0) throw alreadyEnded(booking.day);
  });
}

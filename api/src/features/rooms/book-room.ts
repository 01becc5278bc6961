/** Booking one date of a room, for oneself or a colleague. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { retryTransaction } from '../../core/database/retry-transaction';
import type { AppContext } from '../../core/context/app-context';
import { runExclusive } from '../../core/concurrency/run-exclusive';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import { dayOf, type Interval } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { decideWithAlternatives, findAlternatives, type AlternativesQuery } from './alternatives';
import { requireBooking } from './booking-access';
import { bookerOf, viewerOf } from './booker';
import { hasOwnRequest, insertBooking } from './bookings-store';
import { chargedContract, requireOwner } from './colleagues';
import { informColleague } from './colleague-message';
import { updateInvitations } from './invitations/invitations';
import { lockPersonalUse } from './personal-limits';
import { recordRefusal } from './record-refusal';
import { refusalError, withAlternatives } from './refusals';
import { requireRequestAllowance } from './request-allowance';
import { bookingResponse } from './responses';
import { isTaken } from './rules';
import { settleRooms } from './settle-rooms';
import { decideSlotWithin } from './slot-decision';
import { listCalendarEntries } from './calendar-entries';
import { lockRoom, requireRoom } from './store';
import { heldIntervals, withMargin } from './availability';

type Body = ParsedCallInput<'POST /api/rooms/bookings'>['body'];

/**
 * Books a slot, or requests it if the room needs approval.
 * @throws ApiError the first rule that refuses it, 409 `errors.rooms.taken` with alternatives, 404
 * `errors.rooms.notFound`, 422 `errors.rooms.notColleague`, 409 `errors.rooms.alreadyRequested`, 422
 * `errors.rooms.tooManyRequests`
 */
export async function bookRoom(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/rooms/bookings'>> {
  const room = await requireRoom(context.database, body.roomId);
  const slot = { start: new Date(body.start), end: new Date(body.end) };
  const owner = await requireOwner(context.database, person, body.ownerId, { lock: false });
  const query: AlternativesQuery = { room, requested: slot, people: peopleOf(body), owner };
  try {
    await refuseTakenSlot(context, person, query);
    const id = await runExclusive(`room ${room.id}`, () =>
      retryTransaction(context.database, (transaction) => bookWithin(transaction, context, person, slot, body)),
    );
    return {
      booking: bookingResponse(await requireBooking(context.database, id), viewerOf(person), context.clock()),
      warnings: (peopleOf(body) ?? 0) > room.capacity ? ['warnings.rooms.capacity'] : [],
    };
  } catch (error) {
    const refused = await withAlternatives(error, () => findAlternatives(context, person, query));
    recordRefusal(context, room.id, refused);
    throw refused;
  }
}

/** How many people come, as far as it is known. */
const peopleOf = ({ people, attendees }: Pick<Body, 'people' | 'attendees'>): number | null =>
  people === undefined && attendees.length === 0 ? null : Math.max(people ?? 0, attendees.length + 1);

/**
 * Refuses a slot that somebody has already, before the room is locked: of a thousand people who want the same slot, all
 * but a few need neither the lock nor a place in its queue. The transaction decides about all others.
 */
async function refuseTakenSlot(context: AppContext, person: Person, query: AlternativesQuery): Promise<void> {
  const { room, requested } = query;
  const calendar = await listCalendarEntries(context.database, [room.id], withMargin(requested), context.clock());
  if (!isTaken(room, requested, heldIntervals(calendar, room.id))) return;
  const { refusal, details } = await decideWithAlternatives(context, person, query);
  if (refusal !== 'errors.rooms.taken') return;
  const values = { name: room.name, day: dayOf(requested.start, context.configuration.parkTimeZone) };
  throw new ApiError(409, refusal, { values, details: details() });
}

/** Runs inside a transaction, so that a failure leaves no part of the booking. */
async function bookWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  slot: Interval,
  body: Body,
): Promise<string> {
  const booker = bookerOf(person);
  const now = context.clock();
  // Again, so that the colleague cannot leave meanwhile.
  const owner = await requireOwner(transaction, person, body.ownerId, { lock: true });
  await lockPersonalUse(transaction, owner.id);
  await lockRoom(transaction, body.roomId);
  // Again, because it may have been archived or got other rules meanwhile.
  const room = await requireRoom(transaction, body.roomId);
  await settleRooms(transaction, [room.id], now);
  const decision = await decideSlotWithin(transaction, context, person, {
    room,
    slot,
    ownerId: owner.id,
    companyId: owner.companyId,
    contractId: chargedContract(person, owner),
  });
  if ('refusal' in decision) throw refusalError(decision);
  const state = room.needsApproval && !booker.managesRooms ? 'pending' : 'booked';
  if (state === 'pending') {
    if (await hasOwnRequest(transaction, room.id, owner.id, slot, now))
      throw new ApiError(409, 'errors.rooms.alreadyRequested');
    await requireRequestAllowance(transaction, owner.id, now);
  }
  const id = await insertBooking(transaction, {
    booking: {
      roomId: room.id,
      ownerId: owner.id,
      bookedBy: person.id,
      isForColleague: owner.isColleague,
      companyId: owner.companyId,
      contractId: decision.contractId,
      title: body.title,
      attendees: body.attendees,
      people: body.people ?? null,
      note: body.note,
      createdAt: now,
      updatedAt: now,
    },
    occurrences: [{ ...slot, room, state }],
  });
  if (body.attendees.length > 0)
    await updateInvitations(transaction, { bookingId: id, attendees: body.attendees, version: 1, now });
  if (owner.isColleague) await informColleague(transaction, { person, owner, bookingId: id, room, body, slot, now });
  return id;
}

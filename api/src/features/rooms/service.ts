/** Booking and cancelling rooms. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomRefusal } from '@park/contract/rooms';
import type { Language } from '@park/contract/texts';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import { runExclusive } from '../../core/concurrency/run-exclusive';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import type { Interval } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { findAlternatives } from './alternatives';
import { bookingResponse, roomResponse } from './responses';
import { blockedIntervals, heldIntervals, withMargin } from './availability';
import { bookerOf, canManageRooms, viewerOf } from './booker';
import {
  cancelUpcoming,
  hasOwnRequest,
  insertBooking,
  noOverlapConstraint,
  findBookings,
  listOwnBookings,
  type BookingRow,
} from './bookings-store';
import { decideSlot, minutesByMonth, contractsForRoom } from './rules';
import {
  listBlockings,
  listCalendarEntries,
  listEquipmentNames,
  findRoom,
  lockRoom,
  getRemainingQuota,
  type RoomRow,
} from './store';

type Body = ParsedCallInput<'POST /api/rooms/bookings'>['body'];
type OwnQuery = ParsedCallInput<'GET /api/rooms/bookings'>['query'];

const statuses: Partial<Record<RoomRefusal, number>> = { 'errors.rooms.taken': 409, 'errors.rooms.noContract': 403 };
const refusalError = (refusal: RoomRefusal) => new ApiError(statuses[refusal] ?? 422, refusal);
const roomNotFound = () => new ApiError(404, 'errors.rooms.notFound');
const bookingNotFound = () => new ApiError(404, 'errors.rooms.bookingNotFound');

/** A room that the person may book. Throws 404 for other rooms. */
export async function getRoom(
  context: AppContext,
  person: Person,
  language: Language,
  id: string,
): Promise<CallResponse<'GET /api/rooms/{id}'>> {
  const room = isRecordId(id) ? await findRoom(context.database, id) : null;
  if (!room || (!canManageRooms(person) && contractsForRoom(room, bookerOf(person)).length === 0)) throw roomNotFound();
  return roomResponse(room, await listEquipmentNames(context.database, language));
}

/**
 * Books a slot, or requests it if the room needs approval. Throws the first rule that refuses it; for a taken slot, 409
 * with alternatives.
 */
export async function bookRoom(
  context: AppContext,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/rooms/bookings'>> {
  const room = await findRoom(context.database, body.roomId);
  if (!room) throw roomNotFound();
  const slot = { start: new Date(body.start), end: new Date(body.end) };
  try {
    const id = await runExclusive(`room ${room.id}`, () =>
      context.database.transaction((transaction) => bookWithin(transaction, context, person, room, slot, body)),
    );
    const people = Math.max(body.people ?? 0, body.attendees.length + 1);
    return {
      booking: bookingResponse(await requireBooking(context.database, id), viewerOf(person), context.clock()),
      warnings: people > room.capacity ? ['warnings.rooms.capacity'] : [],
    };
  } catch (error) {
    const isTaken =
      violatedConstraint(error) === noOverlapConstraint ||
      (error instanceof ApiError && error.key === 'errors.rooms.taken');
    if (!isTaken) throw error;
    throw new ApiError(409, 'errors.rooms.taken', {
      details: { alternatives: await findAlternatives(context, person, room, slot) },
      cause: error,
    });
  }
}

/** Runs inside a transaction, so that a failure leaves no part of the booking. */
async function bookWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  room: RoomRow,
  slot: Interval,
  body: Body,
): Promise<string> {
  await lockRoom(transaction, room.id);
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const booker = bookerOf(person);
  const calendar = await listCalendarEntries(transaction, [room.id], withMargin(slot));
  const blockings = await listBlockings(transaction, [room.id], slot, person.language);
  const question = {
    companyId: person.companyId,
    contractIds: contractsForRoom(room, booker),
    months: [...minutesByMonth(slot, zone).keys()],
    zone,
  };
  const decision = decideSlot(room, booker, slot, {
    now,
    zone,
    blocked: blockedIntervals(person, blockings, room.id),
    held: heldIntervals(calendar, room.id),
    quotaLeft: await getRemainingQuota(transaction, question, { lock: true }),
  });
  if ('refusal' in decision) throw refusalError(decision.refusal);
  const state = room.needsApproval && !booker.managesRooms ? 'pending' : 'booked';
  if (state === 'pending' && (await hasOwnRequest(transaction, room.id, person.id, slot)))
    throw new ApiError(409, 'errors.rooms.alreadyRequested');
  return insertBooking(transaction, {
    booking: {
      roomId: room.id,
      ownerId: person.id,
      companyId: person.companyId,
      contractId: decision.contractId,
      title: body.title,
      attendees: body.attendees,
      people: body.people ?? null,
      note: body.note,
      createdAt: now,
      updatedAt: now,
    },
    occurrences: [{ ...slot, state }],
    bufferMinutes: room.bufferMinutes,
  });
}

export async function getOwnBookings(
  context: AppContext,
  person: Person,
  { when, pageSize, paginationId }: OwnQuery,
): Promise<CallResponse<'GET /api/rooms/bookings'>> {
  const now = context.clock();
  const page = await listOwnBookings(context.database, { ownerId: person.id, when, now, pageSize, paginationId });
  return {
    items: page.rows.map((row) => bookingResponse(row, viewerOf(person), now)),
    paginationId: page.paginationId,
  };
}

export async function getBooking(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'GET /api/rooms/bookings/{id}'>> {
  return bookingResponse(await findForPerson(context.database, person, id), viewerOf(person), context.clock());
}

/** Cancels the occurrences that have not started. A cancellation by anybody but the owner is recorded in the audit trail. */
export async function cancelBooking(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'DELETE /api/rooms/bookings/{id}'>> {
  const now = context.clock();
  const after = await context.database.transaction(async (transaction) => {
    const before = await findForPerson(transaction, person, id);
    const isChanged = await cancelUpcoming(transaction, before.id, person.id, now);
    if (!isChanged && !before.occurrences.some(({ state }) => state === 'cancelled'))
      throw new ApiError(409, 'errors.rooms.alreadyStarted');
    if (isChanged && before.ownerId !== person.id) {
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action: 'cancelled',
        subjectKind: 'room-booking',
        subjectId: before.id,
      });
    }
    return requireBooking(transaction, before.id);
  });
  return bookingResponse(after, viewerOf(person), now);
}

/** A booking of the person, or any booking for room managers. Throws 404 otherwise. */
async function findForPerson(database: Database, person: Person, id: string): Promise<BookingRow> {
  const [booking] = isRecordId(id) ? await findBookings(database, [id]) : [];
  if (!booking || (booking.ownerId !== person.id && !canManageRooms(person))) throw bookingNotFound();
  return booking;
}

async function requireBooking(database: Database, id: string): Promise<BookingRow> {
  const [booking] = await findBookings(database, [id]);
  if (!booking) throw bookingNotFound();
  return booking;
}

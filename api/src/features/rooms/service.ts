/** Booking and cancelling rooms. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { RoomRefusal } from '@park/contract/rooms';
import type { Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import { isUuid } from '../../core/ids/is-uuid';
import { oneAtATime } from '../../core/concurrency/run-exclusive';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError } from '../../core/errors/api-error';
import type { Interval } from '../../core/time/park-time';
import type { Park } from '../../core/context/app-context';
import { alternativesFor } from './alternatives';
import { bookingAnswer, roomAnswer } from './answers';
import { closedTo, heldIn, widened } from './availability';
import { bookerOf, managesRooms, readerOf } from './booker';
import {
  cancelUpcoming,
  hasOwnRequest,
  insertBooking,
  oneAtATimeConstraint,
  readBookings,
  readOwnBookings,
  type BookingRow,
} from './bookings-store';
import { decide, minutesByMonth, openingContracts } from './rules';
import { blockingsOf, calendarOf, equipmentNames, findRoom, lockRoom, quotaLeft, type RoomRow } from './store';

type Body = ParsedCallInput<'POST /api/rooms/bookings'>['body'];
type OwnQuery = ParsedCallInput<'GET /api/rooms/bookings'>['query'];

const statuses: Partial<Record<RoomRefusal, number>> = { 'errors.rooms.taken': 409, 'errors.rooms.noContract': 403 };
const refuse = (refusal: RoomRefusal) => new ApiError(statuses[refusal] ?? 422, refusal);
const roomNotFound = () => new ApiError(404, 'errors.rooms.notFound');
const bookingNotFound = () => new ApiError(404, 'errors.rooms.bookingNotFound');

/** A room that the person may book; for everybody else there is no such room. */
export async function readRoom(
  park: Park,
  person: Person,
  language: Language,
  id: string,
): Promise<CallResponse<'GET /api/rooms/{id}'>> {
  const room = isUuid(id) ? await findRoom(park.database, id) : null;
  if (!room || (!managesRooms(person) && openingContracts(room, bookerOf(person)).length === 0)) throw roomNotFound();
  return roomAnswer(room, await equipmentNames(park.database, language));
}

/**
 * Books a slot, or asks for it where the room needs approval. Refuses with the first rule that speaks against it; when
 * somebody else has the slot, with 409 and what could be booked instead.
 */
export async function bookRoom(
  park: Park,
  person: Person,
  body: Body,
): Promise<CallResponse<'POST /api/rooms/bookings'>> {
  const room = await findRoom(park.database, body.roomId);
  if (!room) throw roomNotFound();
  const wish = { start: new Date(body.start), end: new Date(body.end) };
  try {
    const id = await oneAtATime(`room ${room.id}`, () =>
      park.database.transaction((transaction) => bookWithin(transaction, park, person, room, wish, body)),
    );
    const people = Math.max(body.people ?? 0, body.attendees.length + 1);
    return {
      booking: bookingAnswer(await mustRead(park.database, id), readerOf(person), park.clock()),
      warnings: people > room.capacity ? ['warnings.rooms.capacity'] : [],
    };
  } catch (error) {
    const isTaken =
      violatedConstraint(error) === oneAtATimeConstraint ||
      (error instanceof ApiError && error.key === 'errors.rooms.taken');
    if (!isTaken) throw error;
    throw new ApiError(409, 'errors.rooms.taken', {
      details: { alternatives: await alternativesFor(park, person, room, wish) },
      cause: error,
    });
  }
}

/** Belongs into a transaction: whatever fails, nothing of the booking stays. */
async function bookWithin(
  transaction: Database,
  park: Park,
  person: Person,
  room: RoomRow,
  wish: Interval,
  body: Body,
): Promise<string> {
  await lockRoom(transaction, room.id);
  const zone = park.configuration.parkTimeZone;
  const now = park.clock();
  const booker = bookerOf(person);
  const calendar = await calendarOf(transaction, [room.id], widened(wish));
  const blockings = await blockingsOf(transaction, [room.id], wish, person.language);
  const question = {
    companyId: person.companyId,
    contractIds: openingContracts(room, booker),
    months: [...minutesByMonth(wish, zone).keys()],
    zone,
  };
  const decision = decide(room, booker, wish, {
    now,
    zone,
    blocked: closedTo(person, blockings, room.id),
    held: heldIn(calendar, room.id),
    quotaLeft: await quotaLeft(transaction, question, { lock: true }),
  });
  if ('refusal' in decision) throw refuse(decision.refusal);
  const state = room.needsApproval && !booker.managesRooms ? 'pending' : 'booked';
  if (state === 'pending' && (await hasOwnRequest(transaction, room.id, person.id, wish)))
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
    occurrences: [{ ...wish, state }],
    bufferMinutes: room.bufferMinutes,
  });
}

export async function ownBookings(
  park: Park,
  person: Person,
  { when, pageSize, paginationId }: OwnQuery,
): Promise<CallResponse<'GET /api/rooms/bookings'>> {
  const now = park.clock();
  const page = await readOwnBookings(park.database, { ownerId: person.id, when, now, pageSize, paginationId });
  return { items: page.rows.map((row) => bookingAnswer(row, readerOf(person), now)), paginationId: page.paginationId };
}

export async function readBooking(
  park: Park,
  person: Person,
  id: string,
): Promise<CallResponse<'GET /api/rooms/bookings/{id}'>> {
  return bookingAnswer(await findForPerson(park.database, person, id), readerOf(person), park.clock());
}

/** Cancels what has not begun. What somebody else than the owner cancels is written to the audit trail. */
export async function cancelBooking(
  park: Park,
  person: Person,
  id: string,
): Promise<CallResponse<'DELETE /api/rooms/bookings/{id}'>> {
  const now = park.clock();
  const after = await park.database.transaction(async (transaction) => {
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
    return mustRead(transaction, before.id);
  });
  return bookingAnswer(after, readerOf(person), now);
}

/** An own booking, or any for those who manage; for everybody else there is none. */
async function findForPerson(database: Database, person: Person, id: string): Promise<BookingRow> {
  const [booking] = isUuid(id) ? await readBookings(database, [id]) : [];
  if (!booking || (booking.ownerId !== person.id && !managesRooms(person))) throw bookingNotFound();
  return booking;
}

async function mustRead(database: Database, id: string): Promise<BookingRow> {
  const [booking] = await readBookings(database, [id]);
  if (!booking) throw bookingNotFound();
  return booking;
}

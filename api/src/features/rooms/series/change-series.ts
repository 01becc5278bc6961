/** Changing this and the following dates of a series, or all coming ones (docs/design/rooms.md, rule 6). */
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { addDays, covers, dayOf, type Interval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { findOccurrenceToChange, requireBooking } from '../booking-access';
import { canManageRooms, contractOfChange, viewerOf } from '../booker';
import type { BookingRow, OccurrenceRow } from '../bookings-store';
import { updateBooking } from '../changes/booking-version';
import { listRequestedMoves, requestMove, withdrawRequestedMoves } from '../changes/requested-move';
import { invitedTo, updateInvitations } from '../invitations/invitations';
import { enqueueOffers } from '../offers/offers';
import { lockPersonalUse } from '../personal-limits';
import { roomNotFound, withAlternatives, type SlotRefusal } from '../refusals';
import { requireRequestAllowance } from '../request-allowance';
import { bookingResponse } from '../responses';
import { settleRooms } from '../settle-rooms';
import { findRoom, lockRooms, type RoomRow } from '../store';
import { chooseContract } from './choose-contract';
import { loadDateChecker } from './decide-dates';
import { slotOn } from './recurrence';
import { periodOf } from './series-dates';

type Body = ParsedCallInput<'PATCH /api/rooms/series/{id}'>['body'];

export async function changeSeries(
  context: AppContext,
  person: Person,
  id: string,
  body: Body,
): Promise<CallResponse<'PATCH /api/rooms/series/{id}'>> {
  const { booking } = await findOccurrenceToChange(context.database, person, id);
  if (booking.recurrence === null) throw new ApiError(422, 'errors.rooms.notASeries');
  const room = await findRoom(context.database, body.roomId ?? booking.roomId);
  if (!room) throw roomNotFound();
  try {
    const changedId = await retryTransaction(context.database, (transaction) =>
      changeWithin(transaction, context, person, { id, booking, room, body }),
    );
    return {
      booking: bookingResponse(await requireBooking(context.database, changedId), viewerOf(person), context.clock()),
      warnings: (booking.people ?? 0) > room.capacity ? ['warnings.rooms.capacity'] : [],
    };
  } catch (error) {
    throw await withAlternatives(error, () => Promise.resolve({ alternatives: [], nextFree: null }));
  }
}

interface SeriesChange {
  id: string;
  booking: BookingRow;
  room: RoomRow;
  body: Body;
}

async function changeWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  { id, booking, room, body }: SeriesChange,
): Promise<string> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const roomIds = [...new Set([room.id, ...booking.occurrences.map(({ roomId }) => roomId)])];
  const ownerId = booking.ownerId ?? person.id;
  await lockPersonalUse(transaction, ownerId);
  await lockRooms(transaction, roomIds);
  await settleRooms(transaction, roomIds, now);
  await updateBooking(transaction, booking.id, { version: body.version, now });
  const current = await requireBooking(transaction, booking.id);
  const anchor = current.occurrences.find((one) => one.id === id);
  const coming = current.occurrences.filter(
    (one) =>
      one.startsAt > now &&
      one.replacesId === null &&
      ['booked', 'pending', 'skipped'].includes(one.state) &&
      (body.scope === 'all' || (anchor !== undefined && one.startsAt >= anchor.startsAt)),
  );
  if (coming.length === 0) throw new ApiError(422, 'errors.rooms.noDates');
  const dates = coming.map((occurrence) => {
    const day = dayOf(occurrence.startsAt, zone);
    return { occurrence, day, slot: slotOn(day, body, zone) };
  });
  const ids = coming.map((one) => one.id);
  const checker = await loadDateChecker(transaction, context, person, {
    ownerId,
    companyId: booking.companyId,
    rooms: [room],
    during: periodOf(dates),
    ignoring: [...ids, ...(await listRequestedMoves(transaction, ids))],
    contractId: contractOfChange(person, booking),
    isLocking: true,
  });
  const isCharged = contractOfChange(person, booking) === undefined;
  const contractId = isCharged ? chooseContract(checker, room, dates) : booking.contractId;
  const decided = dates.map((date) => ({ ...date, refused: checker.check({ ...date, room }, contractId, true) }));
  const refused = decided.filter(
    ({ refused: reason, occurrence }) => reason !== null && occurrence.state !== 'skipped',
  );
  if (refused.length > 0 && !body.skipRefused)
    throw new ApiError(422, 'errors.rooms.someDatesRefused', {
      details: { dates: refused.map(({ day, refused: reason }) => ({ day, refusal: reason?.refusal })) },
      values: { count: refused.length, limit: decided.length, unit: 'bookings' },
    });
  if (refused.length === decided.length) throw new ApiError(422, 'errors.rooms.noDates');

  const needsDecision = room.needsApproval && !canManageRooms(person);
  // A shorter date needs no decision.
  const isAsked = ({ occurrence, slot, refused: reason }: DecidedDate): boolean =>
    needsDecision && reason === null && !(occurrence.state === 'booked' && isWithin(occurrence, room, slot));
  // An accepted date keeps its time until the decision.
  const moves = decided.filter((date) => date.occurrence.state === 'booked' && isAsked(date));
  const changed = decided.filter((date) => !moves.includes(date));
  if (decided.some(isAsked) && booking.ownerId) await requireRequestAllowance(transaction, ownerId, now, booking.id);

  // Dates that were charged to nobody so far stay a booking of their own.
  const isSplit =
    (body.scope === 'following' || contractId !== booking.contractId) &&
    current.occurrences.some((one) => one.startsAt < coming[0]!.startsAt);
  const roomId = moves.length === 0 ? room.id : booking.roomId;
  const target = isSplit
    ? await splitSeries(transaction, current, { coming, now, zone, roomId, contractId })
    : booking.id;
  if (!isSplit)
    await transaction.update(roomBookings).set({ roomId, contractId }).where(eq(roomBookings.id, booking.id));
  await withdrawRequestedMoves(transaction, ids, now);
  // All are taken off the calendar first, so that a date may move onto the old time of another one.
  await transaction
    .update(roomOccurrences)
    .set({ state: 'skipped' })
    .where(
      inArray(
        roomOccurrences.id,
        changed.map(({ occurrence }) => occurrence.id),
      ),
    );
  for (const date of changed)
    await transaction
      .update(roomOccurrences)
      .set({
        bookingId: target,
        roomId: room.id,
        startsAt: date.slot.start,
        endsAt: date.slot.end,
        originalStart: isSplit ? null : (date.occurrence.originalStart ?? date.occurrence.startsAt),
        bufferMinutes: room.bufferMinutes,
        checkInMinutes: room.checkInMinutes,
        state: date.refused ? 'skipped' : isAsked(date) ? 'pending' : 'booked',
        reason: date.refused?.refusal ?? null,
        sequence: sql`${roomOccurrences.sequence} + 1`,
        updatedAt: now,
      })
      .where(eq(roomOccurrences.id, date.occurrence.id));
  for (const { occurrence, slot } of moves) {
    const originalStart = isSplit ? null : occurrence.originalStart;
    if (isSplit)
      await transaction
        .update(roomOccurrences)
        .set({ bookingId: target, originalStart, sequence: sql`${roomOccurrences.sequence} + 1`, updatedAt: now })
        .where(eq(roomOccurrences.id, occurrence.id));
    await requestMove(
      transaction,
      { bookingId: target, occurrence: { ...occurrence, originalStart }, room, slot },
      now,
    );
  }
  await updateInvitations(transaction, { ...invitedTo(current), now });
  if (isSplit)
    await updateInvitations(transaction, { bookingId: target, attendees: booking.attendees, version: 1, now });
  for (const one of roomIds) await enqueueOffers(transaction, one, `${booking.id} ${body.version} changed`, now);
  return target;
}

interface DecidedDate {
  occurrence: OccurrenceRow;
  slot: Interval;
  refused: SlotRefusal | null;
}

const isWithin = (occurrence: OccurrenceRow, room: RoomRow, slot: Interval): boolean =>
  room.id === occurrence.roomId && covers({ start: occurrence.startsAt, end: occurrence.endsAt }, slot);

interface NewPart {
  coming: readonly OccurrenceRow[];
  now: Date;
  zone: string;
  roomId: string;
  contractId: number | null;
}

/** The dates from one on become a booking of their own; the earlier part ends the day before. */
async function splitSeries(
  transaction: Database,
  booking: BookingRow,
  { coming, now, zone, roomId, contractId }: NewPart,
): Promise<string> {
  const [first] = coming;
  if (!first || booking.recurrence === null) throw new Error('only a series with coming dates is split');
  const until = addDays(dayOf(first.startsAt, zone), -1);
  await transaction
    .update(roomBookings)
    .set({ recurrence: { ...booking.recurrence, until } })
    .where(eq(roomBookings.id, booking.id));
  const [row] = await transaction
    .insert(roomBookings)
    .values({
      roomId,
      ownerId: booking.ownerId,
      bookedBy: booking.bookedBy,
      isForColleague: booking.isForColleague,
      companyId: booking.companyId,
      contractId,
      title: booking.title,
      attendees: booking.attendees,
      people: booking.people,
      note: booking.note,
      recurrence: booking.recurrence,
      splitFrom: booking.id,
      createdAt: booking.createdAt,
      updatedAt: now,
    })
    .returning({ id: roomBookings.id });
  if (!row) throw new Error('a stored booking got no row');
  return row.id;
}

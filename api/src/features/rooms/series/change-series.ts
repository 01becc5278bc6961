/** Changing this and the following dates of a series, or all coming ones (docs/design/rooms.md, rule 6). */
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { addDays, dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { findOccurrenceToChange, requireBooking } from '../booking-access';
import { canManageRooms, viewerOf } from '../booker';
import type { BookingRow, OccurrenceRow } from '../bookings-store';
import { updateBooking } from '../changes/booking-version';
import { invitedTo, updateInvitations } from '../invitations/invitations';
import { enqueueOffers } from '../offers/offers';
import { lockPersonalUse } from '../personal-limits';
import { roomNotFound, withAlternatives } from '../refusals';
import { bookingResponse } from '../responses';
import { settleRooms } from '../settle-rooms';
import { findRoom, lockRooms, type RoomRow } from '../store';
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
  await lockPersonalUse(transaction, booking.ownerId ?? person.id);
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
  const checker = await loadDateChecker(transaction, context, person, {
    ownerId: booking.ownerId ?? person.id,
    companyId: booking.companyId,
    rooms: [room],
    during: periodOf(dates),
    ignoring: coming.map((one) => one.id),
    contractId: booking.contractId,
    isLocking: true,
  });
  const decided = dates.map((date) => ({
    ...date,
    refused: checker.check({ ...date, room }, booking.contractId, true),
  }));
  const refused = decided.filter(
    ({ refused: reason, occurrence }) => reason !== null && occurrence.state !== 'skipped',
  );
  if (refused.length > 0 && !body.skipRefused)
    throw new ApiError(422, 'errors.rooms.someDatesRefused', {
      details: { dates: refused.map(({ day, refused: reason }) => ({ day, refusal: reason?.refusal })) },
      values: { count: refused.length, limit: decided.length, unit: 'bookings' },
    });
  if (refused.length === decided.length) throw new ApiError(422, 'errors.rooms.noDates');

  const isSplit = body.scope === 'following' && current.occurrences.some((one) => one.startsAt < coming[0]!.startsAt);
  const target = isSplit ? await splitSeries(transaction, current, { coming, now, zone, room }) : booking.id;
  if (!isSplit) await transaction.update(roomBookings).set({ roomId: room.id }).where(eq(roomBookings.id, booking.id));
  const needsDecision = room.needsApproval && !canManageRooms(person);
  // All are taken off the calendar first, so that a date may move onto the old time of another one.
  await transaction
    .update(roomOccurrences)
    .set({ state: 'skipped' })
    .where(
      inArray(
        roomOccurrences.id,
        coming.map((one) => one.id),
      ),
    );
  for (const { occurrence, slot, refused: reason } of decided)
    await transaction
      .update(roomOccurrences)
      .set({
        bookingId: target,
        roomId: room.id,
        startsAt: slot.start,
        endsAt: slot.end,
        originalStart: isSplit ? null : (occurrence.originalStart ?? occurrence.startsAt),
        bufferMinutes: room.bufferMinutes,
        checkInMinutes: room.checkInMinutes,
        state: reason ? 'skipped' : needsDecision ? 'pending' : 'booked',
        reason: reason?.refusal ?? null,
        sequence: sql`${roomOccurrences.sequence} + 1`,
        updatedAt: now,
      })
      .where(eq(roomOccurrences.id, occurrence.id));
  await updateInvitations(transaction, { ...invitedTo(current), now });
  if (isSplit)
    await updateInvitations(transaction, { bookingId: target, attendees: booking.attendees, version: 1, now });
  for (const roomId of roomIds) await enqueueOffers(transaction, roomId, `${booking.id} ${body.version} changed`, now);
  return target;
}

/** The dates from one on become a booking of their own; the earlier part ends the day before. */
async function splitSeries(
  transaction: Database,
  booking: BookingRow,
  { coming, now, zone, room }: { coming: readonly OccurrenceRow[]; now: Date; zone: string; room: RoomRow },
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
      roomId: room.id,
      ownerId: booking.ownerId,
      bookedBy: booking.bookedBy,
      isForColleague: booking.isForColleague,
      companyId: booking.companyId,
      contractId: booking.contractId,
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

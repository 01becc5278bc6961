/** Changing this and the following dates of a series, or all coming ones (docs/design/rooms.md, rule 6). */
import type { CallResponse } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { findOccurrenceToChange, requireBooking } from '../booking-access';
import { publishRoomBooking } from '../booking-events';
import { viewerOf } from '../booker';
import type { BookingRow } from '../bookings-store';
import { updateBooking } from '../changes/booking-version';
import { withdrawRequestedMoves } from '../changes/requested-move';
import { updateInvitations } from '../invitations/invitations';
import { enqueueOffers } from '../offers/enqueue-offers';
import { lockPersonalUse } from '../personal-limits';
import { withAlternatives } from '../refusals';
import { requireRequestAllowance } from '../request-allowance';
import { bookingResponse, isLive } from '../responses';
import { settleRooms } from '../settle-rooms';
import { lockRooms, requireRoom, type RoomRow } from '../store';
import { decideChange, type DecidedChange, type SeriesChangeBody } from './decide-change';
import { requestMoves, splitSeries, storeChangedDates, updateSeries } from './store-change';

/**
 * The changed dates become a booking of their own if earlier ones stay; the answer is that booking.
 * @throws ApiError 404 for dates that the person may not change and for unknown rooms, 422 `errors.rooms.notASeries`,
 * 409 `errors.rooms.changedMeanwhile`, what `decideChange` throws, 422 `errors.rooms.tooManyRequests`, 409
 * `errors.rooms.taken` if a booking came between
 */
export async function changeSeries(
  context: AppContext,
  person: Person,
  id: string,
  body: SeriesChangeBody,
): Promise<CallResponse<'PATCH /api/rooms/series/{id}'>> {
  const { booking } = await findOccurrenceToChange(context.database, person, id);
  if (booking.recurrence === null) throw new ApiError(422, 'errors.rooms.notASeries');
  const room = await requireRoom(context.database, body.roomId ?? booking.roomId);
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
  body: SeriesChangeBody;
}

async function changeWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  { id, booking, body, ...change }: SeriesChange,
): Promise<string> {
  const now = context.clock();
  const roomIds = [...new Set([change.room.id, ...booking.occurrences.map(({ roomId }) => roomId)])];
  await lockPersonalUse(transaction, booking.ownerId ?? person.id);
  await lockRooms(transaction, roomIds);
  // Again, because it may have been archived or got other rules meanwhile.
  const room = await requireRoom(transaction, change.room.id);
  await settleRooms(transaction, roomIds, now);
  await updateBooking(transaction, person, booking.id, { version: body.version, now });
  const current = await requireBooking(transaction, booking.id);
  const decided = await decideChange(transaction, context, person, { id, booking: current, room, body });
  if (decided.dates.some(({ state }) => state === 'pending') && current.ownerId)
    await requireRequestAllowance(transaction, current.ownerId, now, current.id);

  const { contractId, isSplit, moves } = decided;
  const series = { roomId: moves.length === 0 ? room.id : current.roomId, contractId };
  const target = isSplit
    ? await splitSeries(transaction, current, { ...series, from: decided.from, now })
    : await updateSeries(transaction, current.id, series);
  await withdrawRequestedMoves(
    transaction,
    decided.dates.map(({ occurrence }) => occurrence.id),
    now,
  );
  const where = { bookingId: target, isSplit, room, now };
  await storeChangedDates(transaction, decided.changed, where);
  await requestMoves(transaction, moves, where);
  const { attendees, version } = current;
  await updateInvitations(transaction, { bookingId: current.id, attendees, version, now });
  if (isSplit) await updateInvitations(transaction, { bookingId: target, attendees, version: 1, now });
  for (const one of roomIds) await enqueueOffers(transaction, one, `${current.id} ${body.version} changed`, now);
  await publishChange(transaction, decided, now);
  return target;
}

/** Dates that keep their time until a decision are announced only if they now belong to another booking. */
async function publishChange(
  transaction: Database,
  { isSplit, changed, moves }: DecidedChange,
  now: Date,
): Promise<void> {
  const kept = [...changed.filter(({ state }) => state !== 'skipped'), ...(isSplit ? moves : [])];
  const lost = changed.filter(({ state, occurrence }) => state === 'skipped' && isLive(occurrence.state));
  const idsOf = (dates: DecidedChange['dates']) => dates.map(({ occurrence }) => occurrence.id);
  await publishRoomBooking(transaction, isSplit ? 'created' : 'changed', idsOf(kept), now);
  await publishRoomBooking(transaction, 'cancelled', idsOf(lost), now);
}

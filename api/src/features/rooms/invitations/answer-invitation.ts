import { and, asc, eq, isNull } from 'drizzle-orm';
import type { RoomInvitation, RoomInvitationAnswer } from '@park/contract/room-invitations';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { roomInvitations, roomInvitationTokens, roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { isoInterval } from '../../../core/time/park-time';
import { hashSecret } from '../../../core/secrets/secrets';
import { findBookings } from '../bookings-store';
import { stateAt } from '../current-state';

const invitationNotFound = () => new ApiError(404, 'errors.rooms.invitationNotFound');

/**
 * Needs no session: the secret of the mail is the proof. Shows coming dates only.
 * @throws ApiError 404 for an unknown secret and for people who are no longer invited
 */
export const getInvitation = (context: AppContext, token: string): Promise<RoomInvitation> =>
  readInvitation(context.database, token, context.clock());

/**
 * Stores the answer, which replaces an earlier one; nobody receives a message.
 * @throws ApiError 404 as `getInvitation`, 409 `errors.rooms.invitationOver` if no date is left
 */
export function answerInvitation(
  context: AppContext,
  token: string,
  answer: Exclude<RoomInvitationAnswer, 'needs-action'>,
): Promise<RoomInvitation> {
  return retryTransaction(context.database, async (transaction) => {
    const { id, bookingId } = await findInvitation(transaction, token);
    // A cancellation locks the dates as well, so that it is either complete here or comes after the answer.
    await transaction
      .select({ id: roomOccurrences.id })
      .from(roomOccurrences)
      .where(eq(roomOccurrences.bookingId, bookingId))
      .orderBy(asc(roomOccurrences.id))
      .for('share');
    const now = context.clock();
    await transaction.update(roomInvitations).set({ answer, answeredAt: now }).where(eq(roomInvitations.id, id));
    // Read after the write, which waits for a change of who is invited.
    const invitation = await readInvitation(transaction, token, now);
    if (!invitation.isOpen) throw new ApiError(409, 'errors.rooms.invitationOver');
    return invitation;
  });
}

async function readInvitation(database: Database, token: string, now: Date): Promise<RoomInvitation> {
  const invitation = await findInvitation(database, token);
  const [booking] = await findBookings(database, [invitation.bookingId]);
  if (!booking) throw invitationNotFound();
  const dates = booking.occurrences
    .filter(({ endsAt, replacesId, state }) => endsAt > now && replacesId === null && state !== 'skipped')
    .map((occurrence) => ({
      ...isoInterval({ start: occurrence.startsAt, end: occurrence.endsAt }),
      isCancelled: !['booked', 'pending'].includes(stateAt(occurrence, now).state),
    }));
  return {
    title: booking.title,
    organizer: booking.owner,
    room: booking.room.name,
    building: booking.room.building.name,
    floor: booking.room.floor,
    dates,
    answer: invitation.answer,
    isOpen: dates.some(({ isCancelled }) => !isCancelled),
  };
}

/** People who are no longer invited get the same answer as an unknown secret. */
async function findInvitation(database: Database, token: string) {
  const [row] = await database
    .select({
      id: roomInvitations.id,
      bookingId: roomInvitations.bookingId,
      answer: roomInvitations.answer,
    })
    .from(roomInvitationTokens)
    .innerJoin(roomInvitations, eq(roomInvitations.id, roomInvitationTokens.invitationId))
    .where(and(eq(roomInvitationTokens.secretHash, hashSecret(token)), isNull(roomInvitations.removedAt)));
  if (!row) throw invitationNotFound();
  return row;
}

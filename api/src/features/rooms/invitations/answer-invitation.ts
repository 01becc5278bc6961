import { and, eq, isNull } from 'drizzle-orm';
import type { RoomInvitation, RoomInvitationAnswer } from '@park/contract/room-invitations';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { roomInvitations, roomInvitationTokens } from '../../../core/database/schema/rooms';
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
export async function getInvitation(context: AppContext, token: string): Promise<RoomInvitation> {
  const now = context.clock();
  const invitation = await findInvitation(context.database, token);
  const [booking] = await findBookings(context.database, [invitation.bookingId]);
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

/**
 * Stores the answer, which replaces an earlier one; nobody receives a message.
 * @throws ApiError 404 as `getInvitation`, 409 `errors.rooms.invitationOver` if no date is left
 */
export async function answerInvitation(
  context: AppContext,
  token: string,
  answer: Exclude<RoomInvitationAnswer, 'needs-action'>,
): Promise<RoomInvitation> {
  const invitation = await getInvitation(context, token);
  if (!invitation.isOpen) throw new ApiError(409, 'errors.rooms.invitationOver');
  const { id } = await findInvitation(context.database, token);
  await context.database
    .update(roomInvitations)
    .set({ answer, answeredAt: context.clock() })
    .where(eq(roomInvitations.id, id));
  return { ...invitation, answer };
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

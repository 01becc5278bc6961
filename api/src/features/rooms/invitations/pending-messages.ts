/** Which messages an invited person still has to get: what they know compared with what is stored. */
import type { roomInvitationMessages, roomInvitations } from '../../../core/database/schema/rooms';
import type { OccurrenceRow } from '../bookings-store';

type Invitation = typeof roomInvitations.$inferSelect;
type Known = typeof roomInvitationMessages.$inferSelect;

export interface PendingMessage {
  occurrence: OccurrenceRow;
  method: 'REQUEST' | 'CANCEL';
  sequence: number;
  recurrenceId: Date | null;
}

/**
 * Requests for accepted dates that are new or have changed, and cancellations of dates that the person knows and that do
 * not take place. Nothing is sent about dates that are over or not decided.
 */
export function listPendingMessages(
  invitation: Pick<Invitation, 'id' | 'removedAt'>,
  occurrences: readonly OccurrenceRow[],
  known: readonly Known[],
  { isSeries, now }: { isSeries: boolean; now: Date },
): PendingMessage[] {
  return occurrences
    .filter(({ replacesId, endsAt }) => replacesId === null && endsAt > now)
    .flatMap((occurrence): PendingMessage[] => {
      const last = known.find((one) => one.invitationId === invitation.id && one.occurrenceId === occurrence.id);
      const takesPlace = invitation.removedAt === null && occurrence.state === 'booked';
      const recurrenceId = last?.recurrenceId ?? (isSeries ? (occurrence.originalStart ?? occurrence.startsAt) : null);
      if (takesPlace) {
        if (last?.method === 'REQUEST' && last.sequence === occurrence.sequence) return [];
        // A repeated request has to be newer than the cancellation before it.
        const sequence =
          last?.method === 'CANCEL' ? Math.max(occurrence.sequence, last.sequence + 1) : occurrence.sequence;
        return [{ occurrence, method: 'REQUEST', sequence, recurrenceId }];
      }
      // A move that is being asked for again stays as it was.
      if (invitation.removedAt === null && occurrence.state === 'pending') return [];
      if (last?.method !== 'REQUEST') return [];
      return [
        { occurrence, method: 'CANCEL', sequence: Math.max(occurrence.sequence, last.sequence + 1), recurrenceId },
      ];
    });
}

/** Who is invited to a booking by e-mail; the mails follow from what each person knows (send-invitations.ts). */
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/database';
import { roomInvitations } from '../../../core/database/schema/rooms';
import { defineJob, enqueueJob } from '../../../core/jobs/enqueue-job';

export const sendInvitationsJob = defineJob('rooms.sendInvitations', z.object({ bookingId: z.uuid() }));

const emailForm = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** The attendees that are e-mail addresses, in lower case and without repetition. Others are names. */
export const addressesOf = (attendees: readonly string[]): string[] => [
  ...new Set(attendees.map((one) => one.toLowerCase()).filter((one) => emailForm.test(one))),
];

/** Stores who is invited now, and orders the mails. Call it in the transaction that changes the booking. */
export async function updateInvitations(
  transaction: Database,
  {
    bookingId,
    attendees,
    version,
    now,
  }: { bookingId: string; attendees: readonly string[]; version: number; now: Date },
): Promise<void> {
  const emails = addressesOf(attendees);
  if (emails.length > 0)
    await transaction
      .insert(roomInvitations)
      .values(emails.map((email) => ({ bookingId, email, createdAt: now })))
      .onConflictDoUpdate({
        target: [roomInvitations.bookingId, roomInvitations.email],
        set: { removedAt: sql`NULL` },
      });
  await transaction
    .update(roomInvitations)
    .set({ removedAt: now })
    .where(
      and(
        eq(roomInvitations.bookingId, bookingId),
        isNull(roomInvitations.removedAt),
        emails.length > 0 ? notInArray(roomInvitations.email, emails) : undefined,
      ),
    );
  await enqueueInvitations(transaction, { bookingId, version, now });
}

/** Orders the mails about a booking that has the version now. */
export async function enqueueInvitations(
  transaction: Database,
  { bookingId, version, now }: { bookingId: string; version: number; now: Date },
): Promise<void> {
  await enqueueJob(transaction, sendInvitationsJob, {
    key: `${bookingId} ${version}`,
    payload: { bookingId },
    runAt: now,
  });
}

/** A booking that is about to get its next version, for `updateInvitations`. */
export const invitedTo = ({ id, attendees, version }: { id: string; attendees: string[]; version: number }) => ({
  bookingId: id,
  attendees,
  version: version + 1,
});

export interface InvitationState {
  bookingId: string;
  email: string;
  answer: 'needs-action' | 'accepted' | 'tentative' | 'declined';
}

/** The invited people of some bookings with their answers. */
export function listInvitations(database: Database, bookingIds: readonly string[]): Promise<InvitationState[]> {
  return database
    .select({ bookingId: roomInvitations.bookingId, email: roomInvitations.email, answer: roomInvitations.answer })
    .from(roomInvitations)
    .where(and(inArray(roomInvitations.bookingId, [...bookingIds]), isNull(roomInvitations.removedAt)))
    .orderBy(roomInvitations.createdAt, roomInvitations.email);
}

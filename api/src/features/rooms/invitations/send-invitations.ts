/** Sends iCalendar requests and cancellations to invited people (docs/design/rooms.md, rule 13). */
import { and, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../../core/context/app-context';
import {
  roomBookings,
  roomInvitationMessages,
  roomInvitations,
  roomInvitationTokens,
  roomOccurrences,
  rooms,
} from '../../../core/database/schema/rooms';
import { users } from '../../../core/database/schema/users';
import { calendarText, type CalendarEvent } from '../../../core/icalendar/calendar';
import { enqueueJob } from '../../../core/jobs/enqueue-job';
import { createParkFormat } from '../../../core/languages/park-format';
import { renderMailHtml, renderMailText } from '../../../core/mail/mail-layout';
import { createSecret, hashSecret } from '../../../core/secrets/secrets';
import { findBookings, type BookingRow } from '../bookings-store';
import { roomEvent } from '../calendar-events';
import { sendInvitationsJob } from './invitations';
import { invitationTexts } from './invitation-texts';
import { listPendingMessages, type PendingMessage } from './pending-messages';

type Invitation = typeof roomInvitations.$inferSelect;
type Organizer = { name: string; email: string; language: Language };

/** Sends what is ordered and, every five minutes, what other changes of dates have made necessary. */
export function roomInvitationJobs(context: AppContext): void {
  context.jobs.handleOutside(sendInvitationsJob, ({ payload, now }) =>
    sendInvitations(context, payload.bookingId, now),
  );
  // Whatever changed a date without ordering mails itself: decisions, releases, departures.
  context.jobs.repeat({ kind: 'rooms.invitations', schedule: '*/5 * * * *' }, async ({ tx, now }) => {
    const changed = await tx
      .selectDistinct({ bookingId: roomInvitations.bookingId, updatedAt: roomBookings.updatedAt })
      .from(roomInvitations)
      .innerJoin(roomBookings, eq(roomBookings.id, roomInvitations.bookingId))
      .innerJoin(roomOccurrences, eq(roomOccurrences.bookingId, roomBookings.id))
      .leftJoin(
        roomInvitationMessages,
        and(
          eq(roomInvitationMessages.invitationId, roomInvitations.id),
          eq(roomInvitationMessages.occurrenceId, roomOccurrences.id),
        ),
      )
      .where(
        and(
          gt(roomOccurrences.endsAt, now),
          isNull(roomOccurrences.replacesId),
          sql`CASE WHEN ${roomOccurrences.state} = 'booked' AND ${roomInvitations.removedAt} IS NULL
                THEN ${roomInvitationMessages.method} IS DISTINCT FROM 'REQUEST' OR ${roomInvitationMessages.sequence} < ${roomOccurrences.sequence}
                ELSE ${roomInvitationMessages.method} = 'REQUEST' AND ${roomOccurrences.state} <> 'pending' END`,
        ),
      );
    for (const { bookingId } of changed)
      await enqueueJob(tx, sendInvitationsJob, {
        key: `${bookingId} ${now.toISOString()}`,
        payload: { bookingId },
        runAt: now,
      });
  });
}

/** A repeated run sends only what is still missing: each message is stored after its mail. */
async function sendInvitations(context: AppContext, bookingId: string, now: Date): Promise<void> {
  const { database } = context;
  const [booking] = await findBookings(database, [bookingId]);
  if (!booking) return;
  const organizer = await findOrganizer(context, booking);
  const invitations = await database.select().from(roomInvitations).where(eq(roomInvitations.bookingId, bookingId));
  for (const invitation of invitations) {
    const known = await database
      .select()
      .from(roomInvitationMessages)
      .where(eq(roomInvitationMessages.invitationId, invitation.id));
    const messages = [
      ...listPendingMessages(invitation, booking.occurrences, known, { isSeries: booking.recurrence !== null, now }),
      ...(await listMovedAway(context, booking, known, now)),
    ];
    for (const method of ['CANCEL', 'REQUEST'] as const) {
      const some = messages.filter((message) => message.method === method);
      if (some.length > 0) await sendMessages(context, { booking, organizer, invitation, method, messages: some, now });
    }
  }
}

/** Dates that now belong to another booking, because the series was split: this one no longer has them. */
async function listMovedAway(
  { database }: AppContext,
  booking: BookingRow,
  known: readonly (typeof roomInvitationMessages.$inferSelect)[],
  now: Date,
): Promise<PendingMessage[]> {
  const gone = known.filter(
    ({ occurrenceId, method }) => method === 'REQUEST' && !booking.occurrences.some(({ id }) => id === occurrenceId),
  );
  if (gone.length === 0) return [];
  const rows = await database
    .select({ ...getTableColumns(roomOccurrences), roomName: rooms.name })
    .from(roomOccurrences)
    .innerJoin(rooms, eq(rooms.id, roomOccurrences.roomId))
    .where(
      and(
        inArray(
          roomOccurrences.id,
          gone.map(({ occurrenceId }) => occurrenceId),
        ),
        gt(roomOccurrences.endsAt, now),
      ),
    );
  return rows.flatMap((occurrence) => {
    const last = gone.find(({ occurrenceId }) => occurrenceId === occurrence.id);
    if (!last) return [];
    return [{ occurrence, method: 'CANCEL', sequence: last.sequence + 1, recurrenceId: last.recurrenceId }];
  });
}

interface Dispatch {
  booking: BookingRow;
  organizer: Organizer;
  invitation: Invitation;
  method: 'REQUEST' | 'CANCEL';
  messages: readonly PendingMessage[];
  now: Date;
}

async function sendMessages(context: AppContext, dispatch: Dispatch): Promise<void> {
  const { booking, organizer, invitation, method, messages, now } = dispatch;
  const { parkOrigin, parkTimeZone } = context.configuration;
  const secret = createSecret();
  await context.database
    .insert(roomInvitationTokens)
    .values({ secretHash: hashSecret(secret), invitationId: invitation.id, createdAt: now });
  const texts = invitationTexts[organizer.language];
  const format = createParkFormat(organizer.language, parkTimeZone);
  const place = [booking.room.name, booking.room.building.name].join(', ');
  const content = {
    language: organizer.language,
    greeting: texts.greeting,
    paragraphs: [
      texts[method]({ organizer: organizer.name, title: booking.title, place }),
      ...messages.map(({ occurrence }) => format.interval(occurrence.startsAt, occurrence.endsAt)),
    ],
    ...(method === 'REQUEST' && {
      button: { label: texts.answer, address: `${parkOrigin}/book-a-room/invitation?code=${secret}` },
    }),
  };
  await context.mail.send({
    id: `room-invitation-${invitation.id}-${method}-${Math.max(...messages.map(({ sequence }) => sequence))}-${messages[0]?.occurrence.id ?? ''}`,
    to: invitation.email,
    kind: method === 'REQUEST' ? 'roomInvitation' : 'roomInvitationCancelled',
    language: organizer.language,
    subject: texts.subject[method]({ title: booking.title, when: firstDate(messages, format) }),
    text: renderMailText(content),
    html: renderMailHtml(content),
    calendar: {
      method,
      content: calendarText(
        messages.map((message) => invitationEvent(dispatch, message, parkOrigin)),
        parkTimeZone,
        undefined,
        method,
      ),
    },
  });
  await context.database
    .insert(roomInvitationMessages)
    .values(
      messages.map(({ occurrence, sequence, recurrenceId }) => ({
        invitationId: invitation.id,
        occurrenceId: occurrence.id,
        method,
        sequence,
        recurrenceId,
        sentAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [roomInvitationMessages.invitationId, roomInvitationMessages.occurrenceId],
      set: {
        method: sql`excluded.method`,
        sequence: sql`excluded.sequence`,
        recurrenceId: sql`excluded.recurrence_id`,
        sentAt: sql`excluded.sent_at`,
      },
    });
}

const firstDate = (messages: readonly PendingMessage[], format: ReturnType<typeof createParkFormat>): string => {
  const [first] = messages;
  return first ? format.interval(first.occurrence.startsAt, first.occurrence.endsAt) : '';
};

function invitationEvent(
  { booking, organizer, invitation, method }: Dispatch,
  { occurrence, sequence, recurrenceId }: PendingMessage,
  parkOrigin: string,
): CalendarEvent {
  const event = roomEvent(
    {
      bookingId: booking.id,
      isSeries: false,
      start: occurrence.startsAt,
      end: occurrence.endsAt,
      originalStart: occurrence.originalStart,
      state: occurrence.state,
      sequence,
      createdAt: booking.createdAt,
      updatedAt: occurrence.updatedAt,
      title: booking.title,
      note: booking.note,
      room: occurrence.roomName,
      building: booking.room.building.name,
      floor: booking.room.floor,
    },
    { language: organizer.language, parkOrigin },
  );
  return {
    ...event,
    ...(recurrenceId ? { recurrenceId } : {}),
    status: method === 'CANCEL' ? 'cancelled' : 'confirmed',
    organizer,
    attendees: [{ name: invitation.email, email: invitation.email, answer: invitation.answer }],
  };
}

/** The owner invites; the park does for a booking whose owner was deleted. */
async function findOrganizer({ database, configuration }: AppContext, booking: BookingRow): Promise<Organizer> {
  const [owner] = booking.ownerId
    ? await database
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(eq(users.id, booking.ownerId))
    : [];
  if (owner) return { name: booking.owner, email: owner.email, language: owner.language };
  const address = /<([^>]+)>/.exec(configuration.mailFrom)?.[1] ?? configuration.mailFrom;
  return { name: configuration.parkName.en, email: address, language: 'en' };
}

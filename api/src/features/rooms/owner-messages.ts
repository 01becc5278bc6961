/** Messages to owners about what others did with their bookings (docs/design/rooms.md, rule 10). */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import { roleOf, type Person } from '../../http/access/person';
import { bookingLink } from './booking-link';
import type { BookingRow, OccurrenceRow } from './bookings-store';

const facts = {
  by: z.string(),
  title: z.string(),
  room: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  moreDates: z.int(),
};

const moreEn = (count: number) => (count === 0 ? '' : count === 1 ? ' and one more date' : ` and ${count} more dates`);
const moreFr = (count: number) => (count === 0 ? '' : count === 1 ? ' et une autre date' : ` et ${count} autres dates`);

const bookingCancelled = defineNotification({
  kind: 'rooms.cancelledByColleague',
  topic: 'rooms',
  values: z.object(facts),
  label: { en: 'Somebody cancelled your room booking', fr: 'Quelqu’un a annulé votre réservation de salle' },
  texts: {
    en: ({ by, title, room, start, end, moreDates }, format) => ({
      title: `${by} cancelled “${title}” in ${room}`,
      text: `${format.interval(start, end)}${moreEn(moreDates)}. Others can book the room now.`,
    }),
    fr: ({ by, title, room, start, end, moreDates }, format) => ({
      title: `${by} a annulé «\u00a0${title}\u00a0», ${room}`,
      text: `${format.interval(start, end)}${moreFr(moreDates)}. D’autres peuvent maintenant réserver la salle.`,
    }),
  },
  isMailRequired: true,
});

const bookingReceived = defineNotification({
  kind: 'rooms.handedToYou',
  topic: 'rooms',
  values: z.object(facts),
  label: { en: 'A room booking was handed over to you', fr: 'Une réservation de salle vous a été remise' },
  texts: {
    en: ({ by, title, room, start, end, moreDates }, format) => ({
      title: `${by} handed “${title}” over to you`,
      text: `${room}, ${format.interval(start, end)}${moreEn(moreDates)}. The booking is yours now: you check in and can cancel it.`,
    }),
    fr: ({ by, title, room, start, end, moreDates }, format) => ({
      title: `${by} vous a remis «\u00a0${title}\u00a0»`,
      text: `${room}, ${format.interval(start, end)}${moreFr(moreDates)}. La réservation est maintenant à vous\u202f: vous annoncez l’arrivée et pouvez l’annuler.`,
    }),
  },
});

const bookingTaken = defineNotification({
  kind: 'rooms.handedOn',
  topic: 'rooms',
  values: z.object({ ...facts, to: z.string() }),
  label: { en: 'Your room booking was handed over', fr: 'Votre réservation de salle a été remise à quelqu’un' },
  texts: {
    en: ({ by, to, title, room, start, end, moreDates }, format) => ({
      title: `${by} handed “${title}” over to ${to}`,
      text: `${room}, ${format.interval(start, end)}${moreEn(moreDates)}. The booking is no longer yours.`,
    }),
    fr: ({ by, to, title, room, start, end, moreDates }, format) => ({
      title: `${by} a remis «\u00a0${title}\u00a0» à ${to}`,
      text: `${room}, ${format.interval(start, end)}${moreFr(moreDates)}. La réservation n’est plus à vous.`,
    }),
  },
});

const bookingsInherited = defineNotification({
  kind: 'rooms.inherited',
  topic: 'rooms',
  values: z.object({ count: z.int() }),
  label: {
    en: 'You take over room bookings of somebody who leaves',
    fr: 'Vous reprenez les réservations de salles d’une personne qui part',
  },
  texts: {
    en: ({ count }) => ({
      title: count === 1 ? 'A room booking is yours now' : `${count} room bookings are yours now`,
      text: 'Somebody has left the company, and you take over what was booked. Cancel what nobody needs.',
    }),
    fr: ({ count }) => ({
      title: count === 1 ? 'Une réservation de salle est à vous' : `${count} réservations de salles sont à vous`,
      text: 'Une personne a quitté l’entreprise et vous reprenez ce qui était réservé. Annulez ce dont personne n’a besoin.',
    }),
  },
});

export const ownerMessages = [bookingCancelled, bookingReceived, bookingTaken, bookingsInherited] as const;

interface OwnersNews {
  /** As it was before the change. */
  booking: BookingRow;
  /** The dates that the change is about. */
  dates: readonly OccurrenceRow[];
  by: Person;
  now: Date;
}

function factsOf({ booking, dates, by }: OwnersNews) {
  // A requested move belongs to the date that it would move.
  const own = dates.filter(({ replacesId }) => replacesId === null);
  const [first] = own.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (!first) return null;
  return {
    by: `${by.firstName} ${by.lastName}`,
    title: booking.title,
    room: first.roomName,
    start: first.startsAt.toISOString(),
    end: first.endsAt.toISOString(),
    moreDates: own.length - 1,
  };
}

/** Nothing for owners who cancel themselves. */
export async function informOfCancellation(transaction: Database, news: OwnersNews): Promise<void> {
  const { booking, by, now } = news;
  const values = factsOf(news);
  if (!values || booking.ownerId === null || booking.ownerId === by.id) return;
  const link = await linkFor(transaction, booking.ownerId, booking.id);
  await notify(transaction, { personId: booking.ownerId, kind: bookingCancelled, values, link, now });
}

/** Tells the next owner, and the earlier one if somebody else decided. */
export async function informOfHandOver(
  transaction: Database,
  news: OwnersNews,
  next: { id: string; name: string },
): Promise<void> {
  const { booking, by, now } = news;
  const values = factsOf(news);
  if (!values) return;
  if (next.id !== by.id) {
    const link = await linkFor(transaction, next.id, booking.id);
    await notify(transaction, { personId: next.id, kind: bookingReceived, values, link, now });
  }
  if (booking.ownerId === null || booking.ownerId === by.id) return;
  await notify(transaction, {
    personId: booking.ownerId,
    kind: bookingTaken,
    values: { ...values, to: next.name },
    link: '/portal',
    now,
  });
}

/** One message for all bookings that a departure hands over. Call it in its transaction. */
export async function informOfInheritance(
  transaction: Database,
  { personId, count, now }: { personId: string; count: number; now: Date },
): Promise<void> {
  const link = await linkFor(transaction, personId);
  await notify(transaction, { personId, kind: bookingsInherited, values: { count }, link, now });
}

async function linkFor(transaction: Database, personId: string, bookingId?: string): Promise<string> {
  const [person] = await transaction.select({ role: users.role }).from(users).where(eq(users.id, personId));
  return bookingLink(roleOf(person?.role ?? null), bookingId);
}

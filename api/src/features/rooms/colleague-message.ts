/** The message to a colleague for whom somebody booked a room. */
import type { MaybeRole } from '@park/domain';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import type { Interval } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { bookingLink } from './booking-link';

export const roomBookedForYou = defineNotification({
  kind: 'rooms.bookedForYou',
  topic: 'rooms',
  values: z.object({
    by: z.string(),
    title: z.string(),
    room: z.string(),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    isSeries: z.boolean(),
  }),
  label: { en: 'A colleague booked a room for you', fr: 'Un collègue a réservé une salle pour vous' },
  texts: {
    en: ({ by, title, room, start, end, isSeries }, format) => ({
      title: `${by} booked ${room} for you`,
      text: `“${title}”, ${format.interval(start, end)}${isSeries ? ', the first date of a series' : ''}. The booking is yours: you check in and can cancel it.`,
    }),
    fr: ({ by, title, room, start, end, isSeries }, format) => ({
      title: `${by} a réservé ${room} pour vous`,
      text: `«\u00a0${title}\u00a0», ${format.interval(start, end)}${isSeries ? ', première date d’une série' : ''}. La réservation est à vous\u202f: vous annoncez l’arrivée et pouvez l’annuler.`,
    }),
  },
});

interface Booked {
  person: Person;
  owner: { id: string; role: MaybeRole };
  bookingId: string;
  room: { name: string };
  body: { title: string; recurrence?: unknown };
  slot: Interval;
  now: Date;
}

/** Call it in the transaction of the booking. */
export const informColleague = (
  transaction: Database,
  { person, owner, bookingId, room, body, slot, now }: Booked,
): Promise<unknown> =>
  notify(transaction, {
    personId: owner.id,
    kind: roomBookedForYou,
    values: {
      by: `${person.firstName} ${person.lastName}`,
      title: body.title,
      room: room.name,
      start: slot.start.toISOString(),
      end: slot.end.toISOString(),
      isSeries: body.recurrence !== undefined,
    },
    link: bookingLink(owner.role, bookingId),
    key: bookingId,
    now,
  });

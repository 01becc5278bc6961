/** Messages about bookings that a closure moved or cancelled. */
import { z } from 'zod';
import { defineNotification } from '../../../core/notifications/notification-kind';

const slot = { room: z.string(), start: z.iso.datetime(), end: z.iso.datetime() };

export const bookingCancelled = defineNotification({
  kind: 'rooms.cancelledByPark',
  topic: 'rooms',
  values: z.object({ title: z.string(), ...slot, reason: z.string() }),
  label: {
    en: 'The park cancelled a room that you had booked',
    fr: 'Le parc a annulé une salle que vous aviez réservée',
  },
  linkLabel: { en: 'See what is free', fr: 'Voir ce qui est libre' },
  texts: {
    en: ({ title, room, start, end, reason }, format) => ({
      title: `“${title}” in ${room} is cancelled`,
      text: `${format.interval(start, end)}: ${reason}`,
    }),
    fr: ({ title, room, start, end, reason }, format) => ({
      title: `«\u00a0${title}\u00a0» dans ${room} est annulé`,
      text: `${format.interval(start, end)}\u00a0: ${reason}`,
    }),
  },
  isMailRequired: true,
});

export const bookingMoved = defineNotification({
  kind: 'rooms.movedByPark',
  topic: 'rooms',
  values: z.object({ title: z.string(), ...slot, to: z.object(slot), reason: z.string() }),
  label: { en: 'The park moved a room that you had booked', fr: 'Le parc a déplacé une salle que vous aviez réservée' },
  linkLabel: { en: 'See the booking', fr: 'Voir la réservation' },
  texts: {
    en: ({ title, room, start, end, to, reason }, format) => ({
      title: `“${title}” is now in ${to.room}`,
      text: `${format.interval(to.start, to.end)} instead of ${room}, ${format.interval(start, end)}: ${reason}`,
    }),
    fr: ({ title, room, start, end, to, reason }, format) => ({
      title: `«\u00a0${title}\u00a0» est maintenant dans ${to.room}`,
      text: `${format.interval(to.start, to.end)} au lieu de ${room}, ${format.interval(start, end)}\u00a0: ${reason}`,
    }),
  },
  isMailRequired: true,
});

export const closureMessages = [bookingCancelled, bookingMoved] as const;

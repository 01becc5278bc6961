/** Messages about room bookings to people of the park. */
import { z } from 'zod';
import { defineMailAction } from '../../../core/notifications/mail-action';
import { defineNotification } from '../../../core/notifications/notification-kind';

export const acceptOfferAction = defineMailAction({
  purpose: 'rooms.acceptOffer',
  payload: z.object({ offerId: z.uuid() }),
  texts: {
    en: { button: 'Book this date', done: 'The date is booked. You see it under your bookings.' },
    fr: { button: 'Réserver cette date', done: 'La date est réservée. Vous la voyez sous vos réservations.' },
  },
});

export const dateOffered = defineNotification({
  kind: 'rooms.dateOffered',
  topic: 'rooms',
  values: z.object({ title: z.string(), room: z.string(), start: z.string(), end: z.string(), until: z.string() }),
  label: {
    en: 'A skipped date of a series is free',
    fr: 'Une date sautée d’une série est libre',
  },
  texts: {
    en: ({ title, room, start, end, until }, format) => ({
      title: `${room} is free: ${format.interval(start, end)}`,
      text: `This date of “${title}” was not free before. Book it until ${format.moment(until)}; then it is offered to the next person.`,
    }),
    fr: ({ title, room, start, end, until }, format) => ({
      title: `${room} est libre\u00a0: ${format.interval(start, end)}`,
      text: `Cette date de «\u00a0${title}\u00a0» n’était pas libre. Réservez-la jusqu’au ${format.moment(until)}\u00a0; ensuite, elle est proposée à la personne suivante.`,
    }),
  },
  action: acceptOfferAction,
  isMailRequired: true,
});

/** The messages of the waitlist and their questions. */
import { z } from 'zod';
import { defineMailAction } from '../../../core/notifications/mail-action';
import { defineNotification } from '../../../core/notifications/notification-kind';
import { halvesText } from '../halves-text';

export const giveBackAction = defineMailAction({
  purpose: 'parking.giveBack',
  payload: z.object({ bookingId: z.uuid() }),
  texts: {
    en: { button: 'I do not need it: give it back', done: 'The spot is free for others. Thank you.' },
    fr: { button: 'Je n’en ai pas besoin\u00a0: la rendre', done: 'La place est libre pour d’autres. Merci.' },
  },
});

const place = {
  day: z.iso.date(),
  halves: z.array(z.enum(['am', 'pm'])),
  spot: z.string(),
  lot: z.string(),
};

/** A spot was assigned while the person waited. */
export const spotAssigned = defineNotification({
  kind: 'parking.spotAssigned',
  topic: 'parking',
  values: z.object(place),
  label: {
    en: 'A parking spot was assigned to you from the waitlist',
    fr: 'Une place de parc vous a été attribuée depuis la liste d’attente',
  },
  texts: {
    en: ({ day, halves, spot, lot }, format) => ({
      title: `You have spot ${spot} on ${format.day(day)}`,
      text: `Spot ${spot} in ${lot} has become free, and you were next on the waitlist. It is booked for you ${halvesText.en(halves)}. Give it back if you no longer need it.`,
    }),
    fr: ({ day, halves, spot, lot }, format) => ({
      title: `Vous avez la place ${spot} le ${format.day(day)}`,
      text: `La place ${spot} du parking ${lot} s’est libérée et c’était votre tour. Elle est réservée pour vous ${halvesText.fr(halves)}. Rendez-la si vous n’en avez plus besoin.`,
    }),
  },
  action: giveBackAction,
});

export const acceptOfferAction = defineMailAction({
  purpose: 'parking.acceptOffer',
  payload: z.object({ entryId: z.uuid() }),
  texts: {
    en: { button: 'Yes, book it for me', done: 'The spot is booked for you.' },
    fr: { button: 'Oui, réservez-la pour moi', done: 'La place est réservée pour vous.' },
  },
});

/** A spot is kept for 15 minutes. */
export const spotOffered = defineNotification({
  kind: 'parking.spotOffered',
  topic: 'parking',
  values: z.object({ ...place, expiresAt: z.iso.datetime() }),
  label: {
    en: 'A parking spot is kept for you for 15 minutes',
    fr: 'Une place de parc est gardée pour vous pendant 15 minutes',
  },
  texts: {
    en: ({ halves, spot, lot, expiresAt }, format) => ({
      title: `Spot ${spot} is free: take it until ${format.time(expiresAt)}`,
      text: `Spot ${spot} in ${lot} is free today ${halvesText.en(halves)}. It is kept for you until ${format.time(expiresAt)}; then the next person on the waitlist is asked.`,
    }),
    fr: ({ halves, spot, lot, expiresAt }, format) => ({
      title: `La place ${spot} est libre\u00a0: à prendre jusqu’à ${format.time(expiresAt)}`,
      text: `La place ${spot} du parking ${lot} est libre aujourd’hui ${halvesText.fr(halves)}. Elle est gardée pour vous jusqu’à ${format.time(expiresAt)}\u00a0; la personne suivante de la liste d’attente sera ensuite avertie.`,
    }),
  },
  action: acceptOfferAction,
});

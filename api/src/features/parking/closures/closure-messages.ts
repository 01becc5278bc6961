/** What people receive when a spot that they have booked or hold is closed. */
import { z } from 'zod';
import { defineNotification } from '../../../core/notifications/notification-kind';
import { halvesText } from '../halves-text';

const closure = {
  lot: z.string(),
  spot: z.string(),
  day: z.iso.date(),
  reason: z.string(),
  reasonFr: z.string(),
};
const halves = z.array(z.enum(['am', 'pm']));

export const bookingMoved = defineNotification({
  kind: 'parking.moved',
  topic: 'parking',
  values: z.object({ ...closure, halves, newLot: z.string(), newSpot: z.string() }),
  label: { en: 'Your booking moved to another spot', fr: 'Votre réservation a changé de place' },
  linkLabel: { en: 'See the booking', fr: 'Voir la réservation' },
  isMailRequired: true,
  texts: {
    en: ({ lot, spot, day, halves: when, reason, newLot, newSpot }, format) => ({
      title: `Park on spot ${newSpot} on ${format.day(day)}`,
      text: `${lot}, spot ${spot}, is closed: ${reason}. Your booking ${halvesText.en(when)} moved to ${newLot}, spot ${newSpot}. It costs nothing more.`,
    }),
    fr: ({ lot, spot, day, halves: when, reasonFr, newLot, newSpot }, format) => ({
      title: `Garez-vous à la place ${newSpot} le ${format.day(day)}`,
      text: `${lot}, place ${spot}, est fermée\u00a0: ${reasonFr}. Votre réservation ${halvesText.fr(when)} passe à ${newLot}, place ${newSpot}, sans frais supplémentaires.`,
    }),
  },
});

export const bookingClosed = defineNotification({
  kind: 'parking.closed',
  topic: 'parking',
  values: z.object({
    ...closure,
    halves,
    /** For the booking of a guest, which its manager receives. */
    guest: z.nullable(z.string()),
    credits: z.int(),
    /** A lot with a free spot for the same time. */
    alternative: z.nullable(z.string()),
  }),
  label: { en: 'A booked parking spot was closed', fr: 'Une place réservée a été fermée' },
  linkLabel: { en: 'Find another spot', fr: 'Trouver une autre place' },
  isMailRequired: true,
  texts: {
    en: ({ lot, spot, day, halves: when, guest, reason, credits, alternative }, format) => ({
      title: `Spot ${spot} is closed on ${format.day(day)}`,
      text: `${lot}, spot ${spot}, is closed: ${reason}. The booking ${guest === null ? '' : `of ${guest} `}${halvesText.en(when)} is cancelled; ${credits} ${credits === 1 ? 'credit is' : 'credits are'} refunded${guest === null ? '' : ' to your company'}. ${after.en(guest, alternative)}`,
    }),
    fr: ({ lot, spot, day, halves: when, guest, reasonFr, credits, alternative }, format) => ({
      title: `La place ${spot} est fermée le ${format.day(day)}`,
      text: `${lot}, place ${spot}, est fermée\u00a0: ${reasonFr}. La réservation ${guest === null ? '' : `de ${guest} `}${halvesText.fr(when)} est annulée\u00a0; ${credits} ${credits === 1 ? 'crédit est remboursé' : 'crédits sont remboursés'}${guest === null ? '' : ' à votre entreprise'}. ${after.fr(guest, alternative)}`,
    }),
  },
});

const after = {
  en: (guest: string | null, alternative: string | null) =>
    alternative === null
      ? guest === null
        ? 'You are first on the waitlist for that time.'
        : 'No other spot is free at that time.'
      : `${alternative} still has a free spot.`,
  fr: (guest: string | null, alternative: string | null) =>
    alternative === null
      ? guest === null
        ? 'Vous êtes en tête de la liste d’attente pour ce moment.'
        : 'Aucune autre place n’est libre à ce moment.'
      : `Une place est encore libre à ${alternative}.`,
};

export const ownSpotClosed = defineNotification({
  kind: 'parking.ownSpotClosed',
  topic: 'parking',
  values: z.object({ ...closure, lastDay: z.iso.date() }),
  label: { en: 'Your own parking spot is closed', fr: 'Votre place attribuée est fermée' },
  linkLabel: { en: 'Find another spot', fr: 'Trouver une autre place' },
  isMailRequired: true,
  texts: {
    en: ({ lot, spot, day, lastDay, reason }, format) => ({
      title: `Your spot ${spot} is closed ${day === lastDay ? `on ${format.day(day)}` : `from ${format.day(day)} to ${format.day(lastDay)}`}`,
      text: `${lot}, spot ${spot}: ${reason}. You can book another spot for these days.`,
    }),
    fr: ({ lot, spot, day, lastDay, reasonFr }, format) => ({
      title: `Votre place ${spot} est fermée ${day === lastDay ? `le ${format.day(day)}` : `du ${format.day(day)} au ${format.day(lastDay)}`}`,
      text: `${lot}, place ${spot}\u00a0: ${reasonFr}. Vous pouvez réserver une autre place pour ces jours.`,
    }),
  },
});

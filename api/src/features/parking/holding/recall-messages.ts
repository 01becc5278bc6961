/** What bookers receive when their half is taken back. */
import { z } from 'zod';
import { halvesText } from '../halves-text';
import { defineNotification } from '../../../core/notifications/notification-kind';

export const halfRecalled = defineNotification({
  kind: 'parking.recalled',
  topic: 'parking',
  values: z.object({
    lot: z.string(),
    spot: z.string(),
    day: z.iso.date(),
    halves: z.array(z.enum(['am', 'pm'])),
    company: z.string(),
    reason: z.string(),
    credits: z.int(),
    /** A lot with a free spot for the same time. */
    alternative: z.nullable(z.string()),
  }),
  label: { en: 'A booked parking spot was taken back', fr: 'Une place réservée a été reprise' },
  linkLabel: { en: 'Find another spot', fr: 'Trouver une autre place' },
  isMailRequired: true,
  texts: {
    en: ({ lot, spot, day, halves, company, reason, credits, alternative }, format) => ({
      title: `Spot ${spot} was taken back for ${format.day(day)}`,
      text: `${company} needs ${lot}, spot ${spot}, ${format.day(day)} ${halvesText.en(halves)}: ${reason}. You received ${credits} ${credits === 1 ? 'credit' : 'credits'}. ${alternative === null ? 'You are first on the waitlist for that time.' : `${alternative} still has a free spot.`}`,
    }),
    fr: ({ lot, spot, day, halves, company, reason, credits, alternative }, format) => ({
      title: `La place ${spot} a été reprise pour le ${format.day(day)}`,
      text: `${company} a besoin de ${lot}, place ${spot}, ${format.day(day)} ${halvesText.fr(halves)}\u00a0: ${reason}. Vous avez reçu ${credits} ${credits === 1 ? 'crédit' : 'crédits'}. ${alternative === null ? 'Vous êtes en tête de la liste d’attente pour ce moment.' : `Une place est encore libre à ${alternative}.`}`,
    }),
  },
});

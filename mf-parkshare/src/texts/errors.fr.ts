import type { ErrorTexts } from './errors.en';

export const errorTexts = {
  errors: {
    parking: {
      taken: 'Quelqu’un a été plus rapide : cette place vient d’être réservée. Choisissez-en une autre.',
      alreadyBooked: 'Vous avez déjà une place pour ce moment.',
      noCredits: 'Vous n’avez pas assez de crédits pour cette réservation.',
      notReleased: 'Cette place n’est pas libre pour d’autres à ce moment.',
      spotNotFound: 'Cette place de parc n’existe pas.',
      lotNotFound: 'Ce parking n’existe pas.',
      bookingNotFound: 'Cette réservation n’existe pas.',
      inThePast: 'Ce moment est déjà passé.',
      tooFarAhead: 'Ce jour est trop éloigné. Vous pouvez réserver jusqu’à 30 jours à l’avance.',
      alreadyEnded: 'Cette réservation est déjà terminée.',
    },
  },
} satisfies ErrorTexts;

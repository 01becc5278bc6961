import type { ErrorTexts } from './errors.en';

export const errorTexts = {
  errors: {
    rooms: {
      taken:
        'Quelqu’un a été plus rapide : la salle est réservée à ce moment. Choisissez un autre moment ou une autre salle.',
      alreadyRequested: 'Vous avez déjà demandé cette salle pour ce moment.',
      noContract: 'Votre contrat ne comprend pas cette salle.',
      inThePast: 'Ce moment est déjà passé.',
      tooShortNotice: 'Cette salle doit être réservée plus tôt.',
      tooFarAhead: 'Cette salle ne peut pas être réservée si longtemps à l’avance.',
      tooLong: 'Cette salle ne peut pas être réservée si longtemps.',
      outsideOpeningHours: 'La salle n’est pas ouverte à ce moment.',
      blocked: 'La salle est fermée à ce moment.',
      quotaExceeded: 'Votre entreprise a utilisé ses heures pour ce mois.',
      notFound: 'Cette salle n’existe pas.',
      bookingNotFound: 'Cette réservation n’existe pas.',
      alreadyStarted: 'Cette réservation a déjà commencé et ne peut plus être modifiée.',
    },
  },
} satisfies ErrorTexts;

import type { ErrorTexts } from './errors.en';
import { managementErrors } from './management-errors.fr';

export const errorTexts = {
  errors: {
    upload: {
      noSpace: 'Il n’y a plus de place pour enregistrer ce fichier. Veuillez prévenir l’administration du parc.',
      tooLarge: 'Ce fichier est trop volumineux. Choisissez-en un de 2 Mo au plus.',
      notAnImage: 'Ce n’est pas une image utilisable. Choisissez un fichier PNG, JPEG ou WebP.',
    },
    rooms: {
      taken:
        'Quelqu’un a été plus rapide : la salle est réservée à ce moment. Choisissez un autre moment ou une autre salle.',
      alreadyRequested: 'Vous avez déjà demandé cette salle pour ce moment.',
      ...managementErrors,
      noContract:
        'Votre contrat ne comprend pas {{name}}. Les responsables de votre entreprise peuvent vous en attribuer un qui la comprend.',
      inThePast: 'Ce moment est déjà passé.',
      tooShortNotice:
        'Cette salle doit être réservée au moins {{limit, duration}} à l’avance. Premier début possible : {{freeFrom, dayAndTime}}.',
      tooFarAhead: 'Cette salle peut être réservée jusqu’à {{limit, number}} jours à l’avance.',
      tooLong:
        'Cette salle peut être réservée pour {{limit, duration}} au plus ; vous demandez {{requested, duration}}.',
      outsideOpeningHours: 'La salle n’est pas ouverte à ce moment.',
      blocked: 'La salle est fermée à ce moment.',
      quotaExceeded:
        'Cela prend {{requested, duration}} et il reste {{left, duration}} à votre entreprise ; de nouvelles heures seront disponibles le {{freeFrom, longDay}}. L’administration du parc peut faire une exception.',
      notFound: 'Cette salle n’existe pas.',
      bookingNotFound: 'Cette réservation n’existe pas.',
      tooManyComing:
        'Une personne peut avoir {{limit, number}} réservations à venir : {{used, number}} sont prises, il en reste {{left, number}}. Annulez-en une, ou réservez quand l’une d’elles sera passée. Une série ne compte pas.',
      tooLongPerDay:
        'Une personne peut réserver cette salle {{limit, duration}} au plus par jour : le {{day, day}}, {{used, duration}} sont déjà réservées et il reste {{left, duration}} ; vous demandez {{requested, duration}}. Choisissez une durée plus courte, une autre salle ou un autre jour.',
      companyLeaves:
        'L’entreprise est dans le parc jusqu’au {{lastDay, longDay}}. Choisissez un jour jusque-là, ou adressez-vous à l’administration du parc.',
      notAnAddress: 'Saisissez uniquement des adresses e-mail, séparées par des virgules.',
      noTimeChosen: 'Aucune heure n’est choisie. Choisissez une heure libre, un autre jour ou une autre salle.',
      noDates: 'Il ne reste aucune date pour la série. Choisissez d’autres jours ou un dernier jour plus tardif.',
      tooManyDates:
        'Une série compte {{limit, number}} dates au plus. Choisissez un dernier jour plus proche ou moins de jours.',
      seriesTooLong: 'Une série dure {{limit, number}} jours au plus. Choisissez un dernier jour plus proche.',
      notASeries: 'Cette réservation ne se répète pas.',
      someDatesRefused: 'Certaines dates ne conviennent pas à la nouvelle heure.',
      someDatesRefused_one: '{{count}} date sur {{limit, number}} ne convient pas à la nouvelle heure.',
      someDatesRefused_other: '{{count}} dates sur {{limit, number}} ne conviennent pas à la nouvelle heure.',
      offerNotFound: 'Cette proposition n’existe pas.',
      offerOver: 'Cette proposition n’est plus valable : elle a reçu une réponse, ou son délai est passé.',
      invitationNotFound: 'Cette invitation n’existe pas, ou vous n’êtes plus parmi les invités.',
      invitationOver: 'Cette réunion est passée ou annulée. Vous n’avez plus besoin de répondre.',
      changedMeanwhile:
        'Quelqu’un a modifié cette réservation entre-temps. Consultez-la à nouveau avant de la modifier.',
      alreadyOver: 'Cette réservation est passée et ne peut plus être modifiée.',
      notRunning: 'Seule une réservation en cours peut être terminée.',
      notColleague: 'La réservation ne peut être transmise qu’à une personne active de la même entreprise.',
      alreadyStarted: 'Cette réservation a déjà commencé et ne peut plus être modifiée.',
    },
  },
} satisfies ErrorTexts;

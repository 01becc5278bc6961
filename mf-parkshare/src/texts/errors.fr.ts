import type { ErrorTexts } from './errors.en';

export const errorTexts = {
  errors: {
    parking: {
      sameVehicle: 'La même plaque figure deux fois.',
      permitPersonNotFound: 'Aucun compte n’existe avec l’adresse {{name}}.',
      permitExists: '{{name}} a déjà une autorisation pour une partie de ces jours.',
      permitNotFound: 'Cette autorisation n’existe plus.',
      ownSpot:
        'Vous avez la place {{name}} le {{day, longDay}}. Libérez-la d’abord si vous voulez vous garer ailleurs.',
      permitNeeded:
        'Les places accessibles nécessitent une autorisation. Les gestionnaires du parc peuvent l’accorder.',
      electricNeeded:
        'Les places électriques sont réservées aux véhicules électriques jusqu’au {{freeFrom, dayAndTime}}. Ajoutez votre véhicule ou choisissez une autre place.',
      alreadyReleased: 'Certaines de ces demi-journées sont déjà libérées, par exemple le {{day, longDay}}.',
      nothingToRelease: 'Il n’y a rien à libérer : ces demi-journées sont réservées ou passées.',
      releaseTooFar:
        'Une place peut être libérée jusqu’à {{limit, number}} jours à l’avance, soit jusqu’au {{lastDay, longDay}}.',
      notYourRelease: 'Cette demi-journée n’a pas été libérée par vous ni par votre entreprise.',
      releaseBooked:
        'Quelqu’un a réservé cette demi-journée. Les responsables de votre entreprise peuvent la reprendre en donnant un motif.',
      assignedTwice: 'Une demi-journée de cette place est attribuée à deux personnes. Choisissez l’une d’elles.',
      recallTooLate: 'Une demi-journée réservée peut être reprise jusqu’au {{until, dayAndTime}}. Ce délai est passé.',
      recalledTwice:
        'Réservations de cette personne reprises ce mois-ci : {{used, number}} sur {{limit, number}}. Vous pourrez en reprendre une dès le {{freeFrom, longDay}}.',
      poolEmpty:
        'Crédits de l’entreprise nécessaires : {{requested, number}} ; il en reste {{left, number}}. Les gestionnaires du parc peuvent en accorder.',
      tooManyGuests:
        'Votre entreprise a {{used, number}} visiteurs sur {{limit, number}} pour cette demi-journée. Choisissez-en une autre ou annulez la réservation d’un visiteur.',
      leaseTooLong: 'Une location dure au plus {{limit, number}} mois, ici jusqu’au {{lastDay, longDay}}.',
      leaseOverlaps:
        'La place est déjà louée du {{firstDay, longDay}} au {{lastDay, longDay}}. Choisissez d’autres jours.',
      leaseNotFound: 'Cette location n’existe pas.',
      leaseDecided: 'Cette location a déjà été acceptée ou refusée, ou elle est terminée.',
      spotClosed: 'La place {{name}} est fermée jusqu’au {{lastDay, day}} : {{reasonFr}}.',
      closureInThePast: 'Une fermeture commence aujourd’hui au plus tôt.',
      closureTooLong:
        'Une fermeture dure au plus {{limit, number}} jours. Retirez les places supprimées définitivement.',
      closureChanged: 'Les réservations ont changé depuis l’aperçu. Vérifiez-le à nouveau.',
      closureNotFound: 'Cette fermeture n’existe pas.',
      changedMeanwhile: 'Quelqu’un d’autre a enregistré entre-temps. Comparez, puis enregistrez à nouveau.',
      dayListNotAllowed: 'La liste du jour est réservée aux Services généraux et aux gestionnaires du parc.',
      lotNameTaken: 'Un parking s’appelle déjà {{name}}.',
      spotNumberTaken: 'Ce parking a déjà une place {{name}}.',
      spotInUse:
        'La place {{name}} est réservée jusqu’au {{lastDay, day}} ; total des demi-journées : {{used, number}}. Fermez-la d’abord pour ces jours ; les réservations sont alors déplacées ou remboursées.',
      spotLeased: 'La place {{name}} est louée jusqu’au {{lastDay, longDay}}. Terminez d’abord la location.',
      taken:
        'Quelqu’un a été plus rapide : cette place vient d’être réservée pour le {{day, longDay}}. Choisissez une autre place.',
      alreadyBooked: 'Vous avez déjà une place pour ce moment, le {{day, longDay}}.',
      noCredits:
        'Le prix en crédits est de {{requested, number}} et vous en avez {{left, number}}. Les responsables de votre entreprise peuvent vous en attribuer.',
      notReleased: 'La place {{name}} n’est pas libre pour d’autres le {{day, longDay}}.',
      spotNotFound: 'Cette place n’existe pas.',
      lotNotFound: 'Ce parking n’existe pas.',
      bookingNotFound: 'Cette réservation n’existe pas.',
      firstDayInPast: 'Le premier jour est passé. Choisissez le {{firstDay, day}} ou un jour suivant.',
      inThePast: 'Ce moment est déjà passé. Vous pouvez réserver du {{firstDay, longDay}} au {{lastDay, longDay}}.',
      tooFarAhead:
        'Le {{day, longDay}} est trop éloigné. Vous pouvez réserver jusqu’à {{limit, number}} jours à l’avance, soit jusqu’au {{lastDay, longDay}}.',
      alreadyWaiting: 'Vous êtes déjà sur une liste d’attente pour ce moment, le {{day, longDay}}.',
      waitlistLimit:
        '{{used, number}} places sur {{limit, number}} en liste d’attente utilisées. Quittez-en une pour en rejoindre une autre.',
      entryNotFound: 'Cette inscription sur une liste d’attente n’existe pas.',
      alreadyAssigned: 'Vous avez déjà une place le {{day, longDay}}. Annulez d’abord cette réservation.',
      offerEnded: 'Le délai de réponse est écoulé. La place a été proposée à la personne suivante.',
      personNotFound: 'Cette personne ne fait pas partie de l’entreprise.',
      personCannotBook: '{{name}} n’a pas le droit de réserver des places : des crédits ne lui serviraient à rien.',
      personCap:
        'Cette personne a {{used, number}} crédits sur {{limit, number}} au plus ; {{requested, number}} de plus, c’est trop. Le parc peut relever la limite.',
      monthlyAboveCap:
        'Une personne peut avoir au plus {{limit, number}} crédits : {{requested, number}} par mois, c’est trop. Le parc peut relever la limite.',
      companyNotFound: 'Cette entreprise n’existe pas.',
      poolTooSmall: 'Crédits restants de l’entreprise : {{left, number}}. Elle en reçoit de nouveaux le 1er du mois.',
      shortHorizon:
        'Vous pouvez réserver jusqu’au {{lastDay, longDay}} seulement, car vous n’avez pas utilisé {{count, number}} demi-journées réservées. Cela prend fin le {{until, longDay}}.',
      nothingToCheckIn:
        'Vous n’avez pas de place au parking {{name}} en ce moment. La confirmation est possible dès une heure avant.',
      alreadyEnded: 'Cette réservation du {{day, day}} est déjà passée.',
    },
  },
} satisfies ErrorTexts;

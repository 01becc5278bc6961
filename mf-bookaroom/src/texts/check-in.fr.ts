import type { CheckInTexts } from './check-in.en';

export const checkInTexts = {
  checkIn: {
    title: 'S’annoncer',
    panel: 'Arrivées',
    place: '{{time}} · {{place}}',
    button: 'S’annoncer',
    buttonNamed: 'S’annoncer\u00a0: {{title}}, {{room}}',
    takeBack: 'Reprendre la salle',
    takeBackNamed: 'Reprendre\u00a0: {{title}}, {{room}}',
    running: 'Annonce en cours',
    early: 'Possible à partir de {{time}}',
    open: 'Annoncez-vous jusqu’à {{time}}, sinon d’autres peuvent réserver la salle',
    openWithoutDeadline: 'Vous pouvez vous annoncer',
    arrived: 'Arrivée annoncée',
    missed: 'Personne ne s’est annoncé\u202f; d’autres peuvent réserver la salle',
    done: 'Votre arrivée est annoncée\u00a0: {{room}} jusqu’à {{time}}.',
    question: {
      text: 'Avez-vous encore besoin de {{room}} pour «\u00a0{{title}}\u00a0»\u202f? Personne ne s’est annoncé deux fois de suite. Sans réponse d’ici au {{until}}, les dates à venir seront annulées.',
      yes: 'Oui, la garder',
      no: 'Non, annuler le reste',
      confirm: {
        title: 'Annuler les dates à venir de «\u00a0{{title}}\u00a0»\u202f?',
        text: 'Toutes les dates à venir dans {{room}} seront annulées, et d’autres pourront réserver la salle à ces heures.',
        keep: 'Garder la série',
        cancel: 'Annuler les dates',
        cancelling: 'Annulation en cours',
      },
      keeping: 'Enregistrement en cours',
      kept: 'La série reste telle quelle.',
      cancelled: 'Les dates à venir sont annulées.',
    },
    door: {
      none: {
        title: 'Vous n’avez pas de réservation ici en ce moment',
        reason: 'Vous pouvez vous annoncer ici dès dix minutes avant votre réservation.',
      },
      taken: {
        title: 'Quelqu’un d’autre occupe la salle en ce moment',
        reason: 'Si vous pensez que c’est une erreur, consultez le calendrier de la salle.',
      },
      book: 'Voir le calendrier de la salle',
      missing: { title: 'Aucune salle n’est indiquée', reason: 'Scannez de nouveau le code à la porte.' },
    },
  },
} satisfies CheckInTexts;

import type { DisplayTexts } from './display.en';

export const displayTexts = {
  display: {
    title: 'Écran de porte',
    free: 'Libre',
    taken: 'Réservée',
    closed: 'Fermée',
    unknown: 'État inconnu',
    notConnected: 'Cet écran est hors ligne. L’état de la salle réapparaîtra dès que la connexion sera rétablie.',
    freeUntil: 'jusqu’à {{time}}',
    takenUntil: '{{company}}, jusqu’à {{time}}',
    closedUntil: 'jusqu’à {{time}}',
    outsideHours: 'Hors des heures d’ouverture',
    next: 'Ensuite\u00a0: {{time}}, {{company}}',
    nothingNext: 'Plus rien aujourd’hui',
    book: 'Réserver maintenant',
    bookMinutes: '{{count}} min',
    bookNamed: 'Réserver pour {{count}} minutes',
    checkIn: 'S’annoncer',
    checkInUntil: 'Annoncez-vous jusqu’à {{time}}, sinon d’autres peuvent réserver la salle',
    missed: 'Personne ne s’est annoncé. La salle peut être reprise.',
    takeBack: 'Reprendre la salle',
    checkedIn: 'Arrivée annoncée',
    pairing: 'Association de l’écran',
    notPaired: {
      title: 'Cet écran n’est pas associé',
      reason: 'Ouvrez sur cet appareil l’adresse que le personnel du parc a créée pour cette salle.',
    },
  },
} satisfies DisplayTexts;

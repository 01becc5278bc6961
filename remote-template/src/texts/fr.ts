import type { ExampleTexts } from './en';

export const texts = {
  nextEvents: {
    title: 'Domaine d’exemple',
    lead: 'Ce qui vous attend dans le parc.',
    none: {
      title: 'Rien n’est prévu',
      reason: 'Les événements apparaissent ici dès leur publication.',
      action: 'Tous les événements',
    },
    online: 'En ligne',
    cancelled: 'Annulé',
  },
} satisfies ExampleTexts;

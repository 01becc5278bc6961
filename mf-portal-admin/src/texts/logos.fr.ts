import type { logoTexts as English } from './logos.en';

export const logoTexts = {
  title: 'Logos des entreprises',
  lead: 'PNG, JPEG ou WebP, au plus 2 Mo. Présentés sur fond clair et sur fond sombre.',
  search: 'Rechercher une entreprise',
  which: 'Quelles entreprises',
  all: 'Toutes',
  missing: 'Sans logo',
  none: 'Il n’y a pas encore d’entreprise',
  noneFound: 'Aucune entreprise trouvée',
  showAll: 'Afficher toutes les entreprises',
  found_one: '{{count}} entreprise',
  found_other: '{{count}} entreprises',
  add: 'Ajouter le logo',
  addNamed: 'Ajouter le logo de {{name}}',
  replace: 'Remplacer',
  replaceNamed: 'Remplacer le logo de {{name}}',
  remove: 'Retirer',
  removeNamed: 'Retirer le logo de {{name}}',
  saved: 'Le logo de {{name}} a été enregistré.',
  removed: 'Le logo de {{name}} a été retiré.',
  notRemoved: 'Le logo de {{name}} n’a pas été retiré.',
} satisfies typeof English;

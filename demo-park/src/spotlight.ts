import { addDays } from '@park/domain';
import { english, french } from './typography';

const spotlights = [
  {
    key: 'open-call',
    from: -6,
    until: 45,
    link: '/events',
    image: 0,
    en: {
      title: 'Innovation vouchers: apply by the end of next month',
      text: 'Up to CHF 15,000 for two companies of the park that start a project together. The application is two pages long.',
    },
    fr: {
      title: "Bons d'innovation : candidatures jusqu'à la fin du mois prochain",
      text: "Jusqu'à 15 000 francs pour deux entreprises du parc qui lancent un projet commun. Le dossier tient en deux pages.",
    },
  },
  {
    key: 'parkshare',
    from: -60,
    until: -7,
    link: '/parkshare',
    image: 1,
    en: {
      title: 'At home on Friday? Share your parking spot',
      text: 'Every half day that somebody uses earns you a credit.',
    },
    fr: {
      title: 'Vendredi à la maison ? Partagez votre place',
      text: "Chaque demi-journée utilisée par quelqu'un vous rapporte un crédit.",
    },
  },
  {
    key: 'newcomers',
    from: 46,
    until: 90,
    link: '/events',
    image: 2,
    en: {
      title: 'New in the park? Breakfast is on us',
      text: "On the first Tuesday of the month, with the park's team.",
    },
    fr: {
      title: 'Nouveau au parc ? Nous vous offrons le petit-déjeuner',
      text: "Le premier mardi du mois, avec l'équipe du parc.",
    },
  },
];

export const spotlightList = (referenceDate: string, covers: readonly string[]): unknown[] =>
  spotlights.map((one) => ({
    key: one.key,
    from: addDays(referenceDate, one.from),
    until: addDays(referenceDate, one.until),
    published: true,
    link: one.link,
    image: covers[one.image] ?? null,
    texts: {
      en: { title: english(one.en.title), text: english(one.en.text) },
      fr: { title: french(one.fr.title), text: french(one.fr.text) },
    },
  }));

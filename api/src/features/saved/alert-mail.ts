/** The mail of saved searches in the recipient's language. */
import type { Language } from '@park/contract/texts';
import type { MailContent } from '../../core/mail/mail-layout';
import { companyPath, jobPath } from '../../core/web-addresses/pages';
import type { Match, SavedSearchRow } from './search-matches';

interface AlertTexts {
  subject: (count: number) => string;
  intro: string;
  heading: (name: string) => string;
  all: string;
  open: string;
  why: string;
  unsubscribe: string;
  preferences: string;
}

export const alertTexts: Record<Language, AlertTexts> = {
  en: {
    subject: (count) =>
      count === 1 ? 'New match for your saved searches' : `${count} new matches for your saved searches`,
    intro: 'This is new and matches your saved searches.',
    heading: (name) => `${name}:`,
    all: 'All results',
    open: 'Open your saved searches',
    why: 'You get this mail because you saved a search and asked for mails.',
    unsubscribe: 'Stop the mails of all saved searches',
    preferences: 'Change or delete a saved search',
  },
  fr: {
    subject: (count) =>
      count === 1
        ? 'Un nouveau résultat pour vos recherches enregistrées'
        : `${count} nouveaux résultats pour vos recherches enregistrées`,
    intro: 'Voici ce qui est nouveau et correspond à vos recherches enregistrées.',
    heading: (name) => `${name}\u00a0:`,
    all: 'Tous les résultats',
    open: 'Ouvrir vos recherches enregistrées',
    why: 'Vous recevez cet e-mail parce que vous avez enregistré une recherche et demandé des e-mails.',
    unsubscribe: 'Ne plus recevoir les e-mails des recherches enregistrées',
    preferences: 'Modifier ou supprimer une recherche enregistrée',
  },
};

export interface AlertSection {
  search: SavedSearchRow;
  path: string;
  items: readonly Match[];
}

interface Alert {
  language: Language;
  greeting: string;
  sections: readonly AlertSection[];
  parkOrigin: string;
  unsubscribeCode: string;
}

const itemPaths = { company: companyPath, job: jobPath };

/** The content without the layout. `unsubscribeCode` stops these mails without signing in. */
export function alertContent({ language, greeting, sections, parkOrigin, unsubscribeCode }: Alert): MailContent {
  const texts = alertTexts[language];
  const paragraphs = sections.flatMap(({ search, path, items }) => [
    texts.heading(search.name),
    ...items.map(({ id, titles, company }) => {
      const title = titles[language] ?? titles.en ?? titles.fr ?? '';
      return `${[title, company].filter(Boolean).join(', ')}\n${parkOrigin}${itemPaths[search.kind](id)}`;
    }),
    `${texts.all}\n${parkOrigin}${path}`,
  ]);
  return {
    language,
    greeting,
    paragraphs: [texts.intro, ...paragraphs],
    button: { label: texts.open, address: `${parkOrigin}/saved` },
    footer: [
      { text: texts.why },
      { text: texts.unsubscribe, address: `${parkOrigin}/mail-action#code=${unsubscribeCode}` },
      { text: texts.preferences, address: `${parkOrigin}/saved` },
    ],
  };
}

/** The weekly mail in the recipient's language. */
import type { Language } from '@park/contract/texts';
import type { ParkFormat } from '../../core/languages/park-format';
import type { MailContent } from '../../core/mail/mail-layout';
import { digestKinds, type DigestItem } from './digest-items';

interface DigestTexts {
  subject: (park: string) => string;
  intro: string;
  headings: Record<DigestItem['kind'], string>;
  open: string;
  why: string;
  unsubscribe: string;
  preferences: string;
}

export const digestTexts: Record<Language, DigestTexts> = {
  en: {
    subject: (park) => `New this week: ${park}`,
    intro: 'This is new in the park since the last mail.',
    headings: { news: 'News', event: 'Events', job: 'Jobs' },
    open: 'Open the portal',
    why: 'You get this mail because you subscribed to it.',
    unsubscribe: 'Stop these mails',
    preferences: 'Choose which mails you get',
  },
  fr: {
    subject: (park) => `Nouveautés de la semaine\u00a0: ${park}`,
    intro: 'Voici les nouveautés du parc depuis le dernier e-mail.',
    headings: { news: 'Actualités', event: 'Événements', job: 'Emplois' },
    open: 'Ouvrir le portail',
    why: 'Vous recevez cet e-mail parce que vous y êtes abonné.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    preferences: 'Choisir les e-mails que vous recevez',
  },
};

interface Digest {
  language: Language;
  greeting: string;
  items: readonly DigestItem[];
  parkOrigin: string;
  format: ParkFormat;
  unsubscribeCode: string;
}

/** The content without the layout. `unsubscribeCode` stops these mails without signing in. */
export function digestContent({ language, greeting, items, parkOrigin, format, unsubscribeCode }: Digest): MailContent {
  const texts = digestTexts[language];
  const lineOf = ({ titles, startsAt, company, path }: DigestItem): string => {
    const title = titles[language] ?? titles.en ?? titles.fr ?? '';
    const fact = startsAt ? format.moment(startsAt) : company;
    return `${[title, fact].filter(Boolean).join(', ')}\n${parkOrigin}${path}`;
  };
  const sections = digestKinds.flatMap((kind) => {
    const lines = items.filter((item) => item.kind === kind).map(lineOf);
    return lines.length === 0 ? [] : [`${texts.headings[kind]}:`, ...lines];
  });
  return {
    language,
    greeting,
    paragraphs: [texts.intro, ...sections],
    button: { label: texts.open, address: parkOrigin },
    footer: [
      { text: texts.why },
      { text: texts.unsubscribe, address: `${parkOrigin}/mail-action#code=${unsubscribeCode}` },
      { text: texts.preferences, address: `${parkOrigin}/portal/email-preferences` },
    ],
  };
}

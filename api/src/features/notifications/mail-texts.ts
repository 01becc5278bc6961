import type { Language } from '../../http/language';

interface MailTexts {
  open: string;
  why: (label: string) => string;
  unsubscribe: string;
  preferences: string;
}

export const mailTexts: Record<Language, MailTexts> = {
  en: {
    open: 'Open in the portal',
    why: (label) => `This message is of the kind “${label}”.`,
    unsubscribe: 'Stop mails of this kind',
    preferences: 'Choose which mails you get',
  },
  fr: {
    open: 'Ouvrir dans le portail',
    why: (label) => `Ce message est du type «\u00a0${label}\u00a0».`,
    unsubscribe: 'Ne plus recevoir ces e-mails',
    preferences: 'Choisir les e-mails que vous recevez',
  },
};

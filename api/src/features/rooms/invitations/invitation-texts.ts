import type { Language } from '@park/contract/texts';

interface InvitationTexts {
  greeting: string;
  answer: string;
  subject: Record<'REQUEST' | 'CANCEL', (values: { title: string; when: string }) => string>;
  REQUEST: (values: { organizer: string; title: string; place: string }) => string;
  CANCEL: (values: { organizer: string; title: string; place: string }) => string;
}

export const invitationTexts: Record<Language, InvitationTexts> = {
  en: {
    greeting: 'Hello,',
    answer: 'Answer the invitation',
    subject: {
      REQUEST: ({ title, when }) => `Invitation: ${title}, ${when}`,
      CANCEL: ({ title, when }) => `Cancelled: ${title}, ${when}`,
    },
    REQUEST: ({ organizer, title, place }) => `${organizer} invites you to “${title}” in ${place}.`,
    CANCEL: ({ organizer, title, place }) => `${organizer} has cancelled “${title}” in ${place}.`,
  },
  fr: {
    greeting: 'Bonjour,',
    answer: 'Répondre à l’invitation',
    subject: {
      REQUEST: ({ title, when }) => `Invitation\u00a0: ${title}, ${when}`,
      CANCEL: ({ title, when }) => `Annulé\u00a0: ${title}, ${when}`,
    },
    REQUEST: ({ organizer, title, place }) => `${organizer} vous invite à «\u00a0${title}\u00a0», ${place}.`,
    CANCEL: ({ organizer, title, place }) => `${organizer} a annulé «\u00a0${title}\u00a0», ${place}.`,
  },
};

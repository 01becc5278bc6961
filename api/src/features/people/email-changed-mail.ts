/** The mail to the earlier address of a person: somebody who loses an account to another address notices. */
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { greet, renderMailText } from '../../core/mail/mail-layout';
import { enqueueMail } from '../../core/mail/mail-outbox';

const texts: Record<Language, { subject: string; paragraphs: string[] }> = {
  en: {
    subject: 'Your e-mail address on the portal was changed',
    paragraphs: [
      'An administrator changed the e-mail address of your account on the park’s portal. You can no longer sign in with this one, and were signed out everywhere.',
      'If you did not ask for it, tell the park or your company’s administrator.',
    ],
  },
  fr: {
    subject: 'Votre adresse e-mail sur le portail a été modifiée',
    paragraphs: [
      'L’adresse e-mail de votre compte sur le portail du parc a été modifiée par un administrateur. Vous ne pouvez plus vous connecter avec celle-ci et vous avez été déconnecté partout.',
      'Si vous ne l’avez pas demandé, avertissez le parc ou l’administrateur de votre entreprise.',
    ],
  },
};

interface Changed {
  id: string;
  version: number;
  email: string;
  firstName: string;
  language: Language;
}

/** Orders the mail in the transaction of the change; `before` is the person with the earlier address. */
export async function tellEarlierAddress(tx: Database, before: Changed, now: Date): Promise<void> {
  const { subject, paragraphs } = texts[before.language];
  const { language, email } = before;
  const text = renderMailText({ language, greeting: greet(language, before.firstName), paragraphs });
  await enqueueMail(tx, {
    key: `email changed ${before.id} ${before.version}`,
    mail: { to: email, kind: 'emailChanged', language, subject, text },
    now,
  });
}

/** Mails of the auth calls, in the recipient's language. */
import type { Language } from '@park/contract/texts';
import { greet, renderMailHtml, renderMailText } from '../../core/mail/mail-layout';
import type { Mail } from '../../core/mail/mail-sender';

interface Recipient {
  email: string;
  firstName: string;
  language: Language;
}

interface MailTexts {
  subject: string;
  /** Paragraphs in front of the link. */
  before: string[];
  link: string;
  after: (minutes: number) => string[];
}

/** What the link of a mail is made of, and how long it works. */
interface MailLink {
  secret: string;
  minutes: number;
  /** Of the portal. */
  origin: string;
}

const passwordReset: Record<Language, MailTexts> = {
  en: {
    subject: 'Set a new password',
    before: ['Somebody, probably you, asked to set a new password for your account on the park’s portal.'],
    link: 'Set a new password',
    after: (minutes) => [
      `The link works once, within ${minutes} minutes.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  },
  fr: {
    subject: 'Définir un nouveau mot de passe',
    before: [
      'Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour votre compte sur le portail du parc.',
    ],
    link: 'Définir un nouveau mot de passe',
    after: (minutes) => [
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
      'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.',
    ],
  },
};

const loginLink: Record<Language, MailTexts> = {
  en: {
    subject: 'Your sign-in link',
    before: ['Here is the link you asked for to sign in to the park’s portal.'],
    link: 'Sign in',
    after: (minutes) => [
      `The link works once, within ${minutes} minutes.`,
      'If you did not ask for it, you can ignore this message.',
    ],
  },
  fr: {
    subject: 'Votre lien de connexion',
    before: ['Voici le lien que vous avez demandé pour vous connecter au portail du parc.'],
    link: 'Se connecter',
    after: (minutes) => [
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
};

/** The link opens the form for a new password (AMB-23). */
export const passwordResetMail = (to: Recipient, { secret, minutes, origin }: MailLink): Mail =>
  compose('passwordReset', to, passwordReset[to.language], { address: `${origin}/login?token=${secret}`, minutes });

/** The link must not be the login page, where tokens are for passwords (SHELL-06). */
export const loginLinkMail = (to: Recipient, { secret, minutes, origin }: MailLink): Mail =>
  compose('loginLink', to, loginLink[to.language], { address: `${origin}/?token=${secret}`, minutes });

function compose(
  kind: string,
  { email, firstName, language }: Recipient,
  { subject, before, link, after }: MailTexts,
  { address, minutes }: { address: string; minutes: number },
): Mail {
  const content = {
    language,
    greeting: greet(language, firstName),
    paragraphs: before,
    button: { label: link, address },
    after: after(minutes),
  };
  return { to: email, kind, language, subject, text: renderMailText(content), html: renderMailHtml(content) };
}

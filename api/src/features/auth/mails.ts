/** Mails of the auth calls, in the recipient's language. */
import { tokenLifetimesMs } from '@park/domain';
import type { Language } from '@park/contract/texts';
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
  after: string[];
}

const minutes = (kind: 'passwordReset' | 'loginLink') => tokenLifetimesMs[kind] / 60_000;

const passwordReset: Record<Language, MailTexts> = {
  en: {
    subject: 'Set a new password',
    before: ['Somebody, probably you, asked to set a new password for your account on the park’s portal.'],
    link: 'Set a new password',
    after: [
      `The link works once, within ${minutes('passwordReset')} minutes.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  },
  fr: {
    subject: 'Définir un nouveau mot de passe',
    before: [
      'Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour votre compte sur le portail du parc.',
    ],
    link: 'Définir un nouveau mot de passe',
    after: [
      `Le lien fonctionne une seule fois, pendant ${minutes('passwordReset')} minutes.`,
      'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    ],
  },
};

const loginLink: Record<Language, MailTexts> = {
  en: {
    subject: 'Your sign-in link',
    before: ['Here is the link you asked for to sign in to the park’s portal.'],
    link: 'Sign in',
    after: [
      `The link works once, within ${minutes('loginLink')} minutes.`,
      'If you did not ask for it, you can ignore this message.',
    ],
  },
  fr: {
    subject: 'Votre lien de connexion',
    before: ['Voici le lien que vous avez demandé pour vous connecter au portail du parc.'],
    link: 'Se connecter',
    after: [
      `Le lien fonctionne une seule fois, pendant ${minutes('loginLink')} minutes.`,
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
};

const greeting: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

/** The link opens the form for a new password (AMB-23). */
export const passwordResetMail = (to: Recipient, secret: string, origin: string): Mail =>
  compose('passwordReset', to, passwordReset[to.language], `${origin}/login?token=${secret}`);

/** The link must not be the login page, where tokens are for passwords (SHELL-06). */
export const loginLinkMail = (to: Recipient, secret: string, origin: string): Mail =>
  compose('loginLink', to, loginLink[to.language], `${origin}/?token=${secret}`);

function compose(
  kind: string,
  { email, firstName, language }: Recipient,
  { subject, before, link, after }: MailTexts,
  address: string,
): Mail {
  const opening = [greeting[language](firstName), ...before];
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return {
    to: email,
    kind,
    language,
    subject,
    text: [...opening, address, ...after].join('\n\n'),
    html: `<!doctype html>\n<html lang="${language}">\n<body>\n${paragraphs(opening)}\n<p><a href="${escapeHtml(address)}">${escapeHtml(link)}</a></p>\n${paragraphs(after)}\n</body>\n</html>\n`,
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The mail of an invitation, in the language that the inviter chose. */
import { dayMs, tokenLifetimesMs } from '@park/domain';
import type { Language } from '@park/contract/texts';
import { greet, renderMailHtml, renderMailText } from '../../core/mail/mail-layout';
import type { Mail } from '../../core/mail/mail-sender';

interface Invited {
  email: string;
  firstName: string;
  language: Language;
  companyName: string;
  inviterName: string | null;
}

const hours = (tokenLifetimesMs.invitation / dayMs) * 24;

const texts: Record<
  Language,
  (invited: Invited) => { subject: string; before: string[]; link: string; after: string[] }
> = {
  en: ({ companyName, inviterName }) => ({
    subject: `Join ${companyName} on the park’s portal`,
    before: [`${inviterName ?? companyName} invites you to the account of ${companyName} on the park’s portal.`],
    link: 'Accept the invitation',
    after: [
      `The link works once, within ${hours} hours. You choose your password there.`,
      'If you did not expect this mail, you can ignore it.',
    ],
  }),
  fr: ({ companyName, inviterName }) => ({
    subject: `Rejoignez ${companyName} sur le portail du parc`,
    before: [`${inviterName ?? companyName} vous invite à rejoindre ${companyName} sur le portail du parc.`],
    link: 'Accepter l’invitation',
    after: [
      `Le lien fonctionne une seule fois, pendant ${hours} heures. Vous y choisirez votre mot de passe.`,
      'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
    ],
  }),
};

/** The secret is in the fragment, which browsers never send to a server. */
export function invitationMail(invited: Invited, secret: string, origin: string): Mail {
  const { language } = invited;
  const { subject, before, link, after } = texts[language](invited);
  const content = {
    language,
    greeting: greet(language, invited.firstName),
    paragraphs: before,
    button: { label: link, address: `${origin}/invitation#${secret}` },
    after,
  };
  return {
    to: invited.email,
    kind: 'invitation',
    language,
    subject,
    text: renderMailText(content),
    html: renderMailHtml(content),
  };
}

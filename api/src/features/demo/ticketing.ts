/** A ticketing system as small as possible: it redeems the token as another system's server would, with its key. */
import type { CallResponse } from '@park/contract';
import type { Language } from '@park/contract/texts';
import type { AppServer } from '../../http/serve';
import { escapeHtml } from '../../core/mail/escape-html';
import { renderPage } from './page';

type Redeemed = CallResponse<'POST /api/auth/handoff/redeem'>;

const texts = {
  en: {
    title: 'Ticketing',
    refused:
      'You are not signed in here: the link was used already, is older than a minute, or you signed out of the portal.',
    again: 'Open ticketing from the portal again.',
    lead: 'In the demo, this page is the park’s ticketing system. It received a token, redeemed it with its own key, and knows who you are.',
    person: 'Signed in as',
    email: 'E-mail',
    company: 'Company',
    about: 'About',
    nothing: 'Nothing in particular',
    kinds: { room: 'room', spot: 'parking spot', roomBooking: 'room booking', parkingBooking: 'parking booking' },
    back: 'Back to the portal',
  },
  fr: {
    title: 'Demandes de service',
    refused:
      'Vous n’êtes pas connecté ici\u00a0: le lien a déjà servi, date de plus d’une minute, ou vous avez quitté le portail.',
    again: 'Ouvrez à nouveau les demandes de service depuis le portail.',
    lead: 'Dans la démonstration, cette page est le système de demandes du parc. Elle a reçu un jeton, l’a échangé avec sa propre clé et sait qui vous êtes.',
    person: 'Connecté en tant que',
    email: 'E-mail',
    company: 'Entreprise',
    about: 'Concerne',
    nothing: 'Rien de particulier',
    kinds: {
      room: 'salle',
      spot: 'place de parc',
      roomBooking: 'réservation de salle',
      parkingBooking: 'réservation de parking',
    },
    back: 'Retour au portail',
  },
} satisfies Record<Language, object>;

export async function renderTicketing(app: AppServer, token: string | undefined, language: Language): Promise<string> {
  const text = texts[language];
  const redeemed = token ? await redeem(app, token) : null;
  if (!redeemed) return renderPage(text.title, `<p>${text.refused}</p><p>${text.again}</p>`, language);
  const { user, company, subject, returnTo } = redeemed;
  const rows = [
    [text.person, `${user.firstName} ${user.lastName}`],
    [text.email, user.email],
    [text.company, company.name],
    [text.about, subject ? `${subject.label} (${text.kinds[subject.kind]})` : text.nothing],
  ];
  const facts = rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const back = returnTo ? `<p><a href="${escapeHtml(returnTo)}">${text.back}</a></p>` : '';
  return renderPage(text.title, `<p>${text.lead}</p><dl>${facts}</dl>${back}`, language);
}

async function redeem(app: AppServer, token: string): Promise<Redeemed | null> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/handoff/redeem',
    headers: { authorization: `Bearer ${app.context.configuration.handoffKey ?? ''}` },
    payload: { token, audience: 'ticketing' },
  });
  return answer.statusCode === 200 ? answer.json<Redeemed>() : null;
}

import type { DevelopmentTexts } from './texts.en';

export const french: DevelopmentTexts = {
  title: 'Développement',
  button: 'Développement',
  buttonWithFaults: (count) => `Développement · ${count} ${count === 1 ? 'panne' : 'pannes'}`,
  person: 'Personne',
  now: (email) => (email === null ? 'Actuellement : un visiteur' : `Actuellement\u00a0: ${email}`),
  visitor: 'Visiteur',
  signIn: 'Devenir cette personne',
  signingIn: 'Connexion',
  signOut: 'Devenir visiteur',
  faults: 'Ce qui ne marche pas',
  noFault: 'Rien',
  sessionExpired: 'La session a expiré',
  sessionExpiredHelp: 'L’api répond comme si elle était terminée, sauf quand vous vous connectez.',
  apply: 'Charger la page avec ces pannes',
  reset: 'Sans pannes',
  remoteFaults: {
    slow: 'Lent, 3 s par fichier',
    missing: 'Absent',
    throwing: 'Lève une erreur',
    old: 'Version précédente',
  },
};

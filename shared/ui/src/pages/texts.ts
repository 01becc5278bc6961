/** Texts of this entry's parts. They are not in `UiTexts`, so that pages without these parts do not load them. */
import { useUiLanguage } from '@park/ui';

const names = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  fr: new Intl.DisplayNames('fr', { type: 'language' }),
};

const english = {
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
  thatIsAll: 'That is all.',
  search: 'Search',
  moreFailed: 'The next part of the list did not load.',
  export: {
    label: 'Export CSV',
    isRunning: 'Exporting',
    failed: 'The file could not be saved. Please try again.',
  },
  file: { choose: 'Choose a file', drop: 'or drop it here' },
  dialogFailed: { title: 'This did not load', reason: 'Check your connection and try again.' },
  otherLanguage: (language: string) => `This text is available in ${names.en.of(language)} only.`,
  notAllowed: {
    title: 'This is not open to you',
    reason: 'Sign in with another account, or ask your company’s administrator for access.',
    action: 'Sign in',
  },
  notSignedIn: {
    title: 'Sign in to see this',
    reason: 'You come back to this page afterwards.',
    action: 'Sign in',
  },
  offline: {
    title: 'No connection',
    reason: 'Your device is offline. This loads by itself as soon as the connection is back.',
  },
};

export type PagesTexts = typeof english;

const french: PagesTexts = {
  shownOf: (shown, total) => `${shown} sur ${total}`,
  thatIsAll: 'C’est tout.',
  search: 'Rechercher',
  moreFailed: 'La suite de la liste n’a pas pu être chargée.',
  export: {
    label: 'Exporter en CSV',
    isRunning: 'Exportation',
    failed: 'Le fichier n’a pas pu être enregistré. Veuillez réessayer.',
  },
  file: { choose: 'Choisir un fichier', drop: 'ou déposez-le ici' },
  dialogFailed: { title: 'Le chargement a échoué', reason: 'Vérifiez votre connexion et réessayez.' },
  otherLanguage: (language) => `Ce texte n’est disponible qu’en ${names.fr.of(language)}.`,
  notAllowed: {
    title: 'Cette page ne vous est pas ouverte',
    reason: 'Connectez-vous avec un autre compte ou demandez l’accès à l’administrateur de votre entreprise.',
    action: 'Se connecter',
  },
  notSignedIn: {
    title: 'Connectez-vous pour voir ce contenu',
    reason: 'Vous reviendrez ensuite à cette page.',
    action: 'Se connecter',
  },
  offline: {
    title: 'Pas de connexion',
    reason: 'Votre appareil est hors ligne. Le chargement reprend de lui-même dès que la connexion revient.',
  },
};

/** Texts of this entry in the reader's language. */
export const usePagesTexts = (): PagesTexts => (useUiLanguage() === 'fr' ? french : english);

/** Texts of this entry's parts. They are not in `UiTexts`, so that pages without these parts do not load them. */
import { useUiLanguage } from '@park/ui';

const names = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  fr: new Intl.DisplayNames('fr', { type: 'language' }),
};

const english = {
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
  thatIsAll: 'That is all.',
  moreFailed: 'The next part of the list did not load.',
  otherLanguage: (language: string) => `This text is available in ${names.en.of(language)} only.`,
  notAllowed: {
    title: 'This is not open to you',
    reason: 'Sign in with another account, or ask your company’s administrator for access.',
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
  moreFailed: 'La suite de la liste n’a pas pu être chargée.',
  otherLanguage: (language) => `Ce texte n’est disponible qu’en ${names.fr.of(language)}.`,
  notAllowed: {
    title: 'Cette page ne vous est pas ouverte',
    reason: 'Connectez-vous avec un autre compte ou demandez l’accès à l’administrateur de votre entreprise.',
    action: 'Se connecter',
  },
  offline: {
    title: 'Pas de connexion',
    reason: 'Votre appareil est hors ligne. Le chargement reprend de lui-même dès que la connexion revient.',
  },
};

export const usePagesTexts = (): PagesTexts => (useUiLanguage() === 'fr' ? french : english);

/** Texts of an edit conflict. Pages without forms do not load them. */
import { useUiLanguage } from '@park/ui';

const english = {
  title: 'Somebody else saved changes in the meantime',
  text: 'Choose which text to keep for each field, then save again. Nothing is lost.',
  mine: (text: string) => `Yours: ${text}`,
  theirs: (text: string) => `Saved in the meantime: ${text}`,
  empty: 'empty',
  yes: 'yes',
  no: 'no',
};

export type EditConflictTexts = typeof english;

const french: EditConflictTexts = {
  title: 'Quelqu’un d’autre a enregistré des modifications entre-temps',
  text: 'Choisissez pour chaque champ le texte à garder, puis enregistrez à nouveau. Rien n’est perdu.',
  mine: (text) => `Votre saisie : ${text}`,
  theirs: (text) => `Enregistré entre-temps : ${text}`,
  empty: 'vide',
  yes: 'oui',
  no: 'non',
};

/** Texts of an edit conflict in the reader's language. */
export const useEditConflictTexts = (): EditConflictTexts => (useUiLanguage() === 'fr' ? french : english);

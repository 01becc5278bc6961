/** Texts of this entry's dialogs and conflicts. They are not in `UiTexts`, so that pages without forms do not load them. */
import { useUiLanguage } from '@park/ui';

const english = {
  discard: {
    title: 'Discard your changes?',
    text: 'What you entered here has not been saved.',
    discard: 'Discard changes',
    keep: 'Keep editing',
  },
  editConflict: {
    title: 'Somebody else saved changes in the meantime',
    text: 'Choose which text to keep for each field, then save again. Nothing is lost.',
    mine: (text: string) => `Yours: ${text}`,
    theirs: (text: string) => `Saved in the meantime: ${text}`,
    empty: 'empty',
    yes: 'yes',
    no: 'no',
  },
};

export type FormTexts = typeof english;

const french: FormTexts = {
  discard: {
    title: 'Abandonner vos modifications ?',
    text: 'Ce que vous avez saisi ici n’est pas enregistré.',
    discard: 'Abandonner les modifications',
    keep: 'Continuer la saisie',
  },
  editConflict: {
    title: 'Quelqu’un d’autre a enregistré des modifications entre-temps',
    text: 'Choisissez pour chaque champ le texte à garder, puis enregistrez à nouveau. Rien n’est perdu.',
    mine: (text) => `Votre saisie : ${text}`,
    theirs: (text) => `Enregistré entre-temps : ${text}`,
    empty: 'vide',
    yes: 'oui',
    no: 'non',
  },
};

/** Texts of this entry in the reader's language. */
export const useFormTexts = (): FormTexts => (useUiLanguage() === 'fr' ? french : english);

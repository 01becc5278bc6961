/** Texts of this entry's dialogs. They are not in `UiTexts`, so that pages without forms do not load them. */
import { useUiLanguage } from '@park/ui';

const english = {
  discard: {
    title: 'Discard your changes?',
    text: 'What you entered here has not been saved.',
    discard: 'Discard changes',
    keep: 'Keep editing',
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
};

/** Texts of this entry in the reader's language. */
export const useFormTexts = (): FormTexts => (useUiLanguage() === 'fr' ? french : english);

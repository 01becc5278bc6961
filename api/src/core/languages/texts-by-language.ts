/** Chooses the language of user-written texts for a reader. */
import { languages, type Language } from '@park/contract/texts';

export type TextsByLanguage<T> = { readonly [L in Language]?: T | undefined };

export interface ReadTexts<T> {
  texts: T;
  language: Language;
  availableLanguages: Language[];
}

/** Returns the texts in the reader's language or else in the first available one; null if there are none. */
export function textsFor<T>(byLanguage: TextsByLanguage<T>, wanted: Language): ReadTexts<T> | null {
  const availableLanguages = languages.filter((language) => byLanguage[language] !== undefined);
  const language = availableLanguages.includes(wanted) ? wanted : availableLanguages[0];
  const texts = language && byLanguage[language];
  return language && texts ? { texts, language, availableLanguages } : null;
}

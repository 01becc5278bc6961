/** Texts that people wrote per language: which of them a reader gets. */
import { languages, type Language } from '@park/contract/texts';

export type TextsByLanguage<T> = { readonly [L in Language]?: T | undefined };

export interface ReadTexts<T> {
  texts: T;
  language: Language;
  availableLanguages: Language[];
}

/** The reader's language, or the first that there is; null when there is none at all. */
export function textsFor<T>(byLanguage: TextsByLanguage<T>, wanted: Language): ReadTexts<T> | null {
  const availableLanguages = languages.filter((language) => byLanguage[language] !== undefined);
  const language = availableLanguages.includes(wanted) ? wanted : availableLanguages[0];
  const texts = language && byLanguage[language];
  return language && texts ? { texts, language, availableLanguages } : null;
}

/** Languages of the portal, and texts that people wrote per language. */
import * as z from 'zod/mini';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const LanguageCode = z.enum(languages);

/** What an answer in the reader's language says about the languages there are. */
export const languageFacts = {
  language: LanguageCode,
  availableLanguages: z.array(LanguageCode),
};

/** Languages of the portal, and texts by language. */
import * as z from 'zod/mini';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const LanguageCode = z.enum(languages);

/** Language of a response, and the languages that are available. */
export const languageFacts = {
  language: LanguageCode,
  availableLanguages: z.array(LanguageCode),
};

/** Texts in all languages, and which of them are published. */
import type { EditedTexts } from '@park/contract/publishing';
import { languages, type Language } from '@park/contract/texts';
import { sanitiseHtml } from '../../core/rich-text/sanitise-html';

export type TextsOf<T> = { [L in Language]?: T };

interface StoredTexts {
  title: string;
  summary: string;
  content: string;
  imageAlt?: string | undefined;
}

/** Normalises plain text for search and comparison; the contract has already trimmed it. */
const plain = (text: string): string => text.normalize('NFC');

/** Sanitises the texts. */
export const cleanTexts = (texts: TextsOf<EditedTexts>): TextsOf<StoredTexts> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const given = texts[language];
      if (!given) return [];
      const { title, summary, content, imageAlt } = given;
      return [
        [
          language,
          {
            title: plain(title),
            summary: plain(summary),
            content: sanitiseHtml(content),
            ...(imageAlt && { imageAlt: plain(imageAlt) }),
          },
        ],
      ];
    }),
  );

/** The languages with a text, English first. */
export const languagesOf = (texts: TextsOf<unknown>): Language[] =>
  languages.filter((language) => texts[language] !== undefined);

/** Splits texts into published and unpublished ones. */
export function splitTexts<T>(
  texts: TextsOf<T>,
  published: readonly Language[],
): { texts: TextsOf<T>; unpublishedTexts: TextsOf<T> } {
  const pick = (wanted: (language: Language) => boolean): TextsOf<T> =>
    Object.fromEntries(
      languagesOf(texts)
        .filter(wanted)
        .map((language) => [language, texts[language]]),
    ) as TextsOf<T>;
  return {
    texts: pick((language) => published.includes(language)),
    unpublishedTexts: pick((language) => !published.includes(language)),
  };
}

/** Joins published and unpublished texts; published ones take precedence. */
export const joinTexts = <T>({
  texts,
  unpublishedTexts,
}: {
  texts: TextsOf<T>;
  unpublishedTexts: TextsOf<T>;
}): TextsOf<T> => ({ ...unpublishedTexts, ...texts });

/** Converts stored texts to the form that editors receive. */
export const editedTexts = (stored: TextsOf<StoredTexts>): TextsOf<EditedTexts> =>
  Object.fromEntries(
    languagesOf(stored).flatMap((language) => {
      const found = stored[language];
      return found
        ? [
            [
              language,
              { title: found.title, summary: found.summary, content: found.content, imageAlt: found.imageAlt ?? '' },
            ],
          ]
        : [];
    }),
  );

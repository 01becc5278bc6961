/** Texts in all languages, and which of them readers get. */
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

/** Plain text in the form in which it is searched and compared; `trim` of the contract has been there before. */
const plain = (text: string): string => text.normalize('NFC');

/** Whatever was sent, only what is allowed is kept. */
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

export const languagesOf = (texts: TextsOf<unknown>): Language[] =>
  languages.filter((language) => texts[language] !== undefined);

/** What readers get, and what they do not get yet. */
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

/** All languages; of one that lies in both places the published text counts. */
export const joinTexts = <T>({
  texts,
  unpublishedTexts,
}: {
  texts: TextsOf<T>;
  unpublishedTexts: TextsOf<T>;
}): TextsOf<T> => ({ ...unpublishedTexts, ...texts });

/** As an editor gets them back. */
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

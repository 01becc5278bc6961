/** Excerpts of records with texts in several languages. */
import type { MarkedText } from '@park/contract/marked-text';
import { languages, type Language } from '@park/contract/texts';
import type { TextsByLanguage } from '../languages/texts-by-language';
import type { MatchMode } from './word-match';
import { plainText } from '../rich-text/sanitise-html';
import { markedExcerpt } from './excerpt';
import { markedText } from './marks';

export interface FoundText {
  language: Language;
  title: string;
  /** Plain text or HTML. */
  text: string;
}

export interface FoundExcerpt {
  language: Language;
  parts: MarkedText;
}

/** Returns the texts of a record, the reader's language first. */
export function foundTexts<T>(
  byLanguage: TextsByLanguage<T>,
  wanted: Language,
  write: (texts: T) => Omit<FoundText, 'language'>,
): FoundText[] {
  return [wanted, ...languages.filter((language) => language !== wanted)].flatMap((language) => {
    const texts = byLanguage[language];
    return texts === undefined ? [] : [{ language, ...write(texts) }];
  });
}

const holdsMatch = (parts: MarkedText): boolean => parts.some(({ isMatch }) => isMatch);

/**
 * Returns an excerpt in the reader's language, or in another one if only that one matches, so that the reader sees why
 * the record was found. Empty without texts.
 */
export function foundExcerpt(
  texts: readonly FoundText[],
  words: readonly string[],
  mode: MatchMode,
): FoundExcerpt | undefined {
  const excerptIn = ({ language, text }: FoundText): FoundExcerpt => ({
    language,
    parts: markedExcerpt(plainText(text), words, mode),
  });
  const [own, ...others] = texts;
  if (!own) return undefined;
  const ownExcerpt = excerptIn(own);
  if (others.length === 0 || holdsMatch(ownExcerpt.parts) || holdsMatch(markedText(own.title, words, mode)))
    return ownExcerpt;
  const candidates = others.flatMap((other) => [other, { ...other, text: `${other.title} · ${other.text}` }]);
  return candidates.map(excerptIn).find(({ parts }) => holdsMatch(parts)) ?? ownExcerpt;
}

/** Excerpts for lists that are searched by words. */
import type { MarkedText } from '@park/contract/marked-text';
import type { Language } from '@park/contract/texts';
import type { TextsByLanguage } from '../languages/texts-by-language';
import type { MatchMode } from './word-match';
import { foundExcerpt, foundTexts } from './found-excerpt';

interface ExcerptOptions {
  words: readonly string[];
  mode: MatchMode;
  language: Language;
}

export type SearchedTexts = TextsByLanguage<{ title: string; summary: string; content?: string }>;

/** Returns a function that extracts the excerpt from an item's texts. */
export const excerptsFor =
  ({ words, mode, language }: ExcerptOptions) =>
  (texts: SearchedTexts): { excerpt?: MarkedText; excerptLanguage?: Language } => {
    const found = foundExcerpt(
      foundTexts(texts, language, ({ title, summary, content = '' }) => ({ title, text: `${summary} ${content}` })),
      words,
      mode,
    );
    return found ? { excerpt: found.parts, excerptLanguage: found.language } : {};
  };

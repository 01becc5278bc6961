/** For lists that were searched by words: where in each item's texts they stand. */
import type { MarkedText } from '@park/contract/marked-text';
import type { Language } from '@park/contract/texts';
import { textsFor } from '../listing/texts';
import type { MatchMode } from '../listing/word-match';
import { plainText } from '../rich-text/sanitise-html';
import { markedExcerpt } from './excerpt';

interface ExcerptWish {
  words: readonly string[];
  mode: MatchMode;
  language: Language;
}

type SearchedTexts = { readonly [L in Language]?: { summary: string; content?: string } };

/** Makes a function that takes the excerpt out of an item's texts. */
export const excerptsFor =
  ({ words, mode, language }: ExcerptWish) =>
  (texts: SearchedTexts): MarkedText => {
    const read = textsFor(texts, language)?.texts;
    return markedExcerpt(plainText(read ? `${read.summary} ${read.content ?? ''}` : ''), words, mode);
  };

import type { MarkedText } from '@park/contract/marked-text';
import type { MatchMode } from './word-match';
import { markedText, placesOf } from './marks';

const excerptLength = 160;
const before = 50;
/** Number of characters that are searched for matches, to bound the time per list entry. */
const maxSearchedLength = 20_000;
const firstRead = 800;

/** Returns about 160 characters of a plain text around the first match, or its beginning if nothing matches. */
export function excerptOf(text: string, words: readonly string[], mode: MatchMode = 'exact'): string {
  const line = text
    .normalize('NFC')
    .replace(/\s\s+|[^\S ]/g, ' ')
    .trim();
  const place = firstPlace(line, words, mode);
  const start = place <= before ? 0 : wordStart(line, place - before);
  const rest = line.slice(start);
  const end =
    rest.length <= excerptLength ? rest.length : Math.max(rest.lastIndexOf(' ', excerptLength), excerptLength / 2);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end).trimEnd()}${end < rest.length ? ' …' : ''}`;
}

/** The same excerpt with marked matches. */
export const markedExcerpt = (text: string, words: readonly string[], mode: MatchMode): MarkedText =>
  markedText(excerptOf(text, words, mode), words, mode);

/** Most matches are near the beginning, so that is searched first. Matches never span a space. */
function firstPlace(line: string, words: readonly string[], mode: MatchMode): number {
  const beginning = line.lastIndexOf(' ', firstRead);
  const near = beginning > 0 ? placesOf(line.slice(0, beginning), words, mode)[0] : undefined;
  return (near ?? placesOf(line.slice(0, maxSearchedLength), words, mode)[0])?.start ?? 0;
}

const wordStart = (line: string, place: number): number => {
  const blank = line.indexOf(' ', place);
  return blank === -1 ? place : blank + 1;
};

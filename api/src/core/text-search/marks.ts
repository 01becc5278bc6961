/** Marks search matches in texts, by the same rules as the database. */
import type { MarkedText } from '@park/contract/marked-text';
import { oneTypoPattern, toleratesTypo } from './typing-mistake';
import type { MatchMode } from './word-match';
import { foldedText } from './folded-text';

export interface Place {
  start: number;
  end: number;
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Converts a PostgreSQL pattern to JavaScript, which only allows escapes of syntax characters. */
const boundaries = (pattern: string) =>
  pattern
    .replace(/\\([^\p{L}\p{N}])/gu, (_whole, sign: string) => escaped(sign))
    .replaceAll('\\m', '(?<![\\p{L}\\p{N}_])')
    .replaceAll('\\M', '(?![\\p{L}\\p{N}_])')
    .replaceAll('\\w', '[\\p{L}\\p{N}_]');

/** A single letter only matches at the beginning of a word. */
const patternOf = (word: string, mode: MatchMode): string => {
  const whole = word.length === 1 ? `(?<![\\p{L}\\p{N}_])${escaped(word)}` : escaped(word);
  return mode === 'tolerant' && toleratesTypo(word) ? `${whole}|${boundaries(oneTypoPattern(word))}` : whole;
};

/** Returns the matches of the words in a text, in order and without overlaps; accents and case are ignored. */
export function placesOf(text: string, words: readonly string[], mode: MatchMode): Place[] {
  const { form, startOf, endOf } = foldedText(text);
  const found = words
    .flatMap((word) => [...form.matchAll(new RegExp(patternOf(word, mode), 'gu'))])
    .filter((match) => match[0] !== '')
    .map((match) => ({ start: startOf(match.index), end: endOf(match.index + match[0].length - 1) }))
    .sort((one, other) => one.start - other.start);
  const places: Place[] = [];
  for (const place of found) {
    const last = places.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else places.push({ ...place });
  }
  return places;
}

/** Splits a text into parts with and without a match; joined, they are the text. */
export function markedText(text: string, words: readonly string[], mode: MatchMode): MarkedText {
  const parts: MarkedText = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
    from = to;
  };
  for (const { start, end } of placesOf(text, words, mode)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}

/** Words with one typing mistake in them, as a regular expression of PostgreSQL. */

/** Shorter words are near too many others; words of four letters are compared whole. */
const minToleratedLength = 4;
const minPrefixLength = 5;
/** Longer ones would make patterns that take long to read. */
const maxToleratedLength = 20;

export const toleratesTypo = (word: string): boolean =>
  word.length >= minToleratedLength && word.length <= maxToleratedLength;

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** From this length on each third of a word is long enough to be looked up. */
const minLengthInThirds = 9;

/**
 * Parts of which one at least is whole, whatever the one mistake is: it touches two neighbours at most. Looking for
 * them first leaves few words for the pattern, which is slow for long words. Null for words that need no such help.
 */
export function thirdsOf(word: string): string[] | null {
  if (word.length < minLengthInThirds) return null;
  const third = Math.floor(word.length / 3);
  return [word.slice(0, third), word.slice(third, 2 * third), word.slice(2 * third)];
}

/**
 * What the beginning of a word in the text may look like so that `word` is it with at most one letter wrong, missing,
 * too many, or swapped with its neighbour. Callers ask `toleratesMistake` first.
 */
export function oneTypoPattern(word: string): string {
  const letters = [...word];
  const before = (end: number) => escaped(letters.slice(0, end).join(''));
  const from = (start: number) => escaped(letters.slice(start).join(''));
  const forms = letters.flatMap((letter, place) => {
    const next = letters[place + 1];
    return [
      `${before(place)}\\w${from(place + 1)}`,
      `${before(place)}${from(place + 1)}`,
      `${before(place)}\\w${from(place)}`,
      ...(next === undefined || next === letter ? [] : [`${before(place)}${escaped(next + letter)}${from(place + 2)}`]),
    ];
  });
  const alternatives = [...new Set([...forms, `${from(0)}\\w?`])].join('|');
  return letters.length < minPrefixLength ? `\\m(?:${alternatives})\\M` : `\\m(?:${alternatives})`;
}

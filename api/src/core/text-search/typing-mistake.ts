/** PostgreSQL regular expressions for words with one typo. */

/** Shorter words resemble too many others; words of four letters are compared as a whole. */
const minToleratedLength = 4;
const minPrefixLength = 5;
/** Longer words produce slow patterns. */
const maxToleratedLength = 20;

/** Words of 4 to 20 letters; shorter ones resemble too many others, longer ones are slow. */
export const toleratesTypo = (word: string): boolean =>
  word.length >= minToleratedLength && word.length <= maxToleratedLength;

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** From this length, each third of a word is long enough for the index. */
const minLengthInThirds = 9;

/**
 * Returns the thirds of a word. A single typo affects at most two adjacent ones, so at least one is unchanged.
 * Searching for them first limits the words that the slow pattern is applied to. Null for words that are too short to
 * need it.
 */
export function thirdsOf(word: string): string[] | null {
  if (word.length < minLengthInThirds) return null;
  const third = Math.floor(word.length / 3);
  return [word.slice(0, third), word.slice(third, 2 * third), word.slice(2 * third)];
}

/**
 * Returns a pattern for beginnings of words that equal `word` with at most one letter wrong, missing, added or swapped
 * with its neighbour. Check `toleratesTypo` first.
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

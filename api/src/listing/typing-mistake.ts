/** Words with one typing mistake in them, as a regular expression of PostgreSQL. */

/** Shorter words are near too many others; words of four letters are compared whole. */
const shortestTolerated = 4;
const shortestBeginning = 5;

export const toleratesMistake = (word: string): boolean => word.length >= shortestTolerated;

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/**
 * What the beginning of a word in the text may look like so that `word` is it with at most one letter wrong, missing,
 * too many, or swapped with its neighbour. Callers ask `toleratesMistake` first.
 */
export function oneMistakePattern(word: string): string {
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
  return letters.length < shortestBeginning ? `\\m(?:${alternatives})\\M` : `\\m(?:${alternatives})`;
}

/** Conditions for texts that hold all words of a search, in any order. */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { oneTypoPattern, toleratesTypo } from './typing-mistake';

/** `exact` finds words and parts of words; `tolerant` also words with one typing mistake. */
export type MatchMode = 'exact' | 'tolerant';

export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const containsWord = (column: SQLWrapper, word: string, mode: MatchMode): SQL =>
  mode === 'tolerant' && toleratesTypo(word)
    ? sql`(${column} LIKE ${likePattern(word)} OR ${column} ~ ${oneTypoPattern(word)})`
    : sql`${column} LIKE ${likePattern(word)}`;

/** Whether a column in search form holds all words. No words: no condition. */
export const containsWords = (column: SQLWrapper, words: readonly string[], mode: MatchMode): SQL | undefined =>
  and(...words.map((word) => containsWord(column, word, mode)));

/**
 * How well the words of a record that holds them all fit, as a whole number: each word counts for the best place in
 * which it stands. The first place is the name or title; there the beginning of the text and of a word count more than a
 * part. Elsewhere than in the given places it counts least.
 */
export function rankOfWords(
  [title, ...others]: readonly [SQLWrapper, ...SQLWrapper[]],
  words: readonly string[],
  mode: MatchMode,
): SQL<number> {
  if (words.length === 0) return sql<number>`0`;
  const rankOfWord = (word: string) => {
    const beginning = likePattern(word).slice(1);
    const inTitle = sql`WHEN ${title} LIKE ${beginning} THEN 1300 WHEN ${title} LIKE ${`% ${beginning}`} THEN 1200 WHEN ${containsWord(title, word, 'exact')} THEN 1100`;
    const similar = mode === 'tolerant' ? sql` WHEN ${containsWord(title, word, mode)} THEN 1000` : sql``;
    const elsewhere = others.map((column) => sql`WHEN ${containsWord(column, word, mode)} THEN 10`);
    return sql`CASE ${inTitle}${similar} ${sql.join(elsewhere, sql` `)} ELSE 1 END`;
  };
  return sql<number>`(${sql.join(words.map(rankOfWord), sql` + `)})::integer`;
}

/** Conditions for texts that contain all search words, in any order. */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { oneTypoPattern, toleratesTypo } from './typing-mistake';

/** `exact` matches words and parts of words; `tolerant` also words with one typo. */
export type MatchMode = 'exact' | 'tolerant';

/** The word anywhere in a text; `%`, `_` and `\` in it are matched literally. The word is already in search form. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const containsWord = (column: SQLWrapper, word: string, mode: MatchMode): SQL =>
  mode === 'tolerant' && toleratesTypo(word)
    ? sql`(${column} LIKE ${likePattern(word)} OR ${column} ~ ${oneTypoPattern(word)})`
    : sql`${column} LIKE ${likePattern(word)}`;

/** Condition that a column in search form contains all words; undefined without words. */
export const containsWords = (column: SQLWrapper, words: readonly string[], mode: MatchMode): SQL | undefined =>
  and(...words.map((word) => containsWord(column, word, mode)));

/**
 * Returns an integer rank for records that contain all words: each word counts by its best field. The first field is
 * the name or title, where matches at the start of the text or of a word rank above parts of words. Matches in other
 * columns rank lowest.
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

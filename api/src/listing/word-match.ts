/** Conditions for texts that hold all words of a search, in any order. */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { oneMistakePattern, toleratesMistake } from './typing-mistake';

/** `exact` finds words and parts of words; `tolerant` also words with one typing mistake. */
export type MatchMode = 'exact' | 'tolerant';

export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const holdsWord = (column: SQLWrapper, word: string, mode: MatchMode): SQL =>
  mode === 'tolerant' && toleratesMistake(word)
    ? sql`(${column} LIKE ${likePattern(word)} OR ${column} ~ ${oneMistakePattern(word)})`
    : sql`${column} LIKE ${likePattern(word)}`;

/** Whether a column in search form holds all words. No words: no condition. */
export const holdsWords = (column: SQLWrapper, words: readonly string[], mode: MatchMode): SQL | undefined =>
  and(...words.map((word) => holdsWord(column, word, mode)));

/**
 * How well the words fit, as a whole number: each word counts for the best place in which it stands. The first place
 * is the name or title; there the beginning of the text and of a word count more than a part.
 */
export function rankOfWords([title, ...others]: readonly [SQLWrapper, ...SQLWrapper[]], words: readonly string[], mode: MatchMode): SQL<number> {
  if (words.length === 0) return sql<number>`0`;
  const rankOfWord = (word: string) => {
    const inTitle = sql`WHEN ${title} LIKE ${likePattern(word).slice(1)} THEN 1300 WHEN ' ' || ${title} LIKE ${`% ${likePattern(word).slice(1)}`} THEN 1200 WHEN ${holdsWord(title, word, 'exact')} THEN 1100 WHEN ${holdsWord(title, word, mode)} THEN 1000`;
    const elsewhere = others.map((column, place) => sql`WHEN ${holdsWord(column, word, mode)} THEN ${sql.raw(String(10 ** (2 - place)))}`);
    return sql`CASE ${inTitle} ${sql.join(elsewhere, sql` `)} ELSE 0 END`;
  };
  return sql<number>`(${sql.join(words.map(rankOfWord), sql` + `)})::integer`;
}

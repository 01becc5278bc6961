/**
 * Full-text search. Every searched table has a column `search_words` with its set of words; parts of words and words
 * with a typo are first looked up among all known words.
 */
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SharedResponses } from '@park/domain/server';
import type { Database } from '../database/database';
import { searchWords } from './search-words';
import { oneTypoPattern, thirdsOf, toleratesTypo } from './typing-mistake';
import { likePattern, type MatchMode } from './word-match';

/** Shorter parts occur in nearly every word, so they only match beginnings of words. */
const minPartLength = 3;
/** Maximum number of known words that a search word is expanded to, shortest first. */
const maxVariants = 500;

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

export class TextSearch {
  /** Search words in search form; empty if there is nothing to search for. */
  readonly words: readonly string[];
  private readonly found = new Map<string, Promise<unknown>>();

  /** @param shared for lists: what is known about words is looked up once for all who search for them */
  constructor(
    private readonly database: Database,
    text: string | undefined,
    private readonly shared?: SharedResponses,
  ) {
    this.words = searchWords(text);
  }

  /** Looks up something about the words, once in this search. */
  lookUp<Found>(name: string, find: () => Promise<Found>): Promise<Found> {
    let found = this.found.get(name);
    if (!found) {
      found = this.shared ? this.shared.find(JSON.stringify(['search words', name, this.words]), find) : find();
      this.found.set(name, found);
    }
    // A name belongs to one place of the code, which looks up one type.
    return found as Promise<Found>;
  }

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  /** Looks up what `condition` needs, for callers that have something else to wait for meanwhile. */
  async prepare(mode: MatchMode): Promise<void> {
    await this.lookUp(mode, () => this.variants(mode));
  }

  /**
   * Returns the condition for records that contain all words: `exact` as whole words, beginnings or parts of words;
   * `tolerant` also with one typo each. Undefined if there are no words.
   * @param elsewhere per word another place where it may be instead, such as the name of a building
   */
  async condition(
    table: SQLWrapper,
    mode: MatchMode,
    elsewhere: readonly (SQL | undefined)[] = [],
  ): Promise<SQL | undefined> {
    const found = await this.lookUp(mode, () => this.variants(mode));
    // A word without variants is in no text.
    if (found.some((query, place) => query === '' && !elsewhere[place])) return sql`false`;
    const conditions = found.map((query, place) => {
      const inTexts = query === '' ? undefined : sql`${table}.search_words @@ ${query}::tsquery`;
      return or(inTexts, elsewhere[place]);
    });
    // The function's cost makes the planner prefer the index to a sequential scan (migration 0008).
    return conditions.length > 0 ? and(...conditions, sql`price_of_words(${table}.id) <> 0`) : undefined;
  }

  /** Returns a tsquery of variants per word; empty if no known word matches. */
  private async variants(mode: MatchMode): Promise<string[]> {
    if (this.isEmpty) return [];
    const found = this.words.map((): string[] => []);
    const lookups = this.words.flatMap((word, place) => {
      const beginning = sql`(SELECT ${place}::integer AS place, ${word}::text AS word, true AS is_beginning WHERE EXISTS (SELECT FROM search_vocabulary WHERE word LIKE ${likePattern(word).slice(1)}))`;
      const pattern = this.patternOf(word, mode);
      return pattern
        ? [
            beginning,
            sql`(SELECT ${place}::integer, word, false FROM search_vocabulary WHERE ${pattern} AND NOT starts_with(word, ${word}) ORDER BY length(word), word LIMIT ${maxVariants}::integer)`,
          ]
        : [beginning];
    });
    const { rows } = await this.database.execute<{ place: number; word: string; is_beginning: boolean }>(
      sql.join(lookups, sql` UNION ALL `),
    );
    for (const { place, word, is_beginning: isBeginning } of rows)
      found[place]?.push(`${lexeme(word)}${isBeginning ? ':*' : ''}`);
    return found.map((queries) => queries.join(' | '));
  }

  private patternOf(word: string, mode: MatchMode): SQL | undefined {
    if (word.length < minPartLength) return undefined;
    const isPart = sql`word LIKE ${likePattern(word)}`;
    if (mode === 'exact' || !toleratesTypo(word)) return isPart;
    const holdsAThird = or(...(thirdsOf(word) ?? []).map((third) => sql`word LIKE ${likePattern(third)}`));
    return or(isPart, and(holdsAThird, sql`word ~ ${oneTypoPattern(word)}`));
  }
}

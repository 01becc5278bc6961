/**
 * Searching records by their words. Every searched table has a column `search_words` with the set of its words; what
 * stands inside of words or has a typing mistake is first looked up among all words that there are.
 */
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/database';
import { searchWords } from './search-words';
import { oneTypoPattern, thirdsOf, toleratesTypo } from './typing-mistake';
import { likePattern, type MatchMode } from './word-match';

/** Shorter ones stand inside of nearly everything; only beginnings of words are found for them. */
const minPartLength = 3;
/** Known words that one searched word may stand for, shortest first. */
const maxVariants = 500;

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

export class TextSearch {
  /** In search form; none when there is nothing to search for. */
  readonly words: readonly string[];
  private readonly queries = new Map<MatchMode, Promise<string[]>>();

  constructor(
    private readonly database: Database,
    text: string | undefined,
  ) {
    this.words = searchWords(text);
  }

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  /**
   * Condition for records that hold all words: `exact` as they are, as the beginning of a word or inside of one;
   * `tolerant` also with one typing mistake each. Nothing to search for: no condition.
   */
  async condition(table: SQLWrapper, mode: MatchMode): Promise<SQL | undefined> {
    let queries = this.queries.get(mode);
    if (!queries) this.queries.set(mode, (queries = this.variants(mode)));
    const found = await queries;
    // No record has a word that nobody ever wrote.
    if (found.includes('')) return sql`false`;
    const conditions = found.map((query) => sql`${table}.search_words @@ ${query}::tsquery`);
    // Without the price the planner would rather look into all records than ask the index (migration 0008).
    return conditions.length > 0 ? and(...conditions, sql`price_of_words(${table}.id) <> 0`) : undefined;
  }

  /** For each word what it may stand for, as a query of the database; empty when it stands for no known word. */
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

import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../core/database/schema/users';
import { searchWords } from '../../core/text-search/search-words';
import { containsWords } from '../../core/text-search/word-match';

/** The expression of the index `users_search`. */
const searched = sql`search_form(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`;

/**
 * Condition for people whose name and e-mail contain all words of a text, regardless of accents and letter case.
 * Undefined without words.
 */
export const matchesPerson = (queryText: string | undefined): SQL | undefined =>
  containsWords(searched, searchWords(queryText), 'exact');

/** What matches a saved search: public, and permitted to the person as in the list. */
import { and, eq, notExists, or, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyFilterFields } from '@park/contract/directory';
import { jobFilterFields } from '@park/contract/jobs';
import { queryFilters } from '@park/contract/query-string';
import type { SavedKind } from '@park/contract/saved-kinds';
import type { Database } from '../../core/database/database';
import { savedSearchItems, type savedSearches } from '../../core/database/schema/saved';
import type { Person } from '../../http/access/person';
import { findMatchingCompanies } from '../companies';
import { findMatchingJobs } from '../jobs';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export interface Match {
  id: string;
  titles: { en?: string | undefined; fr?: string | undefined };
  /** Company of a job. */
  company?: string;
}

const parsers = { company: queryFilters(companyFilterFields), job: queryFilters(jobFilterFields) };

/** Returns the filters by field, or null if the list has no such filters. */
export function parseFilters(kind: SavedKind, text: string): Record<string, string[]> | null {
  const parsed = parsers[kind].safeParse(text);
  return parsed.success ? (parsed.data as Record<string, string[]>) : null;
}

/** An item is new for a search that does not know it, if no mail to the person has told it. */
export const isNewFor =
  (database: Database, { id: searchId, userId, kind }: SavedSearchRow) =>
  (itemId: PgColumn): SQL =>
    notExists(
      database
        .select({ one: sql`1` })
        .from(savedSearchItems)
        .where(
          and(
            eq(savedSearchItems.itemId, itemId),
            or(
              eq(savedSearchItems.searchId, searchId),
              and(
                eq(savedSearchItems.userId, userId),
                eq(savedSearchItems.kind, kind),
                isNotNull(savedSearchItems.mailId),
              ),
            ),
          ),
        ),
    );

/** A filter that no longer exists matches nothing, so that nobody receives mails about everything. */
export async function findMatches(
  database: Database,
  { kind, queryText: text, queryFilters: written }: SavedSearchRow,
  reader: Pick<Person, 'role'>,
  now: Date,
  options: { condition?: (id: PgColumn) => SQL | undefined; limit?: number },
): Promise<Match[]> {
  const filters = parseFilters(kind, written);
  if (filters === null) return [];
  if (kind === 'job') return findMatchingJobs(database, now, { filters, text }, options);
  const found = await findMatchingCompanies(database, reader, { filters, text }, options);
  return found.map(({ id, name }) => ({ id, titles: { en: name, fr: name } }));
}

/** Remembers what matches at present, which later mails do not tell. */
export async function knowPresentMatches(
  database: Database,
  search: SavedSearchRow,
  reader: Pick<Person, 'role'>,
  now: Date,
): Promise<void> {
  const ids = (await findMatches(database, search, reader, now, {})).map(({ id }) => id);
  if (ids.length === 0) return;
  await database.execute(sql`
    INSERT INTO ${savedSearchItems} (search_id, user_id, kind, item_id)
    SELECT ${search.id}::uuid, ${search.userId}::uuid, ${search.kind}, unnest(${`{${ids.join(',')}}`}::uuid[])
    ON CONFLICT DO NOTHING`);
}

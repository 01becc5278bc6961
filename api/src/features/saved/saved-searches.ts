import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { SavedSearch } from '@park/contract/saved';
import { maxSavedSearches } from '@park/contract/saved-forms';
import { formatQueryFilters } from '@park/domain';
import type { AppContext } from '../../core/context/app-context';
import { savedSearches } from '../../core/database/schema/saved';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { mayChooseMails, requireChoice } from '../notifications';
import { knowPresentMatches, parseFilters, type SavedSearchRow } from './search-matches';

type Context = Pick<AppContext, 'database' | 'clock'>;

const listPaths = { company: '/companies', job: '/jobs' };

/** The list's address in the portal. */
export function pathOf({ kind, queryText, queryFilters }: SavedSearchRow): string {
  const parameters = new URLSearchParams(queryText === '' ? [] : [['q', queryText]]);
  for (const [field, values] of Object.entries(parseFilters(kind, queryFilters) ?? {}))
    for (const value of values) parameters.append(field, value);
  return [listPaths[kind], parameters.toString()].filter(Boolean).join('?');
}

const toSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  path: pathOf(row),
  frequency: row.frequency,
  createdAt: row.createdAt.toISOString(),
});

/** `limit` is how many one person can save; without `mayChooseMails` the company decides about mails (MISS-23). */
export async function listSavedSearches(
  { database }: Context,
  person: Person,
): Promise<CallResponse<'GET /api/saved-searches'>> {
  const rows = await database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, person.id))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id));
  return {
    items: rows.map(toSavedSearch),
    limit: maxSavedSearches,
    mayChooseMails: await mayChooseMails(database, person),
  };
}

/** @throws ApiError 400 for filters that the list does not have, 409 for a search that is saved, 422 for too many */
export async function saveSearch(
  { database, clock }: Context,
  person: Person,
  { kind, name, queryText, queryFilters, frequency }: ParsedCallInput<'POST /api/saved-searches'>['body'],
): Promise<SavedSearch> {
  const filters = parseFilters(kind, queryFilters);
  if (filters === null)
    throw new ApiError(400, 'errors.validation', { fields: { queryFilters: 'errors.field.invalid' } });
  if (frequency !== 'none') await requireChoice(database, person);
  const now = clock();
  return database.transaction(async (tx) => {
    // Parallel requests of one person wait for each other, so that together they keep the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('no key update');
    const [stored] = await tx
      .insert(savedSearches)
      .values({
        userId: person.id,
        kind,
        name,
        queryText,
        queryFilters: inOneOrder(filters),
        frequency,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) throw new ApiError(409, 'errors.saved.alreadySaved');
    const [count] = await tx
      .select({ of: sql<number>`count(*)::integer` })
      .from(savedSearches)
      .where(eq(savedSearches.userId, person.id));
    if ((count?.of ?? 0) > maxSavedSearches)
      throw new ApiError(422, 'errors.saved.tooMany', { values: { limit: maxSavedSearches, unit: 'items' } });
    if (frequency !== 'none') await knowPresentMatches(tx, stored, person, now);
    return toSavedSearch(stored);
  });
}

/** The same choices in any order are the same search. */
const inOneOrder = (filters: Readonly<Record<string, readonly string[]>>): string =>
  formatQueryFilters(
    Object.fromEntries(
      Object.keys(filters)
        .sort()
        .map((field) => [field, [...new Set(filters[field])].sort()]),
    ),
  );

/**
 * Switching mails on marks what matches now as known, so that the first mail contains what is new.
 * @throws ApiError 404 for searches of others, 403 if the company decides about mails (MISS-23)
 */
export async function changeSearch(
  { database, clock }: Context,
  person: Person,
  id: string,
  { name, frequency }: ParsedCallInput<'PUT /api/saved-searches/{id}'>['body'],
): Promise<SavedSearch> {
  return database.transaction(async (tx) => {
    const isOwn = and(eq(savedSearches.id, id), eq(savedSearches.userId, person.id));
    const [before] = await tx.select().from(savedSearches).where(isOwn).for('update');
    if (!before) throw notFound();
    if (frequency !== 'none' && frequency !== before.frequency) await requireChoice(tx, person);
    const [stored] = await tx.update(savedSearches).set({ name, frequency }).where(isOwn).returning();
    if (!stored) throw notFound();
    // Mails start with what is new from now on.
    if (before.frequency === 'none' && frequency !== 'none') await knowPresentMatches(tx, stored, person, clock());
    return toSavedSearch(stored);
  });
}

/** @throws ApiError 404 for searches of others */
export async function deleteSearch({ database }: Context, person: Person, id: string): Promise<void> {
  const deleted = await database
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, person.id)))
    .returning({ id: savedSearches.id });
  if (deleted.length === 0) throw notFound();
}

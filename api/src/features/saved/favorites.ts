import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import { maxFavorites } from '@park/contract/saved-forms';
import type { SavedKind } from '@park/contract/saved-kinds';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { favorites } from '../../core/database/schema/saved';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { readListedCompanies } from '../companies';
import { readOpenJobs } from '../jobs';

const columnOf = { company: favorites.companyId, job: favorites.jobId };

async function idsOf(database: Database, userId: string, kind: SavedKind): Promise<string[]> {
  const column = columnOf[kind];
  const rows = await database
    .select({ id: column })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), isNotNull(column)))
    .orderBy(desc(favorites.createdAt), column);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** All ids, also of what is not public now. */
export async function listFavoriteIds(
  { database }: Pick<AppContext, 'database'>,
  person: Person,
): Promise<CallResponse<'GET /api/favorites/ids'>> {
  return { company: await idsOf(database, person.id, 'company'), job: await idsOf(database, person.id, 'job') };
}

/** Favourites that are public now: a job that has closed is kept and comes back when it opens again. */
export async function listFavorites(
  { database, shared, clock }: Pick<AppContext, 'database' | 'shared' | 'clock'>,
  person: Person,
  language: Language,
): Promise<CallResponse<'GET /api/favorites'>> {
  return {
    companies: await readListedCompanies(
      { database, shared },
      person,
      await idsOf(database, person.id, 'company'),
      language,
    ),
    jobs: await readOpenJobs(database, clock(), await idsOf(database, person.id, 'job'), language),
  };
}

/**
 * Makes something a favourite or ends it; the same again changes nothing.
 * @throws ApiError 404 for what is not public, 422 for too many
 */
export async function setFavorite(
  { database, shared, clock }: Pick<AppContext, 'database' | 'shared' | 'clock'>,
  person: Person,
  { kind, id }: { kind: SavedKind; id: string },
  isFavorite: boolean,
  language: Language,
): Promise<{ isFavorite: boolean }> {
  const column = columnOf[kind];
  const isOwn = eq(favorites.userId, person.id);
  if (!isFavorite) {
    await database.delete(favorites).where(and(isOwn, eq(column, id)));
    return { isFavorite };
  }
  const now = clock();
  const found =
    kind === 'company'
      ? await readListedCompanies({ database, shared }, person, [id], language)
      : await readOpenJobs(database, now, [id], language);
  if (found.length === 0) throw notFound();
  await database.transaction(async (tx) => {
    // Parallel requests of one person wait for each other, so that together they keep the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('no key update');
    await tx
      .insert(favorites)
      .values({ userId: person.id, [kind === 'company' ? 'companyId' : 'jobId']: id, createdAt: now })
      .onConflictDoNothing();
    const [count] = await tx
      .select({ of: sql<number>`count(*)::integer` })
      .from(favorites)
      .where(and(isOwn, isNotNull(column)));
    if ((count?.of ?? 0) > maxFavorites)
      throw new ApiError(422, 'errors.saved.tooManyFavorites', { values: { limit: maxFavorites, unit: 'items' } });
  });
  return { isFavorite };
}

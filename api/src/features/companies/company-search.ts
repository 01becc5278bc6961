import { inArray, or, sql, type SQL } from 'drizzle-orm';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import type { TextSearch } from '../../core/text-search/text-search';
import { likePattern, type MatchMode } from '../../core/text-search/word-match';

/**
 * Condition for companies that contain all words, each in their texts or as the beginning of a word in the name of their
 * building. Undefined without words.
 */
export async function matchesText(database: Database, search: TextSearch, mode: MatchMode): Promise<SQL | undefined> {
  if (search.isEmpty) return undefined;
  const name = sql<string>`' ' || searchable(${buildings.name})`;
  const [found] = await Promise.all([
    search.lookUp('buildings', async () =>
      database
        .select({ id: buildings.id, name })
        .from(buildings)
        .where(or(...search.words.map((word) => sql`${name} LIKE ${`% ${likePattern(word).slice(1)}`}`))),
    ),
    search.prepare(mode),
  ]);
  const inBuilding = search.words.map((word) => {
    const ids = found.filter((building) => building.name.includes(` ${word}`)).map(({ id }) => id);
    return ids.length > 0 ? inArray(companies.buildingId, ids) : undefined;
  });
  return search.condition(companies, mode, inBuilding);
}

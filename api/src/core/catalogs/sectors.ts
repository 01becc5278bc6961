/** Sectors by their names: ids, labels and synonyms of both languages, without regard to accents and case. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/**
 * Returns the ids of sectors by the names as given; unknown names are absent. A company that is stored with an unknown
 * name makes it a sector that the park reviews.
 */
export async function findSectors(database: Database, names: readonly string[]): Promise<Map<string, string>> {
  // The database has no NUL in texts, not even in comparisons.
  const asked = [...new Set(names)].filter((name) => !name.includes('\0'));
  if (asked.length === 0) return new Map();
  const { rows } = await database.execute<{ given: string; id: string }>(sql`
    SELECT given, names.item_id AS id FROM jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) AS given
    JOIN catalog_names names ON names.catalog = 'sectors' AND names.name = catalog_name(given)`);
  return new Map(rows.map(({ given, id }) => [given, id]));
}

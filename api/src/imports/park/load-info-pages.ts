import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { infoPages } from '../../core/database/schema/info-pages';
import { asRows, type Tally } from '../shared/bulk';
import type { ParkFolder } from './park-folder';

/** Replaces the texts of the pages that the folder has; other pages stay. */
export async function loadInfoPages(transaction: Database, { infoPages: pages }: ParkFolder): Promise<Tally> {
  if (pages.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const { from } = asRows(infoPages, ['kind', 'texts'], pages);
  const { rows: touched } = await transaction.execute<{ is_new: boolean }>(sql`
    INSERT INTO info_pages (kind, texts) SELECT kind, texts FROM ${from}
    ON CONFLICT (kind) DO UPDATE SET texts = EXCLUDED.texts, updated_at = now()
    WHERE info_pages.texts IS DISTINCT FROM EXCLUDED.texts
    RETURNING (xmax = 0) AS is_new`);
  const created = touched.filter(({ is_new: isNew }) => isNew).length;
  return { created, updated: touched.length - created, unchanged: pages.length - touched.length };
}

import { eq } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { catalogItems } from '../database/schema/catalogs';
import type { Database } from '../database/database';

/** Returns the labels of a catalog by id, in the reader's language. */
export async function catalogLabels(
  database: Database,
  catalog: string,
  language: Language,
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: catalogItems.id, label: language === 'fr' ? catalogItems.labelFr : catalogItems.labelEn })
    .from(catalogItems)
    .where(eq(catalogItems.catalog, catalog));
  return new Map(rows.map(({ id, label }) => [id, label]));
}

import { eq } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../context/app-context';
import { catalogItems } from '../database/schema/catalogs';

/** Returns the labels of a catalog by id, in the reader's language. Nearly every list needs them, so they are shared. */
export const catalogLabels = (
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  catalog: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> =>
  shared.find(JSON.stringify(['catalog labels', catalog, language]), async () => {
    const rows = await database
      .select({ id: catalogItems.id, label: language === 'fr' ? catalogItems.labelFr : catalogItems.labelEn })
      .from(catalogItems)
      .where(eq(catalogItems.catalog, catalog));
    return new Map(rows.map(({ id, label }) => [id, label]));
  });

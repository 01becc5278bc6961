/** Where the items of each catalog are used. */
import type { ManagedCatalogId } from '@park/contract/catalogs';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database';

/** Queries of the ids in use, one row per record. Category and agreement are compared without letter case (AMB-04). */
const usedIds: Record<ManagedCatalogId, SQL> = {
  sectors: sql`SELECT unnest(sectors) AS id FROM companies`,
  'company-categories': sql`SELECT item.id FROM companies JOIN catalog_items item ON item.catalog = 'company-categories' AND lower(item.id COLLATE "C") = lower(companies.category COLLATE "C")`,
  'agreement-types': sql`SELECT item.id FROM companies JOIN catalog_items item ON item.catalog = 'agreement-types' AND lower(item.id COLLATE "C") = lower(companies.agreement_type COLLATE "C")`,
  'news-types': sql`SELECT type AS id FROM news`,
  'event-types': sql`SELECT type AS id FROM events`,
  'job-types': sql`SELECT contract_type AS id FROM jobs`,
  'supplier-categories': sql`SELECT category AS id FROM suppliers`,
  'template-categories': sql`SELECT category AS id FROM documents WHERE category IS NOT NULL`,
  'room-equipment': sql`SELECT unnest(equipment) AS id FROM rooms`,
};

/** Returns the number of records that use each item. */
export async function countUses(database: Database, catalog: ManagedCatalogId): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ id: string; uses: number }>(
    sql`SELECT id, count(*)::integer AS uses FROM (${usedIds[catalog]}) AS used GROUP BY id`,
  );
  return new Map(rows.map(({ id, uses }) => [id, Number(uses)]));
}

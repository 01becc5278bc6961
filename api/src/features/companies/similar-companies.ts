import { and, arrayOverlaps, ne, sql } from 'drizzle-orm';
import type { CompanyItem } from '@park/contract/directory';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { isCompanyListed, readCompanyItems, shortCompanyName, toCompanyItem, type CompanyReader } from './company-rows';

const maxSimilar = 4;

/** Listed companies that share sectors with a company: most shared sectors first, then by name. */
export async function similarCompanies(
  database: Database,
  { id, sectors }: { readonly id: string; readonly sectors: readonly string[] },
  reader: CompanyReader,
): Promise<CompanyItem[]> {
  if (sectors.length === 0) return [];
  const own = sql.param([...sectors], companies.sectors);
  const shared = sql<number>`(SELECT count(*) FROM unnest(${companies.sectors}) AS sector WHERE sector = ANY(${own}::text[]))`;
  const rows = await readCompanyItems(database, {
    where: and(isCompanyListed, ne(companies.id, id), arrayOverlaps(companies.sectors, [...sectors])),
    orderBy: [sql`${shared} DESC`, shortCompanyName, sql`${companies.id}`],
    limit: maxSimilar,
  });
  return rows.map((row) => toCompanyItem(row, reader));
}

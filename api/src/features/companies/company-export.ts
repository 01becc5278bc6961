/** The filtered company list as rows of a table, in the columns that `import companies` reads. */
import { eq, sql } from 'drizzle-orm';
import { buildings, companies } from '../../core/database/schema/companies';
import type { CsvRow } from '../../http/csv-download';
import { isOneOfIds } from '../../core/listing/facets';
import { readPage } from '../../core/listing/read-page';
import type { AppContext } from '../../core/context/app-context';
import { companyPages, type CompanyFilter } from './company-list';
import { selectCompanyPlaces } from './company-rows';
import { withSectorIds } from './sector-filter';

export const companyColumnNames = [
  'key',
  'name',
  'category',
  'agreement_type',
  'building',
  'address',
  'description_en',
  'description_fr',
  'tags',
  'team_size',
  'founded',
  'website',
  'email',
  'phone',
  'university_spin_off',
  'published',
  'enabled',
  'email_preferences',
] as const;

/** Number of companies per query. */
const batchSize = 500;

/**
 * Yields the companies in the list's order. Batches use keyset pagination, so every company is included once even if
 * the list changes meanwhile.
 */
export async function* exportCompanies(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  filter: CompanyFilter,
): AsyncGenerator<CsvRow> {
  const named = await withSectorIds(database, filter);
  const pages = companyPages({ database, shared }, named.filter, !filter.publishedOnly, selectCompanyPlaces);
  let paginationId: string | undefined;
  do {
    const page = await readPage({ pageSize: batchSize, paginationId }, pages);
    const ids = page.rows.map(({ id }) => id);
    const rows = await database
      .select({ company: companies, building: buildings.code })
      .from(companies)
      .leftJoin(buildings, eq(buildings.id, companies.buildingId))
      .where(isOneOfIds(companies.id, ids))
      .orderBy(sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${companies.id})`);
    for (const { company, building } of rows) yield rowOf(company, building);
    paginationId = page.paginationId ?? undefined;
  } while (paginationId !== undefined);
}

/** Companies created in the portal have no key, so their id is used. */
const rowOf = (company: typeof companies.$inferSelect, building: string | null): CsvRow => [
  company.sourceKey ?? company.id,
  company.name,
  company.category,
  company.agreementType,
  building,
  company.address,
  company.texts.en?.description ?? null,
  company.texts.fr?.description ?? null,
  company.tags.join('|'),
  company.teamSize,
  company.foundedIn,
  company.website,
  company.email,
  company.phone,
  company.isEpfl,
  company.isPublished,
  company.enabled,
  company.emailPreferencesEnabled,
];

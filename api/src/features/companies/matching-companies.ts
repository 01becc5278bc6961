/** Listed companies for people who keep them: those that match a saved search, and those with given ids. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { CompanyItem } from '@park/contract/directory';
import type { Language } from '@park/contract/texts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { buildings, companies } from '../../core/database/schema/companies';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { isOneOfIds, matchesChoices } from '../../core/listing/facets';
import { TextSearch } from '../../core/text-search/text-search';
import { matchesText } from './company-search';
import { facetFields, permittedFilter, type CompanyFilter } from './company-list';
import { isCompanyListed, readCompanyItems, seesAgreements, shortCompanyName, toCompanyItem } from './company-rows';
import { withSectorIds } from './sector-filter';

type Reader = Parameters<typeof seesAgreements>[0];

export interface Matching {
  /** Further condition on the id of an item. */
  condition?: (id: PgColumn) => SQL | undefined;
  limit?: number;
}

/** Returns id and name of listed companies that match exactly what a person who is signed in may search for. */
export async function findMatchingCompanies(
  database: Database,
  reader: Reader,
  wanted: Pick<CompanyFilter, 'filters' | 'text'>,
  { condition, limit }: Matching,
): Promise<{ id: string; name: string }[]> {
  const { filter } = await withSectorIds(
    database,
    permittedFilter({ seesAgreements: seesAgreements(reader) }, { ...wanted, publishedOnly: true }),
  );
  const search = new TextSearch(database, filter.text);
  const rows = database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .leftJoin(buildings, eq(buildings.id, companies.buildingId))
    .where(
      and(
        isCompanyListed,
        await matchesText(database, search, 'exact'),
        matchesChoices(facetFields(filter)),
        condition?.(companies.id),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .$dynamic();
  return limit === undefined ? rows : rows.limit(limit);
}

/** Returns the listed ones of these companies, in the order of the ids. */
export async function readListedCompanies(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  reader: Reader,
  ids: readonly string[],
  language: Language,
): Promise<CompanyItem[]> {
  if (ids.length === 0) return [];
  const rows = await readCompanyItems(database, {
    where: and(isCompanyListed, isOneOfIds(companies.id, ids)),
    orderBy: [sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${companies.id})`, shortCompanyName],
    limit: ids.length,
  });
  const sectorLabels = await catalogLabels({ database, shared }, 'sectors', language);
  return rows.map((row) => toCompanyItem(row, { language, sectorLabels, seesAgreements: seesAgreements(reader) }));
}

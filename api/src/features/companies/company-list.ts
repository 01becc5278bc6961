import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import type { FacetOption } from '@park/contract/facets';
import { decadeLabel, teamSizeLabel, teamSizes } from '@park/contract/company-facts';
import type { companyFilterFields, companySorts } from '@park/contract/directory';
import type { Language } from '@park/contract/texts';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { countFacets, facetOptions, matchesChoices, type FacetField } from '../../core/listing/facets';
import type { Order, OrderKey } from '../../core/listing/order';
import { rankColumn, type RowQuery } from '../../core/listing/page-rows';
import { readCountedPage, type PageRequest, type PageSource } from '../../core/listing/read-page';
import { TextSearch } from '../../core/text-search/text-search';
import { rankOfWords, type MatchMode } from '../../core/text-search/word-match';
import type { AppContext } from '../../core/context/app-context';
import { matchesText } from './company-search';
import { asGiven, withSectorIds } from './sector-filter';
import { agreementLabels, categoryLabels, folded, foldedAgreement, foldedCategory } from '../catalogs';
import {
  companySearch,
  createdAtMilliseconds,
  isCompanyListed,
  readCompanyItems,
  shortCompanyName,
  toCompanyItem,
  type CompanyPlace,
  type DirectoryViewer,
} from './company-rows';

type CompanyField = (typeof companyFilterFields)[number];
type CompanySort = (typeof companySorts)[number];

export interface CompanyFilter {
  filters: { [F in CompanyField]?: readonly string[] };
  location?: string | undefined;
  isEPFL?: boolean | undefined;
  text?: string | undefined;
  publishedOnly: boolean;
  sort?: CompanySort | undefined;
}

const id: OrderKey = { by: companies.id, direction: 'asc', type: 'uuid' };
const name: OrderKey = { by: shortCompanyName, direction: 'asc', type: 'text' };

/** Sort orders with the position of a row in each. */
const sorts = {
  relevance: {
    order: (rank) => ({
      name: 'companies-relevance',
      keys: [{ by: rank, as: rankColumn, direction: 'desc', type: 'integer' }, name, id],
    }),
    positionOf: (row) => [row.rank, row.shortName, row.id],
  },
  name: {
    order: () => ({ name: 'companies-name', keys: [name, id] }),
    positionOf: (row) => [row.shortName, row.id],
  },
  newest: {
    order: () => ({
      name: 'companies-newest',
      keys: [
        { by: createdAtMilliseconds, direction: 'desc', type: 'instant' },
        { ...id, direction: 'desc' },
      ],
    }),
    positionOf: (row) => [row.createdAt.toISOString(), row.id],
  },
} satisfies Record<
  CompanySort,
  { order: (rank: ReturnType<typeof rankOfWords>) => Order; positionOf: (place: CompanyPlace) => (string | number)[] }
>;

/** First year of the decade; empty if the year is not known. */
const decadeFounded = sql`coalesce((${companies.foundedIn} / 10 * 10)::text, '')`;

export const facetFields = ({ filters, location, isEPFL }: CompanyFilter): FacetField[] => [
  { name: 'category', value: foldedCategory, chosen: filters.category?.map(folded) },
  { name: 'agreementType', value: foldedAgreement, chosen: filters.agreementType?.map(folded) },
  // The parameters of the same name are also filters.
  { name: 'location', value: sql`${buildings.code}`, chosen: bothOf(filters.location, location) },
  { name: 'tag', value: sql`${companies.sectors}`, isList: true, chosen: filters.tag },
  {
    name: 'isEPFL',
    value: sql`${companies.isEpfl}::text`,
    chosen: bothOf(filters.isEPFL, isEPFL === undefined ? undefined : String(isEPFL)),
  },
  { name: 'teamSize', value: sql`coalesce(${companies.teamSize}, '')`, chosen: filters.teamSize },
  { name: 'founded', value: decadeFounded, chosen: filters.founded },
];

/**
 * Combines a parameter and a filter on the same field: values that match both. An empty combination still restricts the
 * list.
 */
function bothOf(chosen: readonly string[] | undefined, parameter: string | undefined): readonly string[] | undefined {
  if (parameter === undefined) return chosen;
  return chosen === undefined || chosen.includes(parameter) ? [parameter] : [''];
}

/**
 * Page source of the companies that match a filter; `includesHidden` adds those that only managers see, `readRows`
 * selects the columns.
 */
export function companyPages<Row extends CompanyPlace>(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  filter: CompanyFilter,
  includesHidden: boolean,
  readRows: (database: Database, reading: RowQuery, rank: SQL<number>) => PromiseLike<Row[]>,
): PageSource<Row> & { base: SQL | undefined; search: TextSearch; fields: FacetField[] } {
  const search = new TextSearch(database, filter.text, shared);
  const base = includesHidden ? undefined : isCompanyListed;
  const fields = facetFields(filter);
  const sort = sorts[search.isEmpty && filter.sort !== 'newest' ? 'name' : (filter.sort ?? 'relevance')];
  const rank = (mode: MatchMode) => rankOfWords([companySearch.name, companySearch.tags], search.words, mode);
  return {
    base,
    search,
    fields,
    order: (mode) => sort.order(rank(mode)),
    read: async (reading) =>
      readRows(
        database,
        {
          ...reading,
          where: and(base, await matchesText(database, search, reading.mode), matchesChoices(fields), reading.after),
        },
        rank(reading.mode),
      ),
    positionOf: sort.positionOf,
    isSearch: !search.isEmpty,
    anyExactMatch:
      search.isEmpty || !matchesChoices(fields)
        ? undefined
        : async () =>
            (
              await database
                .select({ found: sql`1` })
                .from(companies)
                .where(and(base, await matchesText(database, search, 'exact')))
                .limit(1)
            ).length > 0,
  };
}

/** Returns a page of the directory; the first page includes the total and the facets. */
export async function listCompanies(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  viewer: DirectoryViewer,
  filter: CompanyFilter,
  page: PageRequest,
  language: Language,
): Promise<CallResponse<'GET /api/companies/query'>> {
  const includesHidden = !filter.publishedOnly && viewer.managesCompanies;
  const permitted = permittedFilter(viewer, filter);
  const named = await withSectorIds(database, permitted);
  const pages = companyPages({ database, shared }, named.filter, includesHidden, readCompanyItems);
  const { sort: _sort, ...restricting } = permitted;
  // The same for everybody with the same view of the list, in every order and size of page.
  const countIn = (mode: MatchMode) =>
    shared.find(JSON.stringify(['company facets', restricting, includesHidden, mode, language]), () =>
      countCompanies({ database, shared }, { ...pages, namesOf: named.namesOf }, mode, language),
    );
  const [{ rows, paginationId, isCapped, counted }, sectorLabels] = await Promise.all([
    readCountedPage(page, pages, countIn),
    catalogLabels({ database, shared }, 'sectors', language),
  ]);
  const items = rows.map((row) =>
    toCompanyItem(row, { language, sectorLabels, seesAgreements: viewer.seesAgreements }),
  );
  if (!counted) return { items, paginationId };
  const facets = viewer.seesAgreements ? counted.facets : { ...counted.facets, agreementType: [] };
  return { items, paginationId, isCapped, total: counted.total, facets };
}

/** Without the filter by agreement for visitors, who would learn from it which companies have one. */
export function permittedFilter(
  { seesAgreements }: Pick<DirectoryViewer, 'seesAgreements'>,
  filter: CompanyFilter,
): CompanyFilter {
  if (seesAgreements) return filter;
  const { agreementType: _agreementType, ...filters } = filter.filters;
  return { ...filter, filters };
}

async function countCompanies(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  {
    base,
    search,
    fields,
    namesOf,
  }: Pick<ReturnType<typeof companyPages>, 'base' | 'search' | 'fields'> & {
    namesOf: ReadonlyMap<string, readonly string[]>;
  },
  mode: MatchMode,
  language: Language,
) {
  const from = sql`${companies} LEFT JOIN ${buildings} ON ${buildings.id} = ${companies.buildingId}`;
  const where = and(base, await matchesText(database, search, mode));
  const labelsOf = (catalog: string) => catalogLabels({ database, shared }, catalog, language);
  const [{ total, counts }, sectorNames, categoryNames, agreementNames, namesOfBuildings] = await Promise.all([
    countFacets(database, from, where, fields),
    labelsOf('sectors'),
    labelsOf('company-categories'),
    labelsOf('agreement-types'),
    buildingNames({ database, shared }),
  ]);
  const [categories, agreements] = [
    counts.get('category') ?? new Map<string, number>(),
    counts.get('agreementType') ?? new Map<string, number>(),
  ];
  const facets = {
    category: facetOptions(categories, categoryLabels(categories.keys(), categoryNames)),
    agreementType: facetOptions(agreements, agreementLabels(agreements.keys(), agreementNames)).filter(
      ({ value }) => value !== '',
    ),
    location: facetOptions(counts.get('location'), namesOfBuildings),
    tag: asGiven(facetOptions(counts.get('tag'), sectorNames), namesOf),
    isEPFL: facetOptions(counts.get('isEPFL')),
    teamSize: inNaturalOrder(
      facetOptions(counts.get('teamSize'), new Map(teamSizes.map((size) => [size, teamSizeLabel(size)]))),
    ),
    founded: inNaturalOrder(facetOptions(counts.get('founded')))
      .map((option) => ({ ...option, label: decadeLabel(option.value) }))
      .reverse(),
  };
  return { total, facets };
}

/** Sizes and decades are read in their order, not by frequency; what is not known is no value. */
const inNaturalOrder = (options: FacetOption[]): FacetOption[] =>
  options
    .filter(({ value }) => value !== '')
    .sort((one, other) => Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10));

const buildingNames = ({ database, shared }: Pick<AppContext, 'database' | 'shared'>) =>
  shared.find('building names', async () => {
    const rows = await database
      .select({ code: buildings.code, name: buildings.name })
      .from(buildings)
      .orderBy(asc(buildings.position));
    return new Map(rows.map((row) => [row.code, row.name]));
  });

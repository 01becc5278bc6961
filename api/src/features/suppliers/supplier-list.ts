import { dayMs } from '@park/domain';
import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import type { Supplier, supplierSorts } from '@park/contract/suppliers';
import type { Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import type { Database } from '../../core/database/database';
import { fileAddress } from '../../core/files/file-store';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { countFacets, facetOptions, matchesChoices, type FacetField } from '../../core/listing/facets';
import type { Order, OrderKey } from '../../core/listing/order';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { TextSearch } from '../../core/text-search/text-search';
import { textsFor } from '../../core/languages/texts-by-language';
import { rankOfWords, type MatchMode } from '../../core/text-search/word-match';
import type { AppContext } from '../../core/context/app-context';
import { monthsOnList, scoreAt, votesOf } from './supplier-score';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';

export interface SupplierFilter {
  categories?: readonly string[] | undefined;
  text?: string | undefined;
  /** Returns archived suppliers instead of listed ones. */
  archived?: boolean | undefined;
  sort?: (typeof supplierSorts)[number] | undefined;
}

const shortName = sql<string>`left(${suppliers}.search_name, 60)`;

/** Returns a page of the suppliers, best recommended first; the first page includes the totals, also by category. */
export async function listSuppliers(
  { database, shared, clock }: Pick<AppContext, 'database' | 'shared' | 'clock'>,
  person: Person,
  filter: SupplierFilter,
  page: PageRequest,
  language: Language,
): Promise<CallResponse<'GET /api/approved-suppliers/query'>> {
  const today = startOfDay(clock());
  const score = scoreAt(today, await averageVotesPerMonth(database, today));
  const search = new TextSearch(database, filter.text, shared);
  const isListed = filter.archived ? isNotNull(suppliers.archivedAt) : isNull(suppliers.archivedAt);
  const fields: FacetField[] = [{ name: 'category', value: sql`${suppliers.category}`, chosen: filter.categories }];
  const rank = (matched: MatchMode) => rankOfWords([sql`${suppliers}.search_name`], search.words, matched);
  const sort =
    filter.sort === 'relevance' || filter.sort === undefined
      ? search.isEmpty
        ? 'recommended'
        : 'relevance'
      : filter.sort;
  const byName: OrderKey[] = [
    { by: shortName, direction: 'asc', type: 'text' },
    { by: suppliers.id, direction: 'asc', type: 'uuid' },
  ];
  const bestFirst: OrderKey[] = [{ by: score, direction: 'desc', type: 'integer' }, ...byName];
  const orders = {
    relevance: (matched) => ({
      name: 'suppliers-relevance',
      keys: [{ by: rank(matched), direction: 'desc', type: 'integer' }, ...bestFirst],
    }),
    recommended: () => ({ name: 'suppliers', keys: bestFirst }),
    name: () => ({ name: 'suppliers-name', keys: byName }),
  } satisfies Record<string, (matched: MatchMode) => Order>;
  const ownVote = database
    .select({ found: sql`1` })
    .from(supplierVotes)
    .where(and(eq(supplierVotes.supplierId, suppliers.id), eq(supplierVotes.userId, person.id)));
  const { rows, paginationId, isFirst, mode } = await readPage(page, {
    order: orders[sort],
    read: async (reading) =>
      database
        .select({
          supplier: suppliers,
          votes: votesOf,
          hasVoted: sql<boolean>`${exists(ownVote)}`,
          score,
          shortName,
          rank: rank(reading.mode),
        })
        .from(suppliers)
        .where(and(isListed, await search.condition(suppliers, reading.mode), matchesChoices(fields), reading.after))
        .orderBy(...reading.orderBy)
        .limit(reading.limit),
    positionOf: (row) => [
      ...(sort === 'relevance' ? [row.rank] : []),
      ...(sort === 'name' ? [] : [row.score]),
      row.shortName,
      row.supplier.id,
    ],
    isSearch: !search.isEmpty,
    anyExactMatch:
      search.isEmpty || !matchesChoices(fields)
        ? undefined
        : async () =>
            (
              await database
                .select({ found: sql`1` })
                .from(suppliers)
                .where(and(isListed, await search.condition(suppliers, 'exact')))
                .limit(1)
            ).length > 0,
  });
  const items = rows.map(({ supplier, votes, hasVoted, score: millionths }) => ({
    ...toSupplier(supplier, { votes, hasVoted }, language),
    votesPerMonth: millionths / 1_000_000,
  }));
  if (!isFirst) return { items, paginationId };
  const { total, counts } = await countFacets(
    database,
    sql`${suppliers}`,
    and(isListed, await search.condition(suppliers, mode)),
    fields,
  );
  return {
    items,
    paginationId,
    total,
    facets: {
      category: facetOptions(
        counts.get('category'),
        await catalogLabels({ database, shared }, 'supplier-categories', language),
      ),
    },
  };
}

/**
 * Time on the list and the average change daily, so that neither the time nor new votes change the order while a person
 * pages through it.
 */
const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);

async function averageVotesPerMonth(database: Database, day: Date): Promise<number> {
  const votesBefore = sql`(SELECT count(*) FROM ${supplierVotes} WHERE ${supplierVotes.supplierId} = ${suppliers.id} AND ${supplierVotes.createdAt} < ${day.toISOString()}::timestamptz)`;
  const [row] = await database
    .select({ average: sql<string | null>`sum(${votesBefore}) / nullif(sum(${monthsOnList(day)}), 0)` })
    .from(suppliers)
    .where(isNull(suppliers.archivedAt));
  return Number(row?.average ?? 0);
}

function toSupplier(
  row: typeof suppliers.$inferSelect,
  { votes, hasVoted }: { votes: number; hasVoted: boolean },
  wanted: Language,
): Supplier {
  const read = textsFor(row.texts, wanted);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: read?.texts.description ?? '',
    website: row.website,
    email: row.email,
    phone: row.phone,
    logo: fileAddress(row.logoId),
    votes,
    hasVoted,
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}

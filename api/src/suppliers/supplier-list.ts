import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { CallAnswer } from '@park/contract';
import type { Supplier } from '@park/contract/suppliers';
import type { Language } from '@park/contract/texts';
import type { Person } from '../access/person';
import type { Database } from '../database/database';
import { fileAddress } from '../files/file-store';
import { catalogLabels } from '../listing/catalog-labels';
import { countFacets, facetOptions, fitsChoices, type FacetField } from '../listing/facets';
import type { Order } from '../listing/order';
import { readPage, type PageRequest } from '../listing/read-page';
import { TextSearch } from '../listing/text-search';
import { textsFor } from '../listing/texts';
import type { Park } from '../server/park';
import { monthsOnList, scoreAt, votesOf } from './supplier-score';
import { suppliers, supplierVotes } from './tables';

export interface SupplierWish {
  categories?: readonly string[] | undefined;
  text?: string | undefined;
}

const shortName = sql<string>`left(${suppliers}.search_name, 60)`;

/** One page of the suppliers, best recommended first; the first page says how many there are, by category too. */
export async function listSuppliers(
  { database, clock }: Pick<Park, 'database' | 'clock'>,
  person: Person,
  wish: SupplierWish,
  page: PageRequest,
  language: Language,
): Promise<CallAnswer<'GET /api/approved-suppliers/query'>> {
  const today = startOfDay(clock());
  const score = scoreAt(today, await averageVotesPerMonth(database, today));
  const search = new TextSearch(database, wish.text);
  const isListed = isNull(suppliers.archivedAt);
  const fields: FacetField[] = [{ name: 'category', value: sql`${suppliers.category}`, chosen: wish.categories }];
  const bestFirst: Order = {
    name: 'suppliers',
    keys: [
      { by: score, direction: 'desc', type: 'integer' },
      { by: shortName, direction: 'asc', type: 'text' },
      { by: suppliers.id, direction: 'asc', type: 'uuid' },
    ],
  };
  const ownVote = database.select({ found: sql`1` }).from(supplierVotes).where(and(eq(supplierVotes.supplierId, suppliers.id), eq(supplierVotes.userId, person.id)));
  const { rows, paginationId, isFirst, mode } = await readPage(page, {
    order: () => bestFirst,
    read: async (reading) =>
      database
        .select({ supplier: suppliers, votes: votesOf, hasVoted: sql<boolean>`${exists(ownVote)}`, score, shortName })
        .from(suppliers)
        .where(and(isListed, await search.condition(suppliers, reading.mode), fitsChoices(fields), reading.after))
        .orderBy(...reading.orderBy)
        .limit(reading.limit),
    positionOf: (row) => [row.score, row.shortName, row.supplier.id],
    isSearch: !search.isEmpty,
    anyExactMatch: search.isEmpty || !fitsChoices(fields) ? undefined : async () => (await database.select({ found: sql`1` }).from(suppliers).where(and(isListed, await search.condition(suppliers, 'exact'))).limit(1)).length > 0,
  });
  const items = rows.map(({ supplier, votes, hasVoted }) => toSupplier(supplier, { votes, hasVoted }, language));
  if (!isFirst) return { items, paginationId };
  const { total, counts } = await countFacets(database, sql`${suppliers}`, and(isListed, await search.condition(suppliers, mode)), fields);
  return { items, paginationId, total, facets: { category: facetOptions(counts.get('category'), await catalogLabels(database, 'supplier-categories', language)) } };
}

/**
 * Time on the list and the average move with the day and not with the moment: neither the clock nor somebody else's
 * vote shifts the whole order while a person pages through it.
 */
const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 86_400_000) * 86_400_000);

async function averageVotesPerMonth(database: Database, day: Date): Promise<number> {
  const votesBefore = sql`(SELECT count(*) FROM ${supplierVotes} WHERE ${supplierVotes.supplierId} = ${suppliers.id} AND ${supplierVotes.createdAt} < ${day.toISOString()}::timestamptz)`;
  const [row] = await database
    .select({ average: sql<string | null>`sum(${votesBefore}) / nullif(sum(${monthsOnList(day)}), 0)` })
    .from(suppliers)
    .where(isNull(suppliers.archivedAt));
  return Number(row?.average ?? 0);
}

function toSupplier(row: typeof suppliers.$inferSelect, { votes, hasVoted }: { votes: number; hasVoted: boolean }, wanted: Language): Supplier {
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

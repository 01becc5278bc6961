/** A page of articles or events that readers may see. */
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import type { Order } from '../../core/listing/order';
import type { RowQuery } from '../../core/listing/page-rows';
import type { Position } from '../../core/listing/pagination-id';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { excerptsFor, type SearchedTexts } from '../../core/text-search/list-excerpts';
import type { TextSearch } from '../../core/text-search/text-search';

interface SearchedPage<Row, Item> {
  readonly table: PgTable;
  readonly search: TextSearch;
  readonly language: Language;
  readonly order: Order;
  /** What may be read at all. */
  readonly base: SQL | undefined;
  /** What the filters choose of it. */
  readonly choice: SQL | undefined;
  /** `whole` includes the contents, for excerpts. */
  readonly readers: Readonly<Record<'items' | 'whole', (database: Database, query: RowQuery) => Promise<Row[]>>>;
  readonly positionOf: (row: Row) => Position;
  readonly toItem: (row: Row, language: Language) => Item;
}

/** Returns a page of what matches; a search by words adds an excerpt to each item, except when everything is fetched. */
export async function readSearchedPage<Row extends { texts: SearchedTexts }, Item>(
  database: Database,
  page: PageRequest,
  { table, search, language, order, base, choice, readers, positionOf, toItem }: SearchedPage<Row, Item>,
): Promise<Page<Item>> {
  const hasExcerpts = !search.isEmpty && page.fetchAllCap === undefined;
  const read = hasExcerpts ? readers.whole : readers.items;
  const { rows, paginationId, isCapped, mode } = await readPage(page, {
    order: () => order,
    read: async ({ mode: asked, ...reading }) =>
      read(database, { ...reading, where: and(base, choice, await search.condition(table, asked), reading.after) }),
    positionOf,
    isSearch: !search.isEmpty,
    anyExactMatch:
      search.isEmpty || !choice
        ? undefined
        : async () => {
            const where = and(base, await search.condition(table, 'exact')) ?? sql`true`;
            return (await database.execute(sql`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`)).rows.length > 0;
          },
  });
  const excerpt = hasExcerpts ? excerptsFor({ words: search.words, mode, language }) : () => ({});
  return {
    items: rows.map((row) => ({ ...toItem(row, language), ...excerpt(row.texts) })),
    paginationId,
    isCapped,
  };
}

/** Pages of a list: which rows to read, and what the answer says about the rest (MISS-14). */
import type { SQL } from 'drizzle-orm';
import { afterPosition, orderBy, type Order } from './order';
import { parsePaginationId, formatPaginationId, type Position } from './pagination-id';
import type { MatchMode } from '../text-search/word-match';

export interface PageRequest {
  pageSize: number;
  paginationId?: string | undefined;
  /** The most items to answer in one page when the whole list is asked for; absent for an ordinary page. */
  fetchAllCap?: number | undefined;
}

/** What one reading of rows has to heed. */
export interface RowRequest {
  /** Only rows after the end of the page before; absent on the first page. */
  after: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  mode: MatchMode;
}

export interface RowPage<Row> {
  rows: Row[];
  paginationId: string | null;
  isCapped?: true;
  isFirst: boolean;
  mode: MatchMode;
}

export interface PageSource<Row> {
  order: (mode: MatchMode) => Order;
  /** Reads at most `limit` rows. */
  read: (reading: RowRequest) => Promise<Row[]>;
  positionOf: (row: Row) => Position;
  /** Whether words are searched: if nothing holds them exactly, the list is read again with one typing mistake allowed. */
  isSearch?: boolean;
  /**
   * Whether anything at all holds the searched words exactly, whatever the filters. Given only when words are searched
   * within a choice of filters: an empty list is then not a reason yet to look for similar words.
   */
  anyExactMatch?: (() => Promise<boolean>) | undefined;
}

export async function readPage<Row>(request: PageRequest, source: PageSource<Row>): Promise<RowPage<Row>> {
  if (request.paginationId === undefined || request.fetchAllCap !== undefined) return readFirstPage(request, source);
  // Both modes of a list share the order's name.
  const end = parsePaginationId(source.order('exact').name, request.paginationId);
  const order = source.order(end.mode);
  return readRows(request, source, order, end.mode, afterPosition(order, end.position));
}

async function readFirstPage<Row>(request: PageRequest, source: PageSource<Row>): Promise<RowPage<Row>> {
  const exact = await readRows(request, source, source.order('exact'), 'exact', undefined);
  if (exact.rows.length > 0 || !source.isSearch || (await source.anyExactMatch?.())) return exact;
  return readRows(request, source, source.order('tolerant'), 'tolerant', undefined);
}

async function readRows<Row>(
  request: PageRequest,
  source: PageSource<Row>,
  order: Order,
  mode: MatchMode,
  afterEnd: SQL | undefined,
): Promise<RowPage<Row>> {
  const limit = request.fetchAllCap ?? request.pageSize;
  // One more than asked for tells whether there is a next page.
  const found = await source.read({ after: afterEnd, orderBy: orderBy(order), limit: limit + 1, mode });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > limit;
  const isWhole = request.fetchAllCap !== undefined;
  return {
    rows,
    paginationId:
      hasMore && !isWhole && last ? formatPaginationId(order.name, { position: source.positionOf(last), mode }) : null,
    ...(hasMore && isWhole && { isCapped: true as const }),
    isFirst: afterEnd === undefined,
    mode,
  };
}

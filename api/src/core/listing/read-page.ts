/** Reads pages of lists and reports whether there are more (MISS-14). */
import type { SQL } from 'drizzle-orm';
import { afterPosition, orderBy, type Order } from './order';
import { parsePaginationId, formatPaginationId, type Position } from './pagination-id';
import type { MatchMode } from '../text-search/word-match';

export interface PageRequest {
  pageSize: number;
  paginationId?: string | undefined;
  /** Maximum number of items if the whole list is requested; absent for an ordinary page. */
  fetchAllCap?: number | undefined;
}

/** Parameters of a query for rows. */
export interface RowRequest {
  /** Condition for rows after the previous page; absent on the first page. */
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
  /** Whether the list is searched by words: without exact matches it is read again, allowing one typo. */
  isSearch?: boolean;
  /**
   * Whether any record matches the words exactly, regardless of filters. Set only for searches with filters, where an
   * empty page does not mean that there is no exact match.
   */
  anyExactMatch?: (() => Promise<boolean>) | undefined;
}

const isFirstPage = ({ paginationId, fetchAllCap }: PageRequest): boolean =>
  paginationId === undefined || fetchAllCap !== undefined;

/**
 * Reads the first page, or the page after `paginationId` in the way the first one matched. With `fetchAllCap` it reads
 * everything up to the cap, ignores `paginationId`, and sets `isCapped` if there is more (MISS-14).
 * @throws ApiError 400 if the `paginationId` is malformed or belongs to another list
 */
export async function readPage<Row>(request: PageRequest, source: PageSource<Row>): Promise<RowPage<Row>> {
  if (isFirstPage(request)) return readFirstPage(request, source);
  // The order has the same name in both modes.
  const end = parsePaginationId(source.order('exact').name, request.paginationId ?? '');
  const order = source.order(end.mode);
  return readRows(request, source, order, end.mode, afterPosition(order, end.position));
}

/**
 * Reads a page and, for the first one, counts at the same time: exact matches, and tolerant ones if there are no exact.
 */
export async function readCountedPage<Row, Counted>(
  request: PageRequest,
  source: PageSource<Row>,
  countIn: (mode: MatchMode) => Promise<Counted>,
): Promise<RowPage<Row> & { counted: Counted | undefined }> {
  if (!isFirstPage(request)) return { ...(await readPage(request, source)), counted: undefined };
  const [page, exact] = await Promise.all([readPage(request, source), countIn('exact')]);
  return { ...page, counted: page.mode === 'exact' ? exact : await countIn(page.mode) };
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
  // Reads one more row to find out whether there is a next page.
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

/** Paged lists; `paginationId` requests the next page and is null on the last one (MISS-14). */
import { maxPageSize, defaultPageSize } from '@park/domain';
import * as z from 'zod/mini';
import { wholeNumber, yesNo } from './query-string';

export interface Page<T> {
  items: T[];
  paginationId: string | null;
  /** Number of matching items, if it is cheap to compute. */
  total?: number | undefined;
  /** True if the configured cap of `fetchAll` omitted items. */
  isCapped?: boolean | undefined;
}

/**
 * The response of a paged list: items, the place of the next page (null after the last one), and a total where it is
 * counted (MISS-14).
 */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    paginationId: z.nullable(z.string()),
    total: z.optional(z.int()),
    isCapped: z.optional(z.boolean()),
  });

/** Query parameters of paged lists. */
export const pageQuery = {
  pageSize: z._default(wholeNumber({ minimum: 1, maximum: maxPageSize }), defaultPageSize),
  paginationId: z.optional(z.string().check(z.maxLength(400))),
};

/** For lists that can be requested as a whole. */
export const fetchAllQuery = { fetchAll: z._default(yesNo(), false) };

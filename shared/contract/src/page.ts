/** Lists come in pages; `paginationId` asks for the next one and is null at the end (MISS-14). */
import { maxPageSize, defaultPageSize } from '@park/domain';
import * as z from 'zod/mini';
import { wholeNumber, yesNo } from './query-string';

export interface Page<T> {
  items: T[];
  paginationId: string | null;
  /** Number of all items that match, where it is cheap to know. */
  total?: number | undefined;
  /** True when `fetchAll` left items out because the configured cap was reached. */
  isCapped?: boolean | undefined;
}

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    paginationId: z.nullable(z.string()),
    total: z.optional(z.int()),
    isCapped: z.optional(z.boolean()),
  });

/** Parameters of a list that comes in pages, to be spread into the query's object. */
export const pageQuery = {
  pageSize: z._default(wholeNumber({ minimum: 1, maximum: maxPageSize }), defaultPageSize),
  paginationId: z.optional(z.string().check(z.maxLength(400))),
};

/** For lists that can also be asked for whole. */
export const fetchAllQuery = { fetchAll: z._default(yesNo(), false) };

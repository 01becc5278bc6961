/**
 * `paginationId`: the position at which a page ended, so that the next page continues there even if items are added. It
 * is opaque to callers but not signed: it contains nothing secret, grants no rights, and its values are only used as
 * parameters of comparisons.
 */
import { z } from 'zod';
import { ApiError } from '../errors/api-error';
import type { MatchMode } from '../text-search/word-match';

/** Values of the sort keys of the last item of a page. */
export type Position = readonly (string | number)[];

export interface PageEnd {
  position: Position;
  /** How the first page matched the search words; all pages of a list match the same way. */
  mode: MatchMode;
}

const Payload = z.tuple([z.string(), z.enum(['exact', 'tolerant'])]).rest(z.union([z.string(), z.number()]));

/** `order` is the name of the list's order; `parsePaginationId` refuses a `paginationId` of another one. */
export const formatPaginationId = (order: string, { position, mode }: PageEnd): string =>
  Buffer.from(JSON.stringify([order, mode, ...position])).toString('base64url');

/** 400 `errors.validation` with the field `paginationId`. */
export const invalidPaginationId = () =>
  new ApiError(400, 'errors.validation', { fields: { paginationId: 'errors.field.invalid' } });

/**
 * Parses a `paginationId` of the given order.
 * @throws ApiError 400 if it is malformed or belongs to another list
 */
export function parsePaginationId(order: string, text: string): PageEnd {
  try {
    const [orderName, mode, ...position] = Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (orderName === order) return { mode, position };
  } catch {
    // Handled below.
  }
  throw invalidPaginationId();
}

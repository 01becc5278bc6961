/**
 * `paginationId`: where a page ended, so that the next one goes on there however many items were added meanwhile.
 * Callers see an opaque text. It holds nothing secret and gives no right, so it is checked, not signed: whatever is in
 * it only ever becomes the value of a comparison.
 */
import { z } from 'zod';
import { ApiError } from '../errors/api-error';
import type { MatchMode } from '../text-search/word-match';

/** Values of the order's keys at the last item of a page. */
export type Position = readonly (string | number)[];

export interface PageEnd {
  position: Position;
  /** How the first page of the list matched its words; all pages of a list match alike. */
  mode: MatchMode;
}

const Payload = z.tuple([z.string(), z.enum(['exact', 'tolerant'])]).rest(z.union([z.string(), z.number()]));

export const formatPaginationId = (order: string, { position, mode }: PageEnd): string =>
  Buffer.from(JSON.stringify([order, mode, ...position])).toString('base64url');

export const invalidPaginationId = () =>
  new ApiError(400, 'errors.validation', { fields: { paginationId: 'errors.field.invalid' } });

/** Reads it back, or throws a 400 that names the field: garbage, or made by another list or order. */
export function parsePaginationId(order: string, text: string): PageEnd {
  try {
    const [orderName, mode, ...position] = Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (orderName === order) return { mode, position };
  } catch {
    // Falls through to the one refusal.
  }
  throw invalidPaginationId();
}

import type { ApiConfiguration } from '../configuration/configuration';
import type { PageRequest } from './read-page';

interface PageQuery {
  pageSize: number;
  paginationId?: string | undefined;
  fetchAll?: boolean;
}

/**
 * Returns the page that a list's query parameters request; `fetchAll` disables paging up to the configured cap
 * (MISS-14).
 */
export const pageRequest = (
  { pageSize, paginationId, fetchAll = false }: PageQuery,
  { fetchAllCap }: Pick<ApiConfiguration, 'fetchAllCap'>,
): PageRequest => ({
  pageSize,
  paginationId,
  ...(fetchAll && { fetchAllCap }),
});

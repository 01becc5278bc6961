import type { ApiConfiguration } from '../configuration/configuration';
import type { PageRequest } from './read-page';

interface PageQuery {
  pageSize: number;
  paginationId?: string | undefined;
  fetchAll?: boolean;
}

/** What the parameters of a list ask for; `fetchAll` ignores paging up to the configured cap (MISS-14). */
export const pageRequest = (
  { pageSize, paginationId, fetchAll = false }: PageQuery,
  { fetchAllCap }: Pick<ApiConfiguration, 'fetchAllCap'>,
): PageRequest => ({
  pageSize,
  paginationId,
  ...(fetchAll && { fetchAllCap }),
});

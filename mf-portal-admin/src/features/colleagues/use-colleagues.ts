/** The people of the own company: all by name, or those who match a text. */
import { usePagedCall, type PagedQueryState } from '@park/platform';

/** Five are enough for the overview; the search and the list of people have the others. */
const pageSize = 5;

export interface Colleagues {
  readonly list: PagedQueryState<'GET /api/companies/employees'> | PagedQueryState<'GET /api/users/query'>;
  /** Whether `list` holds search results; false until the first results have arrived. */
  readonly isSearched: boolean;
  /** Whether `list` still shows the results of the previous text. */
  readonly isStale: boolean;
}

export function useColleagues(companyId: string, text: string): Colleagues {
  const isWanted = text !== '';
  const everybody = usePagedCall('GET /api/companies/employees', { query: { pageSize } });
  // A super administrator would find people of all companies without the filter.
  const found = usePagedCall(
    'GET /api/users/query',
    { query: { queryText: text, queryFilters: `company:${companyId}`, pageSize } },
    { enabled: isWanted },
  );
  // The full list stays until the first results arrive, to avoid flicker.
  const isSearched = isWanted && (found.status !== 'pending' || everybody.status !== 'ready');
  const list = isSearched ? found : everybody;
  return { list, isSearched, isStale: isWanted && (!isSearched || (found.status === 'ready' && found.isRefreshing)) };
}

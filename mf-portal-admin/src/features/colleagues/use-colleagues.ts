/** The people of the own company: all of them by name, or those who match a text. */
import { usePagedCall, type PagedQueryState } from '@park/platform';

const pageSize = 8;

export interface Colleagues {
  readonly list: PagedQueryState<'GET /api/companies/employees'> | PagedQueryState<'GET /api/users/query'>;
  /** What `list` was searched by; differs from the text typed while an answer is on its way. */
  readonly isSearched: boolean;
  /** Another text's answer still stands there. */
  readonly isStale: boolean;
}

export function useColleagues(companyId: string, text: string): Colleagues {
  const isWanted = text !== '';
  const everybody = usePagedCall('GET /api/companies/employees', { query: { pageSize } });
  // Whoever manages all companies would find people of all of them: here it is about the own one.
  const found = usePagedCall(
    'GET /api/users/query',
    { query: { queryText: text, queryFilters: `company:${companyId}`, pageSize } },
    { enabled: isWanted },
  );
  // Until the first search has its answer, the whole list stays: nothing flickers away under the reader's eyes.
  const isSearched = isWanted && (found.status !== 'pending' || everybody.status !== 'ready');
  const list = isSearched ? found : everybody;
  return { list, isSearched, isStale: isWanted && (!isSearched || (found.status === 'ready' && found.isRefreshing)) };
}

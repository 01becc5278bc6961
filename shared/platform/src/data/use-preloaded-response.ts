import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Begins a query with the response that the page carries. Not as `initialData`, to which a query returns when it is reset:
 * after a change of person that would be the response of the person before (AMB-32).
 */
export function usePreloadedResponse(queryKey: readonly string[], take: () => unknown): void {
  const cache = useQueryClient();
  // While rendering, so that the first one has the response; doing it twice changes nothing.
  useMemo(() => {
    if (cache.getQueryState(queryKey)) return;
    const response = take();
    if (response !== undefined) cache.setQueryData(queryKey, response);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The key names the query, whichever array has it.
  }, [cache, JSON.stringify(queryKey)]);
}

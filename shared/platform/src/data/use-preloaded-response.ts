import { useQueryClient } from '@tanstack/react-query';

/**
 * Begins a query with the response that the page carries. Not as `initialData`, to which a query returns when it is reset:
 * after a change of person that would be the response of the person before (AMB-32). It is taken while rendering, so that the
 * first render has it; from then on the query exists and nothing is done.
 */
export function usePreloadedResponse(queryKey: readonly string[], take: () => unknown): void {
  const cache = useQueryClient();
  if (cache.getQueryState(queryKey)) return;
  const response = take();
  if (response !== undefined) cache.setQueryData(queryKey, response);
}

/** The address of a list as it was last seen, so that the breadcrumb of a details page leads back to its filters. */
import { useSearchParams } from '@park/platform';
import { useEffect } from 'react';

type ListPath = '/companies' | '/jobs';

const lastQueries = new Map<ListPath, string>();

/** For the page of a list. */
export function useRememberedList(path: ListPath): void {
  const [parameters] = useSearchParams();
  const query = parameters.toString();
  useEffect(() => {
    lastQueries.set(path, query);
  }, [path, query]);
}

/** The list without filters if it was not open before. */
export function lastListAddress(path: ListPath): string {
  const query = lastQueries.get(path);
  return query ? `${path}?${query}` : path;
}

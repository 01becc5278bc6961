/** The address of a list as it was last seen, so that the breadcrumb of a details page leads back to its filters. */
import { useEffect } from 'react';

const lastQueries = new Map<string, string>();

/**
 * For the page of a list.
 * @param path `/companies`
 * @param query of its present address, without the question mark
 */
export function useRememberedList(path: string, query: string): void {
  useEffect(() => {
    lastQueries.set(path, query);
  }, [path, query]);
}

/** The list without filters if it was not open before. */
export function lastListAddress(path: string): string {
  const query = lastQueries.get(path);
  return query ? `${path}?${query}` : path;
}

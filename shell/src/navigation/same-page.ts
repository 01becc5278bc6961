import { normalizePath } from '@park/domain';

export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

export const recordOf = (search: string): string | null => new URLSearchParams(search).get('id');

/**
 * Whether an address shows the same page as another one: the same path and, where both name one, the same record. Filters
 * and tabs stay on a page, and so does a new record that gets its id when it is saved.
 */
export function isSamePage(one: PageAddress, other: PageAddress): boolean {
  if (normalizePath(one.pathname) !== normalizePath(other.pathname)) return false;
  const [mine, theirs] = [recordOf(one.search), recordOf(other.search)];
  return mine === null || theirs === null || mine === theirs;
}

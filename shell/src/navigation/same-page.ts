import { normalizePath } from '@park/domain';

export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

export const recordOf = (search: string): string | null => new URLSearchParams(search).get('id');

/**
 * Whether a navigation stays on the page: the same path and the same record. Filters and tabs stay on a page, and so does a
 * new record that gets its id when it is saved; a record that is left for the list or for a new one does not.
 */
export function isSamePage(from: PageAddress, to: PageAddress): boolean {
  if (normalizePath(from.pathname) !== normalizePath(to.pathname)) return false;
  const record = recordOf(from.search);
  return record === null || record === recordOf(to.search);
}

/** Parameters that name what an editor changes. A list may have a filter of the same name, so they make no other page. */
const editedRecords = ['company', 'job', 'draft'];

/** Whether input on the page is still there after a navigation: the same page, and the same record in its editor. */
export function keepsInput(from: PageAddress, to: PageAddress): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return (
    isSamePage(from, to) && editedRecords.every((name) => !before.has(name) || before.get(name) === after.get(name))
  );
}

import type { ListAddress } from '@park/platform';

/** What has emptied a list: the search, the filters, or both together. */
export function findNarrowing({ text, chosenCount }: Pick<ListAddress<string>, 'text' | 'chosenCount'>) {
  if (chosenCount === 0) return 'search';
  return text.trim() === '' ? 'filters' : 'both';
}

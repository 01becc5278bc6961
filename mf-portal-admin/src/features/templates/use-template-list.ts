/** The templates for the search and the category in the address. */
import { formatQueryFilters, useListAddress, usePagedCall } from '@park/platform';

const templateFields = ['category'] as const;

export function useTemplateList() {
  const address = useListAddress(templateFields);
  const isArchive = address.parameter('archived') === 'true';
  const list = usePagedCall('GET /api/templates/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters(address.chosen),
      archived: isArchive || undefined,
    },
  });
  return { address, list, isArchive };
}

import { useCall } from '@park/platform';

export interface CatalogItem {
  readonly id: string;
  readonly label: string;
}

/** Words of a catalog in the reader's language and the order in which they are offered; none while they load. */
export function useCatalog(catalog: 'news-types' | 'event-types'): readonly CatalogItem[] {
  return useCall('GET /api/catalogs/{id}', { params: { id: catalog } }).data?.items ?? [];
}

export const labelIn = (catalog: readonly CatalogItem[], id: string): string | undefined =>
  catalog.find((item) => item.id === id)?.label;

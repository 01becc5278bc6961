import { useCall } from '@park/platform';

export interface CatalogItem {
  readonly id: string;
  readonly label: string;
}

/** The labels of a catalog in the reader's language, in the order of the catalog; empty while loading. */
export function useCatalog(catalog: 'news-types' | 'event-types'): readonly CatalogItem[] {
  return useCall('GET /api/catalogs/{id}', { params: { id: catalog } }).data?.items ?? [];
}

export const labelIn = (catalog: readonly CatalogItem[], id: string): string | undefined =>
  catalog.find((item) => item.id === id)?.label;

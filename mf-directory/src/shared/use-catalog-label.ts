import { useCall } from '@park/platform';

/** Returns a function for the labels of a catalog by id; undefined while loading and for unknown ids. */
export function useCatalogLabel(catalog: 'company-categories' | 'job-types'): (id: string) => string | undefined {
  const { data } = useCall('GET /api/catalogs/{id}', { params: { id: catalog } });
  return (id) => data?.items.find((item) => item.id === id)?.label;
}

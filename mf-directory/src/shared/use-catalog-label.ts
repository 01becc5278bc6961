import { useCall } from '@park/platform';

/** Words of a catalog by id; undefined while they load, and for an id that the catalog does not have. */
export function useCatalogLabel(catalog: 'company-categories' | 'job-types'): (id: string) => string | undefined {
  const { data } = useCall('GET /api/catalogs/{id}', { params: { id: catalog } });
  return (id) => data?.items.find((item) => item.id === id)?.label;
}

import type { CatalogId } from '@park/contract/catalogs';
import { useCall } from '@park/platform';

export interface CatalogLabels {
  readonly isPending: boolean;
  /** Undefined while they load, and for an id that the catalog does not have. */
  readonly label: (id: string) => string | undefined;
}

/** Words of a catalog by id. Letter case is ignored, as wherever codes of other systems are looked at (AMB-04). */
export function useCatalogLabel(catalog: CatalogId): CatalogLabels {
  const { status, data } = useCall('GET /api/catalogs/{id}', { params: { id: catalog } });
  return {
    isPending: status === 'pending',
    label: (id) => data?.items.find((item) => item.id.toLowerCase() === id.toLowerCase())?.label,
  };
}

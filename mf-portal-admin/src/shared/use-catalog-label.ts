import type { CatalogId } from '@park/contract/catalogs';
import { useCall } from '@park/platform';

export interface CatalogLabels {
  readonly isPending: boolean;
  /** Undefined while loading, and for an unknown id. */
  readonly label: (id: string) => string | undefined;
}

/** The labels of a catalog by id, ignoring letter case (AMB-04). */
export function useCatalogLabel(catalog: CatalogId): CatalogLabels {
  const { status, data } = useCall('GET /api/catalogs/{id}', { params: { id: catalog } });
  return {
    isPending: status === 'pending',
    label: (id) => data?.items.find((item) => item.id.toLowerCase() === id.toLowerCase())?.label,
  };
}

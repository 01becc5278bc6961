/** The filter `tag` accepts ids of sectors and all their names, so that addresses with earlier values keep working. */
import type { FacetOption } from '@park/contract/facets';
import { findSectors } from '../../core/catalogs/sectors';
import type { Database } from '../../core/database/database';

interface SectorFilter {
  filters: { tag?: readonly string[] | undefined };
}

interface NamedFilter<F> {
  filter: F;
  /** The values as they were given, by the id of the sector. */
  namesOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Replaces names of sectors by ids; unknown names stay and match nothing. `namesOf` maps each id back to the names that
 * were asked for.
 */
export async function withSectorIds<F extends SectorFilter>(database: Database, filter: F): Promise<NamedFilter<F>> {
  const given = filter.filters.tag;
  if (!given?.length) return { filter, namesOf: new Map() };
  const ids = await findSectors(database, given);
  const namesOf = new Map<string, string[]>();
  for (const name of given) {
    const id = ids.get(name) ?? name;
    namesOf.set(id, [...(namesOf.get(id) ?? []), name]);
  }
  return { filter: { ...filter, filters: { ...filter.filters, tag: [...namesOf.keys()] } }, namesOf };
}

/** Options carry the value that the request chose them by, so that a page finds its own choice among them. */
export const asGiven = (
  options: readonly FacetOption[],
  namesOf: ReadonlyMap<string, readonly string[]>,
): FacetOption[] =>
  options.flatMap((option) => (namesOf.get(option.value) ?? [option.value]).map((value) => ({ ...option, value })));

/** Shape and colour of the types of events; the same type looks the same in all views. */
import { createContext, useContext } from 'react';
import type { CatalogItem } from '../../shared/use-catalog';

export const kindCount = 6;

/** The types in the order of their catalog, which decides their looks. */
export const EventTypes = createContext<readonly CatalogItem[]>([]);

/** 1 to 6; undefined for a type that the catalog does not have. */
export function useKind(type: string): number | undefined {
  const place = useContext(EventTypes).findIndex(({ id }) => id === type);
  return place === -1 ? undefined : (place % kindCount) + 1;
}

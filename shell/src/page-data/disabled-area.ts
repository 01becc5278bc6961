import { normalizePath } from '@park/domain';
import type { RegistrySnapshot } from '@park/platform/descriptor';

type DisabledAreas = RegistrySnapshot['disabled'];

/** The area that an address belongs to, if it is switched off. A parameter of a route matches any part. */
export function disabledAreaAt(areas: DisabledAreas, pathname: string) {
  const parts = partsOf(normalizePath(pathname));
  return areas?.find(({ paths }) => paths.some((path) => matches(partsOf(normalizePath(path)), parts)));
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

const matches = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length && pattern.every((part, place) => part.startsWith(':') || part === parts[place]);

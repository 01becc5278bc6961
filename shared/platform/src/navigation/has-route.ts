import { useServices } from '../services/services';

/**
 * Whether the portal has a page at this path: show a link to another area only if its page is released. It does not tell
 * who may open the page; ask `usePermission` as well.
 */
export function useHasRoute(path: `/${string}`): boolean {
  return useServices().hasRoute(path);
}

import { useServices } from '../services';

/**
 * Whether the portal has a page at this path now: a link to another area's page that may not be released yet is shown only
 * then. Says nothing about who may open it; ask `usePermission` as well.
 */
export function useHasRoute(path: `/${string}`): boolean {
  return useServices().hasRoute(path);
}

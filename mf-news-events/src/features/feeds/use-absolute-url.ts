import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns the path with the portal's origin, for programs that read feeds; on a server the path alone. */
export function useAbsoluteUrl(path: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new URL(path, location.href).href,
    () => path,
  );
}

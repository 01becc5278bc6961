import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection, as far as the browser knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls the listener each time the connection is back. */
export function useWhenOnline(listener: () => void): void {
  const handleOnline = useEffectEvent(listener);
  useEffect(() => {
    const handle = () => handleOnline();
    addEventListener('online', handle);
    return () => removeEventListener('online', handle);
  }, []);
}

import type { AuthStore } from './auth-store';

/** Calls the listener when the session ends or belongs to another person, so that cached responses can be dropped. */
export function whenPersonChanges(store: Pick<AuthStore, 'getState' | 'subscribe'>, listener: () => void): () => void {
  return store.subscribe((state, before) => {
    const isSame =
      state.isLoggedIn === before.isLoggedIn && (state.user?.hashedId ?? null) === (before.user?.hashedId ?? null);
    if (!isSame) listener();
  });
}

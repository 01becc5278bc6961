import type { AuthStore } from './auth-store';

/** Tells when another person, or nobody, has taken the session, so that cached answers of the former can be thrown away. */
export function whenPersonChanges(store: Pick<AuthStore, 'getState' | 'subscribe'>, listener: () => void): () => void {
  return store.subscribe((state, before) => {
    const isSame =
      state.isLoggedIn === before.isLoggedIn && (state.user?.hashedId ?? null) === (before.user?.hashedId ?? null);
    if (!isSame) listener();
  });
}

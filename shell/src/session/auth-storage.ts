import { authStorageName } from '@park/domain';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { isEntity, readAuthState, type AuthState } from './auth-state';
import type { SimpleStorage } from './ports';

export interface AuthStorage extends PersistStorage<AuthState, void> {
  getItem(name: string): StorageValue<AuthState> | null;
  /** Whether the stored session says that a login is under way, in this tab or in another. */
  isLoginUnderWay(): boolean;
}

/**
 * Storage of the session that never throws: broken content counts as absent, and where writing is forbidden or full the
 * session lives in memory as long as the page.
 */
export function createAuthStorage(storage: SimpleStorage | null): AuthStorage {
  let memory: string | null = null;
  let isInMemory = storage === null;

  const inStorage = <Result>(action: (storage: SimpleStorage) => Result, otherwise: Result): Result => {
    if (!storage) return otherwise;
    try {
      return action(storage);
    } catch {
      return otherwise;
    }
  };
  const write = (text: string | null) => {
    const isStored = inStorage((target) => {
      if (text === null) target.removeItem(authStorageName);
      else target.setItem(authStorageName, text);
      return true;
    }, false);
    isInMemory = !isStored;
    memory = isStored ? null : text;
    // What could not be overwritten must not come back as an older session.
    if (!isStored) inStorage((target) => target.removeItem(authStorageName), undefined);
  };
  const read = (): StorageValue<AuthState> | null => {
    const text = isInMemory ? memory : inStorage((target) => target.getItem(authStorageName), null);
    if (text === null) return null;
    try {
      const parsed: unknown = JSON.parse(text);
      return isEntity(parsed) && 'state' in parsed ? { state: readAuthState(parsed.state), version: 0 } : null;
    } catch {
      return null;
    }
  };
  return {
    getItem: read,
    setItem: (_name, value) => write(JSON.stringify(value)),
    removeItem: () => write(null),
    isLoginUnderWay: () => read()?.state.isLoggingIn === true,
  };
}

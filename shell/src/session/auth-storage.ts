import { authStorageName } from '@park/domain';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { isEntity, readAuthState, type AuthState } from './auth-state';
import type { SimpleStorage } from './ports';

export interface AuthStorage extends PersistStorage<AuthState, void> {
  getItem(name: string): StorageValue<AuthState> | null;
  /** Whether a login is in progress according to storage, in this tab or another. */
  isLoginUnderWay(): boolean;
}

/**
 * Storage of the session. Never throws: invalid content is treated as absent, and where writing is forbidden or
 * storage is full, the session is kept in memory until the page is reloaded.
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
    // A value that could not be overwritten must not be read again as an older session.
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

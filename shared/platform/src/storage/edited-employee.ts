/** Whom the page of people edits: a stored name of this tab instead of a parameter in the address (CONST-09, AMB-43). */
import { employeeStorageName } from '@park/domain';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where storage is forbidden, the choice lasts until the page is left. */
let unstored: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(employeeStorageName) || null;
  } catch {
    return unstored;
  }
}

/**
 * The `hashedId` of the person who is edited in this tab.
 * @returns null without one, and a function that stores another one; null ends the editing. Signing out ends it as well.
 */
export function useEditedEmployee(): [string | null, (hashedId: string | null) => void] {
  const hashedId = useSyncExternalStore(subscribe, read, () => null);
  const store = useCallback((next: string | null) => {
    try {
      if (next) sessionStorage.setItem(employeeStorageName, next);
      else sessionStorage.removeItem(employeeStorageName);
    } catch {
      unstored = next;
    }
    for (const listener of listeners) listener();
  }, []);
  return [hashedId, store];
}

/** Which parts of the page hold input that would be lost. The browser itself asks before the whole portal is left. */
import type { UnsavedChanges } from '@park/platform';

export interface UnsavedStore extends UnsavedChanges {
  has(): boolean;
}

type LeavableWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export function createUnsavedStore(browser: LeavableWindow): UnsavedStore {
  const parts = new Set<string>();
  const ask = (event: Event) => event.preventDefault();
  return {
    has: () => parts.size > 0,
    report(id, isUnsaved) {
      const hadSome = parts.size > 0;
      if (isUnsaved) parts.add(id);
      else parts.delete(id);
      // Listening only while there is something to lose: a listener keeps pages out of the back-forward cache.
      if (!hadSome && parts.size > 0) browser.addEventListener('beforeunload', ask);
      if (hadSome && parts.size === 0) browser.removeEventListener('beforeunload', ask);
    },
  };
}

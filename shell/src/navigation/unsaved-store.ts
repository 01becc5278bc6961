/** The parts of the page with unsaved input. The browser asks before the whole portal is left. */
import type { UnsavedChanges } from '@park/platform';
import { createStore } from 'zustand/vanilla';

interface UnsavedState {
  /** Ids of the parts. */
  readonly ids: ReadonlySet<string>;
}

export interface UnsavedStore extends UnsavedChanges {
  has(): boolean;
}

type LeavableWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export function createUnsavedStore(browser: LeavableWindow): UnsavedStore {
  const store = createStore<UnsavedState>(() => ({ ids: new Set() }));
  const ask = (event: Event) => event.preventDefault();
  // Listen only while there is something to lose: a listener keeps pages out of the back-forward cache.
  store.subscribe(({ ids }, before) => {
    if (before.ids.size === 0 && ids.size > 0) browser.addEventListener('beforeunload', ask);
    if (before.ids.size > 0 && ids.size === 0) browser.removeEventListener('beforeunload', ask);
  });
  return {
    has: () => store.getState().ids.size > 0,
    report(id, isUnsaved) {
      const ids = new Set(store.getState().ids);
      if (isUnsaved) ids.add(id);
      else ids.delete(id);
      store.setState({ ids });
    },
  };
}

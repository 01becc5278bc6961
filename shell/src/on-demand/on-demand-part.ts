/**
 * A part of the shell that loads when it is needed: a page, the search, the sheet. Its state is explicit instead of suspended,
 * because React shows a Suspense fallback for at least 300 ms. A failed load is not cached: the next one tries again.
 */
import { useEffect, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type PartState<Props> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'loaded'; readonly Part: ComponentType<Props> }
  | { readonly status: 'failed'; readonly cause: unknown };

export interface OnDemandPart<Props> extends Pick<
  StoreApi<PartState<Props>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Resolves to whether the part is loaded; never rejects. */
  load(): Promise<boolean>;
}

export function onDemandPart<Props>(importPart: () => Promise<ComponentType<Props>>): OnDemandPart<Props> {
  const store = createStore<PartState<Props>>(() => ({ status: 'idle' }));
  let running: Promise<boolean> | null = null;
  const change = (next: PartState<Props>) => store.setState(next, true);

  async function run(): Promise<boolean> {
    change({ status: 'loading' });
    try {
      change({ status: 'loaded', Part: await importPart() });
      return true;
    } catch (cause) {
      change({ status: 'failed', cause });
      return false;
    } finally {
      running = null;
    }
  }

  return {
    getState: store.getState,
    // The part of a page is loaded before the page renders, on the server and in the browser.
    getInitialState: store.getState,
    subscribe: store.subscribe,
    load() {
      if (store.getState().status === 'loaded') return Promise.resolve(true);
      running ??= run();
      return running;
    },
  };
}

/** The current state of a part, for rendering. */
export function usePart<Props>(part: OnDemandPart<Props>): PartState<Props> {
  const state = useStore(part);
  useEffect(() => {
    if (part.getState().status === 'idle') void part.load();
  }, [part]);
  return state;
}

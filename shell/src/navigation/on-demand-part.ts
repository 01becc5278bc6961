/**
 * A part of the shell that is loaded when it is needed: a page, the search, the sheet. Its state is explicit instead of
 * suspended, because React holds a Suspense fallback for 300 ms even when the part is there after 20. A failed load is
 * not kept: the next one tries again.
 */
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

export type PartState<Props> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'loaded'; readonly Part: ComponentType<Props> }
  | { readonly status: 'failed'; readonly cause: unknown };

export interface OnDemandPart<Props> {
  getState(): PartState<Props>;
  subscribe(listener: () => void): () => void;
  /** Resolves to whether the part is there; never rejects. */
  load(): Promise<boolean>;
}

export function onDemandPart<Props>(importPart: () => Promise<ComponentType<Props>>): OnDemandPart<Props> {
  let state: PartState<Props> = { status: 'idle' };
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const change = (next: PartState<Props>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

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
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'loaded') return Promise.resolve(true);
      running ??= run();
      return running;
    },
  };
}

/** The state of a part that is shown now, and therefore loaded. */
export function usePart<Props>(part: OnDemandPart<Props>): PartState<Props> {
  const state = useSyncExternalStore(part.subscribe, part.getState);
  useEffect(() => {
    if (part.getState().status === 'idle') void part.load();
  }, [part]);
  return state;
}

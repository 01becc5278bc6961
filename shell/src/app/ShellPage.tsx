/**
 * A page of the shell itself, in a file of its own. Without Suspense: React shows a fallback for at least 300 ms, and the
 * first page is loaded before anything is drawn.
 */
import { RecoverableError } from '@park/platform';
import { ErrorPanel } from '@park/ui';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

type LoadShellPage = () => Promise<{ default: ComponentType }>;

type ShellPageState = { readonly status: 'loading' } | { readonly status: 'loaded'; readonly Page: ComponentType } | { readonly status: 'failed'; readonly error: RecoverableError };

export interface ShellPageStore {
  getState(): ShellPageState;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
}

export function createShellPage(load: LoadShellPage): ShellPageStore {
  let state: ShellPageState = { status: 'loading' };
  let underWay: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: ShellPageState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'loaded') return Promise.resolve();
      underWay ??= load()
        .then(({ default: Page }) => change({ status: 'loaded', Page }))
        .catch((cause: unknown) => change({ status: 'failed', error: new RecoverableError({ cause }) }))
        .finally(() => (underWay = undefined));
      return underWay;
    },
  };
}

export function ShellPage({ page }: { page: ShellPageStore }) {
  const state = useSyncExternalStore(page.subscribe, page.getState);
  useEffect(() => void page.load(), [page]);
  if (state.status === 'loaded') return <state.Page />;
  if (state.status === 'loading') return null;
  return <ErrorPanel error={state.error} headingLevel={1} onRetry={() => void page.load()} />;
}

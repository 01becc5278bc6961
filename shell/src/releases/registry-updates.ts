/** Loads this visitor's snapshot when a newer one may exist, and applies it with the next navigation. */
import type { RegistrySnapshot } from '@park/platform/descriptor';
import { createStore } from 'zustand/vanilla';
import { findRoute } from '../federation/find-route';
import { isWhole, type OutlinedSnapshot } from '../page-data/outlined-snapshot';
import { withLocalBuild } from './local-build';
import { initialUpdateState, newest, nextUpdateState, type UpdateEvent, type UpdateState } from './update-state';

export const registryHeader = 'x-park-registry';

export interface RegistryResponse {
  /** Null if nothing has changed since the requested revision. */
  readonly snapshot: RegistrySnapshot | null;
  readonly registry: string;
}

/** Rejects if the server does not respond. @param revision null if the known snapshot is incomplete */
export type AskRegistry = (revision: string | null) => Promise<RegistryResponse>;

export interface RegistryUpdates {
  current(): OutlinedSnapshot;
  newest(): OutlinedSnapshot;
  /** Call with the registry's revision from a response of the api. */
  notice(registry: string | null): void;
  /**
   * Asks, unless it has asked within the last second. Call when a link is about to be used. Resolves to whether there
   * is a newer snapshot.
   */
  prepare(): Promise<boolean>;
  /** Asks at once. */
  ask(): Promise<void>;
  /**
   * Null if no request is running; otherwise resolves with its result, or after the time limit of a navigation. Starts
   * a request if the path belongs to a remote of which only the outline is known.
   */
  settled(pathname: string): Promise<void> | null;
  /** The snapshot for the page that is opened now. */
  navigate(isHeld: boolean): OutlinedSnapshot;
}

/** How long a navigation waits for a running request. */
const navigationTimeoutMs = 200;
/** Minimum interval between two requests triggered by links. */
const minAskIntervalMs = 1_000;

export interface RegistryUpdatesOptions {
  readonly initial: OutlinedSnapshot;
  readonly ask?: AskRegistry;
  readonly now?: () => number;
}

export function createRegistryUpdates({
  initial,
  ask = askServer,
  now = Date.now,
}: RegistryUpdatesOptions): RegistryUpdates {
  const store = createStore<UpdateState>(() => initialUpdateState(initial));
  let running: Promise<void> | null = null;
  let askedAt = -minAskIntervalMs;

  function send(event: UpdateEvent): void {
    const before = store.getState();
    const after = nextUpdateState(before, event);
    store.setState(after, true);
    if (after.isAsking && !before.isAsking) running = question().finally(() => (running = null));
  }

  async function question(): Promise<void> {
    askedAt = now();
    try {
      const known = newest(store.getState());
      send({ type: 'answered', ...(await ask(isWhole(known) ? known.revision : null)) });
    } catch {
      // The page keeps working with its snapshot.
      send({ type: 'failed' });
    }
  }

  return {
    current: () => store.getState().current,
    newest: () => newest(store.getState()),
    notice(registry) {
      if (registry) send({ type: 'noticed', registry });
    },
    async prepare() {
      const before = newest(store.getState());
      if (now() - askedAt >= minAskIntervalMs) send({ type: 'asked' });
      await running;
      return newest(store.getState()) !== before;
    },
    async ask() {
      send({ type: 'asked' });
      await running;
    },
    settled(pathname) {
      if (findRoute(newest(store.getState()).remotes, pathname)?.remote === null) send({ type: 'asked' });
      return (
        running && Promise.race([running, new Promise<void>((resolve) => setTimeout(resolve, navigationTimeoutMs))])
      );
    },
    navigate(isHeld) {
      send({ type: 'navigated', isHeld });
      return store.getState().current;
    },
  };
}

const askServer: AskRegistry = async (revision) => {
  const response = await fetch('/_registry', {
    headers: revision === null ? {} : { 'if-none-match': `"${revision}"` },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  const registry = response.headers.get(registryHeader) ?? '';
  if (response.status === 304) return { snapshot: null, registry };
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return { snapshot: await withLocalBuild((await response.json()) as RegistrySnapshot), registry };
};

/** Reads the registry's revision from every response, without delaying the response. */
export function withRegistryNotice(send: typeof fetch, notice: (registry: string | null) => void): typeof fetch {
  return async (...request) => {
    const response = await send(...request);
    notice(response.headers.get(registryHeader));
    return response;
  };
}

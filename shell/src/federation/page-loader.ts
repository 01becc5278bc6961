/**
 * Drives the state machine: one entry per page of a remote, one attempt at a time, each with a time-out. What really
 * loads is passed in, so tests need neither bundler nor network. A failed attempt is never cached.
 */
import type { PublishedRemote } from '@park/platform/descriptor';
import type { HangMarker } from '../isolation/hang-marker';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  idle,
  nextPageState,
  type BreakKind,
  type BuildChoice,
  type LoadFailure,
  type PageEvent,
  type PageState,
} from './page-state';

export interface PageRequest {
  readonly remote: PublishedRemote;
  readonly page: string;
  readonly build: BuildChoice;
  /** 1 for the first of a build; each attempt after a failed one must not be answered from a cache of it. */
  readonly attempt: number;
  /** Aborted when the attempt took too long: whatever still comes is not waited for any more. */
  readonly signal: AbortSignal;
}

/** Rejects with the cause; `LoadError` tells its kind, anything else counts as unreachable. */
export type LoadPage = (request: PageRequest) => Promise<ComponentType>;

export class LoadError extends Error {
  readonly failure: LoadFailure;
  constructor(failure: LoadFailure) {
    super(`${failure.kind}: ${failure.cause instanceof Error ? failure.cause.message : String(failure.cause)}`, {
      cause: failure.cause,
    });
    this.name = 'LoadError';
    this.failure = failure;
  }
}

export interface LoadOutcome {
  readonly remote: string;
  readonly version: string;
  readonly page: string;
  readonly attempt: number;
  /** No further attempt follows for this version. */
  readonly isLast: boolean;
  readonly result: 'loaded' | LoadFailure['kind'];
  readonly errorId?: string;
  readonly cause?: unknown;
}

export interface PageLoaderOptions {
  readonly load: LoadPage;
  /** Milliseconds for one attempt. */
  readonly timeout: number;
  readonly attempts: number;
  readonly newErrorId: () => string;
  readonly onOutcome: (outcome: LoadOutcome) => void;
  readonly hang?: Pick<HangMarker, 'hasHung' | 'starts'>;
}

export interface PageLoader {
  stateOf(remote: PublishedRemote, page: string): PageState;
  load(remote: PublishedRemote, page: string): void;
  retry(remote: PublishedRemote, page: string): void;
  /** A shown page broke: the previous version replaces it, or an error. */
  broke(remote: PublishedRemote, page: string, cause: unknown, kind: BreakKind): void;
  /** The states of all pages, for rendering; read one with `stateOf`. */
  readonly states: Pick<StoreApi<PageStates>, 'getState' | 'getInitialState' | 'subscribe'>;
}

/** By remote, live version and page. */
type PageStates = ReadonlyMap<string, PageState>;

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const states = createStore<PageStates>(() => new Map());
  const keyOf = (remote: PublishedRemote, page: string) => `${remote.name}/${remote.live.version}/${page}`;
  const stateOf = (remote: PublishedRemote, page: string) => states.getState().get(keyOf(remote, page)) ?? idle;

  function send(remote: PublishedRemote, page: string, event: PageEvent): void {
    const before = stateOf(remote, page);
    const after = nextPageState(before, event, {
      attempts: options.attempts,
      hasPrevious: remote.previous !== null,
      hasLiveHung: options.hang?.hasHung(remote.name, remote.live.version) ?? false,
    });
    if (after === before) return;
    states.setState(new Map(states.getState()).set(keyOf(remote, page), after), true);
    if (after.status === 'loading') void attempt(remote, page, after);
  }

  async function attempt(
    remote: PublishedRemote,
    page: string,
    { build, attempt: number }: Extract<PageState, { status: 'loading' }>,
  ): Promise<void> {
    const version = (build === 'previous' ? remote.previous : remote.live)?.version ?? '';
    const outcome = { remote: remote.name, version, page, attempt: number };
    const giveUp = new AbortController();
    if (build === 'live') options.hang?.starts({ remote: remote.name, version });
    try {
      const Page = await withTimeout(
        options.load({ remote, page, build, attempt: number, signal: giveUp.signal }),
        options.timeout,
        giveUp,
      );
      options.onOutcome({ ...outcome, isLast: true, result: 'loaded' });
      send(remote, page, { type: 'arrived', Page });
    } catch (cause) {
      const failure: LoadFailure = cause instanceof LoadError ? cause.failure : { kind: 'unreachable', cause };
      const errorId = options.newErrorId();
      send(remote, page, { type: 'failed', failure, errorId });
      const after = stateOf(remote, page);
      const isLast = after.status !== 'loading' || after.build !== build;
      options.onOutcome({ ...outcome, isLast, result: failure.kind, errorId, cause: failure.cause });
    }
  }

  return {
    states,
    stateOf,
    load: (remote, page) => send(remote, page, { type: 'load' }),
    retry: (remote, page) => send(remote, page, { type: 'retry' }),
    broke(remote, page, cause, kind) {
      const errorId = options.newErrorId();
      const before = stateOf(remote, page);
      const build = (before.status === 'loaded' && before.build === 'previous' ? remote.previous : null) ?? remote.live;
      options.onOutcome({
        remote: remote.name,
        version: build.version,
        page,
        attempt: 1,
        isLast: true,
        result: kind,
        errorId,
        cause,
      });
      send(remote, page, { type: 'broke', kind, cause, errorId });
    },
  };
}

function withTimeout<Value>(work: Promise<Value>, milliseconds: number, giveUp: AbortController): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp.abort();
      reject(new LoadError({ kind: 'timeout', cause: new Error(`nothing within ${milliseconds} ms`) }));
    }, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Signing in again in place, when the api answers that the session has ended. Calls wait for it and are then sent again,
 * so the page and its input stay as they are.
 */
import type { CallError, CallOptions, ParkClient } from '@park/platform';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionRenewal {
  /** Whether somebody is asked to sign in again. */
  readonly store: StoreApi<{ readonly isAsked: boolean }>;
  /** Asks once for all calls that wait. Resolves to whether the person has signed in again. */
  ask(): Promise<boolean>;
  /** Ends the question: waiting calls are sent again, or fail as they did. */
  settle(hasSignedIn: boolean): void;
}

export function createSessionRenewal(): SessionRenewal {
  const store = createStore<{ isAsked: boolean }>(() => ({ isAsked: false }));
  const waiting = new Set<(hasSignedIn: boolean) => void>();
  return {
    store,
    ask: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        store.setState({ isAsked: true });
      }),
    settle(hasSignedIn) {
      const calls = [...waiting];
      waiting.clear();
      store.setState({ isAsked: false });
      for (const resume of calls) resume(hasSignedIn);
    },
  };
}

type Result = { readonly ok: true } | { readonly ok: false; readonly error: CallError };

const hasSessionEnded = (result: Result) =>
  !result.ok && result.error.status === 401 && result.error.key === 'errors.auth.required';

/** Resolves to false when the caller no longer waits. */
const cancelled = (signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    if (signal.aborted) resolve(false);
    else signal.addEventListener('abort', () => resolve(false), { once: true });
  });

/** @param isSignedIn whether somebody is signed in as far as the browser knows; the 401 of a visitor is final */
export function withSessionRenewal(
  client: ParkClient,
  renewal: Pick<SessionRenewal, 'ask'>,
  isSignedIn: () => boolean,
): ParkClient {
  async function untilRenewed<R extends Result>(send: () => Promise<R>, signal?: AbortSignal): Promise<R> {
    const result = await send();
    if (!hasSessionEnded(result) || !isSignedIn()) return result;
    const answer = renewal.ask();
    const hasSignedIn = await (signal ? Promise.race([answer, cancelled(signal)]) : answer);
    return hasSignedIn ? send() : result;
  }
  return {
    ...client,
    call: (name, ...input) =>
      untilRenewed(() => client.call(name, ...input), (input[1] as CallOptions | undefined)?.signal),
    download: (name, input, accept) => untilRenewed(() => client.download(name, input, accept)),
  };
}

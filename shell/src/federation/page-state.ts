/**
 * Loading, failure and recovery of one page of a remote, as a small explicit state machine. Pure: the loader feeds it
 * events and reads what to do next.
 *
 *   idle ─load→ loading live #1 ─failed→ loading live #2 ─failed→ loading previous #1 ─failed→ failed ─retry→ loading live #1
 *                      └─arrived→ loaded ←──────────────────arrived──┘        └ no previous: failed
 *   loaded ─crashed→ failed
 */
import type { ComponentType } from 'react';

export type BuildChoice = 'live' | 'previous';

/** Why an attempt did not give a page. */
export type LoadFailureKind = 'unreachable' | 'timeout' | 'invalid' | 'incompatible' | 'crashed';

export interface LoadFailure {
  readonly kind: LoadFailureKind;
  readonly cause: unknown;
}

export type PageState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly build: BuildChoice; readonly attempt: number }
  | { readonly status: 'loaded'; readonly build: BuildChoice; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly failure: LoadFailure; readonly errorId: string };

export type PageEvent =
  | { readonly type: 'load' }
  | { readonly type: 'arrived'; readonly Page: ComponentType }
  | { readonly type: 'failed'; readonly failure: LoadFailure; readonly errorId: string }
  | { readonly type: 'crashed'; readonly cause: unknown; readonly errorId: string }
  | { readonly type: 'retry' };

export interface RecoveryPolicy {
  /** Attempts per build, each on a fresh address. */
  readonly attempts: number;
  readonly hasPrevious: boolean;
}

export const idle: PageState = { status: 'idle' };

const firstAttempt: PageState = { status: 'loading', build: 'live', attempt: 1 };

/** An event that does not belong to the state leaves it as it is: a late answer changes nothing. */
export function nextPageState(state: PageState, event: PageEvent, policy: RecoveryPolicy): PageState {
  switch (event.type) {
    case 'load':
      return state.status === 'idle' ? firstAttempt : state;
    case 'retry':
      return state.status === 'failed' ? firstAttempt : state;
    case 'arrived':
      return state.status === 'loading' ? { status: 'loaded', build: state.build, Page: event.Page } : state;
    case 'crashed':
      return state.status === 'loaded'
        ? { status: 'failed', failure: { kind: 'crashed', cause: event.cause }, errorId: event.errorId }
        : state;
    case 'failed':
      return state.status === 'loading' ? afterFailure(state, event, policy) : state;
  }
}

function afterFailure(
  state: Extract<PageState, { status: 'loading' }>,
  event: Extract<PageEvent, { type: 'failed' }>,
  policy: RecoveryPolicy,
): PageState {
  // An incompatible build stays incompatible; asking for it again is a waste of the reader's time.
  const isHopeless = event.failure.kind === 'incompatible';
  if (!isHopeless && state.attempt < policy.attempts) return { ...state, attempt: state.attempt + 1 };
  if (state.build === 'live' && policy.hasPrevious) return { status: 'loading', build: 'previous', attempt: 1 };
  return { status: 'failed', failure: event.failure, errorId: event.errorId };
}

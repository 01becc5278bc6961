/**
 * Loading, failure and recovery of one page of a remote, as a small explicit state machine. Pure: the loader feeds it
 * events and reads what to do next.
 *
 *   idle ─load→ loading live #1 ─failed→ loading live #2 ─failed→ loading previous #1 ─failed→ failed ─retry→ loading live #1
 *                      └─arrived→ loaded ←──────────────────arrived──┘        └ no previous: failed
 *   loaded live ─crashed→ loading previous #1; loaded previous, or without one ─crashed→ failed
 *   idle ─load→ loading previous #1, when the live build hung in this tab before
 *   loading live #1 ─timed out→ loading previous #1, without one loading live #2; the second time-out ─→ failed
 */
import type { ComponentType } from 'react';

export type BuildChoice = 'live' | 'previous';

/** Why an attempt did not give a page. */
export type LoadFailureKind = 'unreachable' | 'timeout' | 'invalid' | 'incompatible' | BreakKind;

/** Why a page that was shown is not shown any more: it threw, or it renders without end or blocks the page. */
export type BreakKind = 'crashed' | 'hung';

export interface LoadFailure {
  readonly kind: LoadFailureKind;
  readonly cause: unknown;
}

export type PageState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading';
      readonly build: BuildChoice;
      readonly attempt: number;
      /** An attempt before this one timed out. Nobody waits for a third. */
      readonly hasTimedOut?: boolean;
    }
  | { readonly status: 'loaded'; readonly build: BuildChoice; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly failure: LoadFailure; readonly errorId: string };

export type PageEvent =
  | { readonly type: 'load' }
  | { readonly type: 'arrived'; readonly Page: ComponentType }
  | { readonly type: 'failed'; readonly failure: LoadFailure; readonly errorId: string }
  | { readonly type: 'broke'; readonly kind: BreakKind; readonly cause: unknown; readonly errorId: string }
  | { readonly type: 'retry' };

export interface RecoveryPolicy {
  /** Attempts per build, each on a fresh address. */
  readonly attempts: number;
  readonly hasPrevious: boolean;
  /** The live build hung in this tab: only the reader can try it again. */
  readonly hasLiveHung?: boolean;
}

export const idle: PageState = { status: 'idle' };

const firstAttempt: PageState = { status: 'loading', build: 'live', attempt: 1 };
const previousAttempt = { status: 'loading', build: 'previous', attempt: 1 } as const satisfies PageState;

/** An event that does not belong to the state leaves it as it is: a late answer changes nothing. */
export function nextPageState(state: PageState, event: PageEvent, policy: RecoveryPolicy): PageState {
  switch (event.type) {
    case 'load':
      if (state.status !== 'idle') return state;
      return policy.hasLiveHung && policy.hasPrevious ? previousAttempt : firstAttempt;
    case 'retry':
      return state.status === 'failed' ? firstAttempt : state;
    case 'arrived':
      return state.status === 'loading' ? { status: 'loaded', build: state.build, Page: event.Page } : state;
    case 'broke':
      if (state.status !== 'loaded') return state;
      if (state.build === 'live' && policy.hasPrevious) return previousAttempt;
      return { status: 'failed', failure: { kind: event.kind, cause: event.cause }, errorId: event.errorId };
    case 'failed':
      return state.status === 'loading' ? afterFailure(state, event, policy) : state;
  }
}

function afterFailure(
  state: Extract<PageState, { status: 'loading' }>,
  event: Extract<PageEvent, { type: 'failed' }>,
  policy: RecoveryPolicy,
): PageState {
  const failed: PageState = { status: 'failed', failure: event.failure, errorId: event.errorId };
  const isTimeOut = event.failure.kind === 'timeout';
  if (isTimeOut && state.hasTimedOut) return failed;
  const timeOuts = isTimeOut || state.hasTimedOut ? { hasTimedOut: true } : {};
  const canFallBack = state.build === 'live' && policy.hasPrevious;
  // An incompatible build stays incompatible, and what was waited for in vain is not waited for again while there is
  // something to show: it would be a waste of the reader's time.
  const isAskedAgain = event.failure.kind !== 'incompatible' && !(isTimeOut && canFallBack);
  if (isAskedAgain && state.attempt < policy.attempts) return { ...state, ...timeOuts, attempt: state.attempt + 1 };
  return canFallBack ? { ...previousAttempt, ...timeOuts } : failed;
}

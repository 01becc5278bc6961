/**
 * What an open tab knows of newer releases, as a small explicit state machine. Pure: the driver feeds it events and asks
 * when the state says so.
 *
 *   noticed (an answer carries another registry) ─┐
 *   asked for (a link comes near)                ─┴→ asking ─answered, changed→ next is there ─navigated→ current
 *                                                          ├answered, the same whole→ current
 *                                                          └answered, same / failed→ as before
 */
import type { RegistrySnapshot } from '@park/platform/descriptor';
import { isWhole, type OutlinedSnapshot } from '../page-data/outlined-snapshot';

export interface UpdateState {
  /** What the open page was drawn from. */
  readonly current: OutlinedSnapshot;
  /** Newer, taken with the next navigation to another route. */
  readonly next: RegistrySnapshot | null;
  /** The registry whose answer for this visitor is known. */
  readonly registry: string;
  readonly isAsking: boolean;
}

export type UpdateEvent =
  | { readonly type: 'noticed'; readonly registry: string }
  | { readonly type: 'asked' }
  /** `snapshot` null: nothing has changed for this visitor. */
  | { readonly type: 'answered'; readonly snapshot: RegistrySnapshot | null; readonly registry: string }
  | { readonly type: 'failed' }
  /** `isHeld`: somebody's unsaved input stands on the page. */
  | { readonly type: 'navigated'; readonly isHeld: boolean };

export const initialUpdateState = (current: OutlinedSnapshot): UpdateState => ({
  current,
  next: null,
  registry: current.registry,
  isAsking: false,
});

/** The newest that is known: links are prepared with it, questions are asked about what comes after it. */
export const newest = ({ current, next }: UpdateState): OutlinedSnapshot => next ?? current;

export function nextUpdateState(state: UpdateState, event: UpdateEvent): UpdateState {
  switch (event.type) {
    case 'noticed':
      return event.registry === state.registry || state.isAsking ? state : { ...state, isAsking: true };
    case 'asked':
      return state.isAsking ? state : { ...state, isAsking: true };
    case 'failed':
      return { ...state, isAsking: false };
    case 'answered': {
      const answered = { ...state, isAsking: false, registry: event.registry };
      if (!event.snapshot) return answered;
      if (event.snapshot.revision !== state.current.revision) return { ...answered, next: event.snapshot };
      // What the page carried was an outline of it; or what came meanwhile was taken back before anybody saw it.
      return { ...answered, next: null, current: isWhole(state.current) ? state.current : event.snapshot };
    }
    case 'navigated':
      // From an outline no other area can be opened, so there is nothing to hold back for.
      return state.next && !(event.isHeld && isWhole(state.current))
        ? { ...state, current: state.next, next: null }
        : state;
  }
}

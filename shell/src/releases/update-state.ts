/**
 * What an open tab knows about newer releases, as an explicit state machine. Pure: the driver sends it events and asks the
 * server while `isAsking`.
 *
 *   noticed (an answer carries another registry) ─┐
 *   asked for (a link comes near)                ─┴→ asking ─answered, changed→ next is there ─navigated→ current
 *                                                          ├answered, the same whole→ current
 *                                                          └answered, same / failed→ as before
 */
import type { RegistrySnapshot } from '@park/platform/descriptor';
import { isWhole, type OutlinedSnapshot } from '../page-data/outlined-snapshot';

export interface UpdateState {
  /** The snapshot that the open page was rendered from. */
  readonly current: OutlinedSnapshot;
  /** A newer one, applied with the next navigation to another route. */
  readonly next: RegistrySnapshot | null;
  /** The latest registry revision for which this visitor's snapshot is known. */
  readonly registry: string;
  readonly isAsking: boolean;
}

export type UpdateEvent =
  | { readonly type: 'noticed'; readonly registry: string }
  | { readonly type: 'asked' }
  /** `snapshot` null: nothing has changed for this visitor. */
  | { readonly type: 'answered'; readonly snapshot: RegistrySnapshot | null; readonly registry: string }
  | { readonly type: 'failed' }
  /** `isHeld`: the page has unsaved input. */
  | { readonly type: 'navigated'; readonly isHeld: boolean };

export const initialUpdateState = (current: OutlinedSnapshot): UpdateState => ({
  current,
  next: null,
  registry: current.registry,
  isAsking: false,
});

/** The newest known snapshot: links are preloaded from it, and the registry is asked for newer ones. */
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
      // The page had an outline of this snapshot, or a newer one was withdrawn before it was used.
      return { ...answered, next: null, current: isWhole(state.current) ? state.current : event.snapshot };
    }
    case 'navigated':
      // An outline cannot open another area, so unsaved input does not delay the newer snapshot.
      return state.next && !(event.isHeld && isWhole(state.current))
        ? { ...state, current: state.next, next: null }
        : state;
  }
}

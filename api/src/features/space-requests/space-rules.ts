/** How a request moves on: new → seen → offered → accepted, declined or withdrawn. */
import type { SpaceRequestState } from '@park/contract/space-requests';

/** What the park's staff can answer in a state. */
const answers: Record<SpaceRequestState, readonly ('seen' | 'offered' | 'declined')[]> = {
  new: ['seen', 'offered', 'declined'],
  seen: ['offered', 'declined'],
  // A better offer replaces the first one.
  offered: ['offered', 'declined'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** What the company can decide in a state. */
const decisions: Record<SpaceRequestState, readonly ('accepted' | 'declined' | 'withdrawn')[]> = {
  new: ['withdrawn'],
  seen: ['withdrawn'],
  offered: ['accepted', 'declined', 'withdrawn'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** States that the park can set from this one; empty once the request is over. */
export const answersIn = (state: SpaceRequestState) => [...answers[state]];
/** States that the company can set from this one. */
export const decisionsIn = (state: SpaceRequestState) => [...decisions[state]];

export const openStates = ['new', 'seen', 'offered'] as const;

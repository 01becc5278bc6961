import type { RoomOccurrence } from '@park/contract/room-bookings';
import type { Status } from '@park/ui';

export type ShownState = RoomOccurrence['state'] | 'running' | 'over';

/** The state as a person sees it: a booked date is running or over by now. */
export function shownState(
  { state, start, end }: Pick<RoomOccurrence, 'state' | 'start' | 'end'>,
  now: Date,
): ShownState {
  if (state !== 'booked') return state;
  if (Date.parse(end) <= now.getTime()) return 'over';
  return Date.parse(start) <= now.getTime() ? 'running' : 'booked';
}

export const statusOf: Record<ShownState, Status> = {
  booked: 'success',
  running: 'success',
  over: 'neutral',
  pending: 'warning',
  cancelled: 'neutral',
  rejected: 'danger',
  expired: 'neutral',
  skipped: 'neutral',
  released: 'neutral',
};

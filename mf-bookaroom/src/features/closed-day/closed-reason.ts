import type { RoomDay } from '@park/contract/rooms';

/** Whether the room cannot be used at all on the day: not open, or blocked during all of its opening hours. */
export const isClosedAllDay = (roomDay: RoomDay): boolean =>
  roomDay.opening.every(({ start, end }) =>
    roomDay.busy.some((busy) => busy.state === 'blocked' && busy.start <= start && busy.end >= end),
  );

/** The reason of the blocking if rooms are closed by one; null if they are not open on that weekday. */
export function closedReason(rooms: readonly RoomDay[]): string | null {
  const reasons = rooms.flatMap(({ opening, busy }) =>
    opening.length === 0 ? [] : busy.flatMap(({ state, reason }) => (state === 'blocked' && reason ? [reason] : [])),
  );
  return reasons[0] ?? null;
}

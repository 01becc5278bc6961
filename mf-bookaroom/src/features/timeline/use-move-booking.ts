import { useRoomCommands } from '../details/use-room-commands';
import type { MovedBooking } from './use-timeline-drag';

/** Moves a dragged booking at once; the toast offers undo, and a refusal says why. */
export function useMoveBooking(): (moved: MovedBooking) => void {
  const { move, showError } = useRoomCommands();
  return ({ cell, from, to, span }) => {
    const booking = cell.busy?.booking;
    if (!booking || !cell.busy) return;
    const old = { id: booking.occurrenceId, roomId: from.room.id, start: cell.busy.start, end: cell.busy.end };
    const next = {
      roomId: to.room.id,
      start: new Date(span.start).toISOString(),
      end: new Date(span.end).toISOString(),
    };
    void move(booking, old, next).then((result) => {
      if (!result.ok) showError(result.error);
    });
  };
}

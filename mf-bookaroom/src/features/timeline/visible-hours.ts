/** The part of the day that the timeline shows. */
import type { RoomAvailability } from '@park/contract/rooms';
import type { Span } from '../../shared/intervals';

const hour = 3_600_000;

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

export interface ShownHours extends Span {
  /** Whether some room is open outside of it. */
  readonly isCut: boolean;
}

/**
 * Whole hours around what rooms are open, the wish and the own bookings. A room that never closes does not stretch the
 * day for all others, unless all hours are asked for.
 */
export function shownHours({ day, rooms, wish }: RoomAvailability, wantsAll: boolean): ShownHours {
  const whole = spanOf(day);
  const isWhole = (span: Span) => span.start <= whole.start && span.end >= whole.end;
  const openings = rooms.flatMap(({ opening }) => opening.map(spanOf));
  const own = rooms.flatMap(({ busy }) => busy.filter(({ isOwn }) => isOwn).map(spanOf));
  const usual = openings.filter((span) => !isWhole(span));
  const looked = [
    ...(usual.length > 0 ? usual : [{ start: whole.start + 7 * hour, end: whole.start + 20 * hour }]),
    ...(wish ? [spanOf(wish)] : []),
    ...own,
  ];
  if (wantsAll) return { ...whole, isCut: openings.some(isWhole) };
  const first = Math.max(whole.start, Math.min(...looked.map(({ start }) => start)));
  const last = Math.min(whole.end, Math.max(...looked.map(({ end }) => end)));
  return {
    start: whole.start + Math.floor((first - whole.start) / hour) * hour,
    end: Math.min(whole.end, whole.start + Math.ceil((last - whole.start) / hour) * hour),
    isCut: openings.some(isWhole),
  };
}

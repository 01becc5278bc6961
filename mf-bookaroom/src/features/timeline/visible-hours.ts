/** The hours that the timeline shows. */
import { hourMs } from '@park/platform';
import type { RoomAvailability } from '@park/contract/rooms';
import type { TimeSpan } from '../../shared/intervals';

const parseSpan = ({ start, end }: { start: string; end: string }): TimeSpan => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

export interface VisibleHours extends TimeSpan {
  /** Whether a room is open all day, so that all hours can be shown. */
  readonly canShowAll: boolean;
}

/**
 * Full hours around the opening times, the requested time and the own bookings. A room that is always open does not extend
 * the range, unless all hours are requested.
 */
export function visibleHours({ day, rooms, requestedSlot }: RoomAvailability, showsAll: boolean): VisibleHours {
  const whole = parseSpan(day);
  const isWhole = (span: TimeSpan) => span.start <= whole.start && span.end >= whole.end;
  const openings = rooms.flatMap(({ opening }) => opening.map(parseSpan));
  const own = rooms.flatMap(({ busy }) => busy.filter(({ isOwn }) => isOwn).map(parseSpan));
  const usual = openings.filter((span) => !isWhole(span));
  const relevant = [
    ...(usual.length > 0 ? usual : [{ start: whole.start + 7 * hourMs, end: whole.start + 20 * hourMs }]),
    ...(requestedSlot ? [parseSpan(requestedSlot)] : []),
    ...own,
  ];
  if (showsAll) return { ...whole, canShowAll: openings.some(isWhole) };
  const first = Math.max(whole.start, Math.min(...relevant.map(({ start }) => start)));
  const last = Math.min(whole.end, Math.max(...relevant.map(({ end }) => end)));
  return {
    start: whole.start + Math.floor((first - whole.start) / hourMs) * hourMs,
    end: Math.min(whole.end, whole.start + Math.ceil((last - whole.start) / hourMs) * hourMs),
    canShowAll: openings.some(isWhole),
  };
}

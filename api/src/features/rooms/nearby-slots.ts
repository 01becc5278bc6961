/** Slots near a wished one in the same room: a little earlier or later, or a little shorter. */
import { minutesBetween, plusMinutes, type Interval } from '../../core/time/park-time';

const step = 5;
const longestShift = 20;
const largestCut = 0.25;

/** Whether a slot of the room could be booked right now. */
export type IsFree = (slot: Interval) => boolean;

const moved = ({ start, end }: Interval, minutes: number): Interval => ({
  start: plusMinutes(start, minutes),
  end: plusMinutes(end, minutes),
});

/** The nearest free slot later and the nearest earlier, of the same length; the smaller shift first. */
export function shifted(wish: Interval, isFree: IsFree): Interval[] {
  const shifts = Array.from({ length: longestShift / step }, (_, index) => (index + 1) * step);
  const later = shifts.find((minutes) => isFree(moved(wish, minutes)));
  const earlier = shifts.find((minutes) => isFree(moved(wish, -minutes)));
  return [later, earlier === undefined ? undefined : -earlier]
    .filter((minutes) => minutes !== undefined)
    .sort((one, other) => Math.abs(one) - Math.abs(other))
    .map((minutes) => moved(wish, minutes));
}

/** The longest free slot within the wished one that keeps its start or its end; null when too little would be left. */
export function shortened(wish: Interval, isFree: IsFree): Interval | null {
  for (let cut = step; cut <= minutesBetween(wish) * largestCut; cut += step) {
    const sooner = { start: wish.start, end: plusMinutes(wish.end, -cut) };
    if (isFree(sooner)) return sooner;
    const later = { start: plusMinutes(wish.start, cut), end: wish.end };
    if (isFree(later)) return later;
  }
  return null;
}

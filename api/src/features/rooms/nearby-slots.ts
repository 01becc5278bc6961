/** Slots near a requested one in the same room: a little earlier or later, or a little shorter. */
import { minutesBetween, plusMinutes, type Interval } from '../../core/time/park-time';

const stepMinutes = 5;
const maxShiftMinutes = 20;
/** Share of the requested duration. */
const maxCut = 0.25;

/** Whether a slot of the room could be booked right now. */
export type IsFree = (slot: Interval) => boolean;

const moved = ({ start, end }: Interval, minutes: number): Interval => ({
  start: plusMinutes(start, minutes),
  end: plusMinutes(end, minutes),
});

/** The nearest free slot later and the nearest earlier, of the same length; the smaller shift first. */
export function shiftedSlots(slot: Interval, isFree: IsFree): Interval[] {
  const shifts = Array.from({ length: maxShiftMinutes / stepMinutes }, (_, index) => (index + 1) * stepMinutes);
  const later = shifts.find((minutes) => isFree(moved(slot, minutes)));
  const earlier = shifts.find((minutes) => isFree(moved(slot, -minutes)));
  return [later, earlier === undefined ? undefined : -earlier]
    .filter((minutes) => minutes !== undefined)
    .sort((one, other) => Math.abs(one) - Math.abs(other))
    .map((minutes) => moved(slot, minutes));
}

/** The free slot of maximum length within the requested one that keeps its start or its end; null when too little would be left. */
export function shortenedSlot(slot: Interval, isFree: IsFree): Interval | null {
  for (let cut = stepMinutes; cut <= minutesBetween(slot) * maxCut; cut += stepMinutes) {
    const sooner = { start: slot.start, end: plusMinutes(slot.end, -cut) };
    if (isFree(sooner)) return sooner;
    const later = { start: plusMinutes(slot.start, cut), end: slot.end };
    if (isFree(later)) return later;
  }
  return null;
}

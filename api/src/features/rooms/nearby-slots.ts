/** Slots near a requested one in the same room: a little earlier or later, or a little shorter. */
import { minuteMs } from '@park/domain';
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

const stepsUntil = (slot: Interval, limit: Date): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((limit.getTime() - slot.end.getTime()) / (stepMinutes * minuteMs))) },
    (_, index) => (index + 1) * stepMinutes,
  );

/** The next slot of the same length after a requested one that ends by a limit; null if there is none. */
export function nextFreeSlot(slot: Interval, limit: Date, isFree: IsFree): Interval | null {
  const minutes = stepsUntil(slot, limit).find((shift) => isFree(moved(slot, shift)));
  return minutes === undefined ? null : moved(slot, minutes);
}

/** Until when a free slot could be extended. A slot that is refused is refused longer too, so that halving finds the end. */
export function freeUntil(slot: Interval, limit: Date, isFree: IsFree): Date {
  const longer = (minutes: number): Interval => ({ start: slot.start, end: plusMinutes(slot.end, minutes) });
  const steps = [0, ...stepsUntil(slot, limit)];
  let [free, taken] = [0, steps.length];
  while (taken - free > 1) {
    const middle = (free + taken) >> 1;
    if (isFree(longer(steps[middle] ?? 0))) free = middle;
    else taken = middle;
  }
  return longer(steps[free] ?? 0).end;
}

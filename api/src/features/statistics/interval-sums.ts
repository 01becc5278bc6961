/** Sums over intervals of time. */
import { minuteMs } from '@park/domain';
import type { Interval } from '../../core/time/park-time';

/** Minutes of intervals that do not overlap; empty and reversed ones count nothing. */
export const totalMinutes = (intervals: readonly Interval[]): number =>
  Math.round(
    intervals.reduce((sum, { start, end }) => sum + Math.max(0, end.getTime() - start.getTime()), 0) / minuteMs,
  );

/** What is left of intervals without some others. */
export function subtract(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  let left = [...intervals];
  for (const { start, end } of others)
    left = left.flatMap((part) =>
      [
        { start: part.start, end: part.end < start ? part.end : start },
        { start: part.start > end ? part.start : end, end: part.end },
      ].filter((piece) => piece.start < piece.end),
    );
  return left;
}

/** Minutes of intervals within some parts; neither side overlaps with itself. */
export const commonMinutes = (parts: readonly Interval[], intervals: readonly Interval[]): number =>
  totalMinutes(
    parts.flatMap((part) =>
      intervals
        .filter(({ start, end }) => start < part.end && part.start < end)
        .map(({ start, end }) => ({
          start: start > part.start ? start : part.start,
          end: end < part.end ? end : part.end,
        })),
    ),
  );

import type { EventSpan } from '@park/ui/pages';

export type EventMoment = 'ahead' | 'underWay' | 'over';

/** Whether the event is ahead, under way or over. */
export function momentOf({ startDate, endDate }: EventSpan, now: Date): EventMoment {
  if (Date.parse(endDate) <= now.getTime()) return 'over';
  return Date.parse(startDate) <= now.getTime() ? 'underWay' : 'ahead';
}

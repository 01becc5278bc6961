import { addDays, addMonths } from '@park/platform';
import type { RoomAddress } from '../../shared/use-room-address';

export const spans = ['day', 'week', 'month'] as const;
export type CalendarSpan = (typeof spans)[number];

/** The span in the address; a day without one. */
export const spanOf = (address: Pick<RoomAddress, 'parameter'>): CalendarSpan =>
  spans.find((span) => span === address.parameter('span')) ?? 'day';

/** The same day one span later or earlier; the month is kept to its length. */
export function shiftDay(day: string, span: CalendarSpan, direction: 1 | -1): string {
  if (span === 'month') return addMonths(`${day.slice(0, 7)}-01`, direction);
  return addDays(day, direction * (span === 'week' ? 7 : 1));
}

/** A booking as an entry of calendars: feeds and files write the same one. */
import type { Half } from '@park/contract/parking';
import type { Language } from '@park/contract/texts';
import type { CalendarEvent } from '../../core/icalendar/calendar';
import { parkingBookingPath } from '../../core/web-addresses/pages';
import { halfInterval } from './halves';

export interface CalendarBooking {
  id: string;
  day: string;
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  lot: string;
  address: string;
  spot: string;
  /** Halves that are booked, and all that were. */
  booked: readonly Half[];
  all: readonly Half[];
}

const titles = {
  en: (lot: string, spot: string) => `Parking: ${lot}, spot ${spot}`,
  fr: (lot: string, spot: string) => `Parking\u00a0: ${lot}, place ${spot}`,
} as const;

/** Returns an entry from the start of the first half to the end of the last; null without halves. */
export function parkingEvent(
  { booked, all, ...row }: CalendarBooking,
  { language, parkOrigin, zone }: { language: Language; parkOrigin: string; zone: string },
): CalendarEvent | null {
  const isOff = booked.length === 0;
  const intervals = (isOff ? all : booked).map((half) => halfInterval(row.day, half, zone));
  const [first] = intervals;
  const last = intervals.at(-1);
  if (!first || !last) return null;
  return {
    uid: `parking-${row.id}@${new URL(parkOrigin).hostname}`,
    start: first.start,
    end: last.end,
    isAllDay: false,
    // Parking does not make the person busy.
    isFree: true,
    title: titles[language](row.lot, row.spot),
    description: '',
    location: row.address || row.lot,
    url: parkOrigin + parkingBookingPath(row.id),
    status: isOff ? 'cancelled' : 'confirmed',
    isPublic: false,
    sequence: row.sequence,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

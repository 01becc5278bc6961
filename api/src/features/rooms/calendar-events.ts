/**
 * Room bookings as events of a calendar, with the same UIDs in files, feeds and invitations: one UID per booking and,
 * for a series, RECURRENCE-ID per date.
 */
import type { Language } from '@park/contract/texts';
import type { CalendarEvent } from '../../core/icalendar/calendar';
import { roomBookingPath } from '../../core/web-addresses/pages';

export interface RoomDate {
  bookingId: string;
  isSeries: boolean;
  start: Date;
  end: Date;
  originalStart: Date | null;
  state: 'booked' | 'pending' | 'cancelled' | 'rejected' | 'expired' | 'skipped' | 'released';
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  title: string;
  note: string;
  room: string;
  building: string;
  floor: string;
}

const roomWords = { en: 'Room', fr: 'Salle' } as const;

const statuses = {
  booked: 'confirmed',
  released: 'confirmed',
  pending: 'tentative',
  cancelled: 'cancelled',
  rejected: 'cancelled',
  expired: 'cancelled',
  skipped: 'cancelled',
} as const satisfies Record<RoomDate['state'], CalendarEvent['status']>;

/**
 * All dates of a booking share one UID; a date of a series carries the moment at which it was planned first, so that
 * calendars find it after a move.
 */
export function roomEvent(
  date: RoomDate,
  { language, parkOrigin }: { language: Language; parkOrigin: string },
): CalendarEvent {
  return {
    uid: `room-${date.bookingId}@${new URL(parkOrigin).hostname}`,
    ...(date.isSeries ? { recurrenceId: date.originalStart ?? date.start } : {}),
    start: date.start,
    end: date.end,
    isAllDay: false,
    title: date.title || `${roomWords[language]} ${date.room}`,
    description: date.note,
    location: [date.room, date.building, date.floor].filter(Boolean).join(', '),
    url: parkOrigin + roomBookingPath(date.bookingId),
    status: statuses[date.state],
    isPublic: false,
    sequence: date.sequence,
    createdAt: date.createdAt,
    updatedAt: date.updatedAt,
  };
}

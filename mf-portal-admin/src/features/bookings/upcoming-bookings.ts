/** Merges the responses of the two booking calls into one list. */
import type { CallResponse } from '@park/contract';

type RoomBooking = CallResponse<'GET /api/rooms/bookings'>['items'][number];
type ParkingBooking = CallResponse<'GET /api/parking/bookings'>['items'][number];

interface Upcoming {
  readonly key: string;
  readonly bookingId: string;
  readonly canCancel: boolean;
  readonly start: string;
  readonly end: string;
}

export interface UpcomingRoom extends Upcoming {
  readonly kind: 'room';
  readonly title: string;
  readonly room: string;
  readonly building: string;
  readonly isPending: boolean;
  /** Dates of the booking that have not begun; cancelling releases them all. */
  readonly upcomingDates: number;
}

export interface UpcomingSpot extends Upcoming {
  readonly kind: 'parking';
  readonly lot: string;
  readonly spot: string;
  readonly half: 'am' | 'pm' | 'day';
  /** Credits that are refunded when it is cancelled now. */
  readonly creditsBack: number;
}

export type UpcomingBooking = UpcomingRoom | UpcomingSpot;

/** Dates that are neither over nor cancelled. One that has begun is listed, but can no longer be cancelled. */
function upcomingRooms(bookings: readonly RoomBooking[], now: number): UpcomingRoom[] {
  return bookings.flatMap((booking) => {
    const live = booking.occurrences.filter(
      ({ state, end }) => (state === 'booked' || state === 'pending') && Date.parse(end) > now,
    );
    const hasBegun = (start: string) => Date.parse(start) <= now;
    const upcomingDates = live.filter(({ start }) => !hasBegun(start)).length;
    return live.map(({ id, start, end, state }) => ({
      kind: 'room' as const,
      key: `room-${id}`,
      bookingId: booking.id,
      canCancel: booking.canCancel && !hasBegun(start),
      title: booking.title,
      room: booking.room.name,
      building: booking.room.building.name,
      start,
      end,
      isPending: state === 'pending',
      upcomingDates,
    }));
  });
}

/** One entry per booking, with the halves that have not ended. */
function upcomingSpots(bookings: readonly ParkingBooking[], now: number): UpcomingSpot[] {
  return bookings.flatMap(({ id, lot, spot, halves, canCancel, creditsBack }) => {
    const kept = halves
      .filter(({ state, end }) => state === 'booked' && Date.parse(end) > now)
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
    const [first] = kept;
    const last = kept.at(-1);
    if (!first || !last) return [];
    const half = kept.length > 1 ? ('day' as const) : first.half;
    return [
      {
        kind: 'parking' as const,
        key: `parking-${id}`,
        bookingId: id,
        canCancel,
        creditsBack,
        lot: lot.name,
        spot: spot.number,
        half,
        start: first.start,
        end: last.end,
      },
    ];
  });
}

/** Sorted by start. */
export function upcomingBookings(
  rooms: readonly RoomBooking[],
  spots: readonly ParkingBooking[],
  now: Date,
): readonly UpcomingBooking[] {
  const time = now.getTime();
  return [...upcomingRooms(rooms, time), ...upcomingSpots(spots, time)].sort(
    (one, other) => Date.parse(one.start) - Date.parse(other.start) || Date.parse(one.end) - Date.parse(other.end),
  );
}

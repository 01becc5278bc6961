/** Selects the bookings for the few lines of the home page. Pure. */
import type { CallResponse } from '@park/contract';

type RoomBooking = CallResponse<'GET /api/rooms/bookings'>['items'][number];
type ParkingBooking = CallResponse<'GET /api/parking/bookings'>['items'][number];

export interface UpcomingRoom {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly start: string;
  readonly end: string;
  readonly isPending: boolean;
}

export interface UpcomingSpot {
  readonly id: string;
  readonly lot: string;
  readonly spot: string;
  readonly date: string;
  readonly half: 'am' | 'pm' | 'day';
}

/** The next occurrences that are neither over nor cancelled, soonest first. A current meeting is still upcoming. */
export function upcomingRooms(bookings: readonly RoomBooking[], now: Date, count: number): readonly UpcomingRoom[] {
  return bookings
    .flatMap((booking) =>
      booking.occurrences
        .filter(({ state, end }) => (state === 'booked' || state === 'pending') && Date.parse(end) > now.getTime())
        .map(({ id, start, end, state }) => ({
          id,
          title: booking.title,
          place: `${booking.room.name}, ${booking.room.building.name}`,
          start,
          end,
          isPending: state === 'pending',
        })),
    )
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .slice(0, count);
}

export function upcomingSpots(bookings: readonly ParkingBooking[], now: Date, count: number): readonly UpcomingSpot[] {
  return bookings
    .flatMap(({ id, lot, spot, date, halves }) => {
      const kept = halves.filter(({ state, end }) => state === 'booked' && Date.parse(end) > now.getTime());
      const [only] = kept;
      return only
        ? [
            {
              id,
              lot: lot.name,
              spot: spot.number,
              date,
              half: kept.length > 1 ? ('day' as const) : only.half,
              start: only.start,
            },
          ]
        : [];
    })
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .map(({ start: _start, ...shown }) => shown)
    .slice(0, count);
}

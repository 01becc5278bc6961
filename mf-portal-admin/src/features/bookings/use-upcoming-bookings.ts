/** The person's next room and parking bookings. */
import { useCall, usePermission, useServices, useSession, type CallError } from '@park/platform';
import { upcomingBookings, type UpcomingBooking } from './upcoming-bookings';

/**
 * How many bookings are requested and shown. Both lists are sorted by time, so the first ten of both together are among
 * the first ten of each.
 */
export const maxBookings = 10;

const next = { query: { pageSize: maxBookings } };

export type BookingSource = 'rooms' | 'parking';

export interface UpcomingBookingsState {
  readonly mayBookRooms: boolean;
  readonly mayBookParking: boolean;
  readonly status: 'pending' | 'ready' | 'failed';
  readonly items: readonly UpcomingBooking[];
  /** Whether there are more bookings than those in `items`. */
  readonly isCut: boolean;
  readonly credits: number | undefined;
  /** The first list that failed; the status stays `ready` if the other one was loaded. */
  readonly failure: { readonly source: BookingSource; readonly error: CallError } | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export function useUpcomingBookings(): UpcomingBookingsState {
  const { clock } = useServices();
  const { user } = useSession();
  const mayBookRooms = usePermission('BookARoom_Book');
  const mayBookParking = usePermission('Parkshare_Book');
  // Colleagues book rooms for people who may not book any.
  const rooms = useCall('GET /api/rooms/bookings', next);
  const parking = useCall('GET /api/parking/bookings', next, { enabled: mayBookParking });

  const asked = [
    { source: 'rooms' as const, reading: rooms },
    ...(mayBookParking ? [{ source: 'parking' as const, reading: parking }] : []),
  ];
  const failed = asked.filter(({ reading }) => reading.status === 'failed');
  const [firstFailed] = failed;
  // Wait for both, to avoid a layout shift when the slower one arrives.
  const isPending = asked.some(({ reading }) => reading.status === 'pending');
  const all = isPending ? [] : upcomingBookings(rooms.data?.items ?? [], parking.data?.items ?? [], clock());
  return {
    mayBookRooms,
    mayBookParking,
    status: isPending ? 'pending' : failed.length === asked.length && failed.length > 0 ? 'failed' : 'ready',
    items: all.slice(0, maxBookings),
    isCut: all.length > maxBookings || rooms.data?.paginationId != null || parking.data?.paginationId != null,
    credits: mayBookParking ? (parking.data?.parkshareCredits ?? user?.parkshareCredits) : undefined,
    failure: firstFailed?.reading.error && { source: firstFailed.source, error: firstFailed.reading.error },
    isRetrying: failed.some(({ reading }) => reading.isRefreshing),
    retry: () => failed.forEach(({ reading }) => reading.retry()),
  };
}

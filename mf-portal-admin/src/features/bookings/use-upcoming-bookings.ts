/** What the person booked next, of rooms and parking, as far as they may book. */
import { useCall, usePermission, useServices, useSession, type CallError } from '@park/platform';
import { comingBookings, type ComingBooking } from './upcoming-bookings';

/**
 * How many are asked for and shown at most. Both lists come in order of time, so the first ten of both together are in
 * the first ten of each.
 */
export const mostBookings = 10;

const next = { query: { pageSize: mostBookings } };

export type BookingSource = 'rooms' | 'parking';

export interface ComingBookings {
  readonly mayBookRooms: boolean;
  readonly mayBookParking: boolean;
  readonly status: 'pending' | 'ready' | 'failed';
  readonly items: readonly ComingBooking[];
  /** There are more than the ones in `items`. */
  readonly isCut: boolean;
  readonly credits: number | undefined;
  /** Set when the other list could be read; with `failed` it is the only or the first one. */
  readonly failure: { readonly source: BookingSource; readonly error: CallError } | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export function useComingBookings(): ComingBookings {
  const { clock } = useServices();
  const { user } = useSession();
  const mayBookRooms = usePermission('BookARoom_Book');
  const mayBookParking = usePermission('Parkshare_Book');
  const rooms = useCall('GET /api/rooms/bookings', next, { enabled: mayBookRooms });
  const parking = useCall('GET /api/parking/bookings', next, { enabled: mayBookParking });

  const asked = [
    ...(mayBookRooms ? [{ source: 'rooms' as const, reading: rooms }] : []),
    ...(mayBookParking ? [{ source: 'parking' as const, reading: parking }] : []),
  ];
  const failed = asked.filter(({ reading }) => reading.status === 'failed');
  const [firstFailed] = failed;
  // Both together, so that nothing moves when the slower one arrives.
  const isPending = asked.some(({ reading }) => reading.status === 'pending');
  const all = isPending ? [] : comingBookings(rooms.data?.items ?? [], parking.data?.items ?? [], clock());
  return {
    mayBookRooms,
    mayBookParking,
    status: isPending ? 'pending' : failed.length === asked.length && failed.length > 0 ? 'failed' : 'ready',
    items: all.slice(0, mostBookings),
    isCut: all.length > mostBookings || rooms.data?.paginationId != null || parking.data?.paginationId != null,
    credits: mayBookParking ? (parking.data?.parkshareCredits ?? user?.parkshareCredits) : undefined,
    failure: firstFailed?.reading.error && { source: firstFailed.source, error: firstFailed.reading.error },
    isRetrying: failed.some(({ reading }) => reading.isRefreshing),
    retry: () => failed.forEach(({ reading }) => reading.retry()),
  };
}

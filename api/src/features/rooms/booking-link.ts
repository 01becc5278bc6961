import { hasPermission, type MaybeRole } from '@park/domain';
import { roomBookingPath } from '../../core/web-addresses/pages';

/** Where a message leads to room bookings: owners without the right to book have theirs on the overview. */
export const bookingLink = (role: MaybeRole, bookingId?: string): string => {
  if (!hasPermission(role, 'BookARoom_Book')) return '/portal';
  return bookingId === undefined ? '/book-a-room' : roomBookingPath(bookingId);
};

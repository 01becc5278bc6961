import type { AppContext } from '../../core/context/app-context';
import { overlaps } from '../../core/time/park-time';
import { blockedIntervals, heldIntervals, listBlockings, listCalendarEntries, type BookingRow } from '../rooms';
import { loadPeople } from '../users';
import type { RequestedDate } from './store';

/** Whether a requested date is neither booked nor closed for the person who asks for it. */
export async function isFreeForOwner(
  context: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  booking: Pick<BookingRow, 'ownerId'>,
  date: RequestedDate,
): Promise<boolean> {
  const held = { start: date.start, end: date.heldUntil };
  const calendar = await listCalendarEntries(context.database, [date.roomId], held, context.clock());
  if (heldIntervals(calendar, date.roomId).some((interval) => overlaps(interval, held))) return false;
  const owner = booking.ownerId && (await loadPeople(context, [booking.ownerId])).get(booking.ownerId);
  const blockings = await listBlockings(context.database, [date.roomId], date, 'en');
  const closed = owner ? blockedIntervals(owner, blockings, date.roomId) : blockings;
  return !closed.some((interval) => overlaps(interval, date));
}

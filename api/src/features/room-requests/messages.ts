/** Tells the people who asked what was decided, in the transaction of the decision. */
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { notify } from '../../core/notifications/notify';
import { isoInterval } from '../../core/time/park-time';
import { findAlternatives, findBookings, findRoom, searchLink, type BookingRow } from '../rooms';
import { loadPeople } from '../users';
import { requestAccepted, requestRejected } from './message-kinds';
import type { RequestedDate } from './store';

const maxAlternatives = 3;

/** Sends nothing for a booking without an owner. */
export async function informAccepted(
  transaction: Database,
  context: AppContext,
  { booking, dates }: { booking: BookingRow; dates: readonly RequestedDate[] },
): Promise<void> {
  const [first] = dates;
  if (!first || booking.ownerId === null) return;
  await notify(transaction, {
    personId: booking.ownerId,
    kind: requestAccepted,
    values: { title: booking.title, room: booking.room.name, ...isoInterval(first), moreDates: dates.length - 1 },
    link: searchLink(first, context.configuration.parkTimeZone),
    now: context.clock(),
  });
}

/** Each booking gets one message, with what is free instead of its first rejected date. */
export async function informRejected(
  transaction: Database,
  context: AppContext,
  { dates, reason }: { dates: readonly RequestedDate[]; reason: string },
): Promise<void> {
  const within = { ...context, database: transaction };
  const bookings = await findBookings(transaction, [...new Set(dates.map(({ bookingId }) => bookingId))]);
  const owners = await loadPeople(
    within,
    bookings.flatMap(({ ownerId }) => ownerId ?? []),
  );
  for (const booking of bookings) {
    const rejected = dates.filter(({ bookingId }) => bookingId === booking.id);
    const owner = booking.ownerId === null ? undefined : owners.get(booking.ownerId);
    const [first] = rejected;
    const room = first && (await findRoom(transaction, first.roomId));
    if (!owner || !first || !room) continue;
    const { alternatives } = await findAlternatives(within, owner, { room, requested: first, people: booking.people });
    await notify(transaction, {
      personId: owner.id,
      kind: requestRejected,
      values: {
        title: booking.title,
        room: room.name,
        ...isoInterval(first),
        moreDates: rejected.length - 1,
        reason,
        alternatives: alternatives
          .slice(0, maxAlternatives)
          .map(({ room: other, start, end }) => ({ room: other.name, start, end })),
      },
      link: searchLink(first, context.configuration.parkTimeZone),
      now: context.clock(),
    });
  }
}

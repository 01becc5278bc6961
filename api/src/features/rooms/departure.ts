/** The room bookings of people who leave: handed over or cancelled. */
import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { OccurrenceState } from '@park/contract/room-bookings';
import type { DepartureStep, Departure } from '../../core/departures/departure';
import type { Database } from '../../core/database/database';
import { roomBookings, roomInvitations, roomOccurrences } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { publishRoomBooking } from './booking-events';
import { cancelOccurrences } from './cancel-occurrences';
import { informOfInheritance } from './owner-messages';

const upcomingOf = (
  database: Database,
  { people, from }: Pick<Departure, 'people' | 'from'>,
  states: OccurrenceState[] = ['booked', 'pending'],
) =>
  and(
    inArray(roomOccurrences.state, states),
    gte(roomOccurrences.startsAt, from),
    inArray(
      roomOccurrences.bookingId,
      database
        .select({ id: roomBookings.id })
        .from(roomBookings)
        .where(inArray(roomBookings.ownerId, [...people])),
    ),
  );

export const roomDeparture: DepartureStep = {
  name: 'rooms',

  async preview(database, departure) {
    if (departure.people.length === 0) return [];
    const [upcoming] = await database
      .select({ count: count() })
      .from(roomOccurrences)
      .where(upcomingOf(database, departure));
    return [{ kind: 'roomBookings', count: upcoming?.count ?? 0 }];
  },

  async settle(transaction, departure) {
    const { people, handOverTo, isErasure, decidedBy, now } = departure;
    if (people.length === 0) return;
    if (handOverTo !== null) {
      const dates = await transaction
        .select({ id: roomOccurrences.id, bookingId: roomOccurrences.bookingId })
        .from(roomOccurrences)
        .where(upcomingOf(transaction, departure));
      const handed = await transaction
        .update(roomBookings)
        .set({ ownerId: handOverTo, isForColleague: false, updatedAt: now, version: sql`${roomBookings.version} + 1` })
        .where(
          inArray(
            roomBookings.id,
            dates.map(({ bookingId }) => bookingId),
          ),
        )
        .returning({ id: roomBookings.id });
      await publishRoomBooking(
        transaction,
        'changed',
        dates.map(({ id }) => id),
        now,
      );
      if (handed.length > 0)
        await informOfInheritance(transaction, { personId: handOverTo, count: handed.length, now });
    }
    // Dates that they wait for are included: they would be offered to them.
    const isUpcoming = upcomingOf(transaction, departure, ['booked', 'pending', 'skipped']);
    await cancelOccurrences(transaction, isUpcoming, { by: decidedBy, now });
    if (isErasure) await erase(transaction, people);
  },
};

/** Blanks the texts of their bookings, and removes their addresses from those of others. */
async function erase(transaction: Database, people: readonly string[]): Promise<void> {
  const own = await transaction
    .update(roomBookings)
    .set({ title: '', note: '', attendees: [] })
    .where(inArray(roomBookings.ownerId, [...people]))
    .returning({ id: roomBookings.id });
  if (own.length > 0)
    await transaction.delete(roomInvitations).where(
      inArray(
        roomInvitations.bookingId,
        own.map(({ id }) => id),
      ),
    );
  const known = await transaction
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.id, [...people]));
  const emails = known.map(({ email }) => email.toLowerCase());
  const invited = await transaction
    .delete(roomInvitations)
    .where(inArray(roomInvitations.email, emails))
    .returning({ bookingId: roomInvitations.bookingId, email: roomInvitations.email });
  for (const { bookingId, email } of invited)
    await transaction
      .update(roomBookings)
      .set({
        attendees: sql`ARRAY(SELECT one FROM unnest(${roomBookings.attendees}) AS one WHERE lower(one) <> ${email})`,
      })
      .where(eq(roomBookings.id, bookingId));
}

/** What a handoff is about: a room or spot, or a booking of the person. */
import type { ParsedCallInput } from '@park/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import type { HandoffSubject } from '../../core/database/schema/auth';
import { parkingBookings, parkingLots, parkingSpots } from '../../core/database/schema/parking';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';
import { notFound } from '../../core/errors/api-error';
import { dayOf } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';

type Asked = NonNullable<ParsedCallInput<'POST /api/auth/handoff'>['body']['subject']>;

/** @throws ApiError 404 for a room or spot that does not exist, and for bookings of others */
export async function findHandoffSubject(
  database: Database,
  person: Pick<Person, 'id'>,
  { kind, id }: Asked,
  zone: string,
): Promise<HandoffSubject> {
  const label = await findLabel(database, person, kind, id, zone);
  if (label === undefined) throw notFound();
  return { kind, id, label };
}

async function findLabel(
  database: Database,
  { id: userId }: Pick<Person, 'id'>,
  kind: Asked['kind'],
  id: string,
  zone: string,
): Promise<string | undefined> {
  switch (kind) {
    case 'room': {
      const [room] = await database.select({ name: rooms.name }).from(rooms).where(eq(rooms.id, id));
      return room?.name;
    }
    case 'spot': {
      const [spot] = await database
        .select({ lot: parkingLots.name, number: parkingSpots.number })
        .from(parkingSpots)
        .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
        .where(eq(parkingSpots.id, id));
      return spot && `${spot.lot}, ${spot.number}`;
    }
    case 'roomBooking': {
      const [booking] = await database
        .select({ room: rooms.name, start: roomOccurrences.startsAt })
        .from(roomBookings)
        .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
        .innerJoin(roomOccurrences, eq(roomOccurrences.bookingId, roomBookings.id))
        .where(and(eq(roomBookings.id, id), eq(roomBookings.ownerId, userId)))
        .orderBy(asc(roomOccurrences.startsAt))
        .limit(1);
      return booking && `${booking.room}, ${dayOf(booking.start, zone)}`;
    }
    case 'parkingBooking': {
      const [booking] = await database
        .select({ lot: parkingLots.name, number: parkingSpots.number, day: parkingBookings.day })
        .from(parkingBookings)
        .innerJoin(parkingSpots, eq(parkingSpots.id, parkingBookings.spotId))
        .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
        .where(and(eq(parkingBookings.id, id), eq(parkingBookings.userId, userId)));
      return booking && `${booking.lot}, ${booking.number}, ${booking.day}`;
    }
  }
}

/** Lots, spots and bookings. */
import type { Half } from '@park/contract/parking';
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { readPage, type RowPage } from '../../core/listing/read-page';
import { parkingBookingHalves, parkingBookings, parkingLots, parkingSpots } from '../../core/database/schema/parking';

/** Constraints that decide concurrent bookings. */
export const oneBookingPerSpotConstraint = 'parking_halves_one_per_spot';
export const oneBookingPerPersonConstraint = 'parking_halves_one_per_person';

/** States of halves that keep the spot. */
export const liveHalfStates: readonly HalfRow['state'][] = ['booked', 'used'];

export type LotRow = typeof parkingLots.$inferSelect & { spotCount: number };
export type SpotRow = typeof parkingSpots.$inferSelect;
export type HalfRow = typeof parkingBookingHalves.$inferSelect;

export type BookingRow = typeof parkingBookings.$inferSelect & {
  spot: Pick<SpotRow, 'id' | 'number' | 'kind'>;
  lot: typeof parkingLots.$inferSelect;
  /** Morning first. */
  halves: HalfRow[];
};

/** Returns lots with the number of their active spots, in the park's order; `id` selects one. */
export async function listLots(database: Database, id?: string): Promise<LotRow[]> {
  return database
    .select({ ...getTableColumns(parkingLots), spotCount: count(parkingSpots.id) })
    .from(parkingLots)
    .leftJoin(parkingSpots, and(eq(parkingSpots.lotId, parkingLots.id), eq(parkingSpots.isActive, true)))
    .where(id === undefined ? undefined : eq(parkingLots.id, id))
    .groupBy(parkingLots.id)
    .orderBy(asc(parkingLots.position), asc(parkingLots.name), asc(parkingLots.id));
}

/**
 * Returns an active spot and locks it until the transaction ends, so that bookings and changes of releases run one
 * after the other.
 */
export async function lockSpot(transaction: Database, id: string): Promise<SpotRow | null> {
  const [row] = await transaction
    .select()
    .from(parkingSpots)
    .where(and(eq(parkingSpots.id, id), eq(parkingSpots.isActive, true)))
    .for('no key update');
  return row ?? null;
}

/** Returns the ids of the person's active bookings of a day by half. */
export async function ownHalves(database: Database, userId: string, day: string): Promise<Map<Half, string>> {
  const rows = await database
    .select({ half: parkingBookingHalves.half, bookingId: parkingBookingHalves.bookingId })
    .from(parkingBookingHalves)
    .where(
      and(
        eq(parkingBookingHalves.userId, userId),
        eq(parkingBookingHalves.day, day),
        inArray(parkingBookingHalves.state, liveHalfStates),
      ),
    );
  return new Map(rows.map(({ half, bookingId }) => [half, bookingId]));
}

export interface NewBooking {
  /** Null for a guest. */
  userId: string | null;
  companyId: string;
  spotId: string;
  day: string;
  halves: { half: Half; releaseId: string | null; cost: number; guestCompanyId?: string; guestSlot?: number }[];
  guestName?: string;
  plate?: string | null;
  bookedBy?: string;
  now: Date;
}

/**
 * Stores a booking and returns its id.
 * @throws the violation of one of the two constraints above
 */
export async function insertBooking(transaction: Database, { halves, now, ...booking }: NewBooking): Promise<string> {
  const [row] = await transaction
    .insert(parkingBookings)
    .values({ ...booking, createdAt: now, updatedAt: now })
    .returning({ id: parkingBookings.id });
  if (!row) throw new Error('a stored booking got no row');
  const { spotId, userId, day } = booking;
  // Insert halves in a fixed order to avoid deadlocks.
  const inOrder = [...halves].sort((one, other) => one.half.localeCompare(other.half));
  await transaction.insert(parkingBookingHalves).values(
    inOrder.map(({ half, releaseId, cost, guestCompanyId, guestSlot }) => ({
      bookingId: row.id,
      half,
      spotId,
      userId,
      day,
      releaseId,
      cost,
      guestCompanyId,
      guestSlot,
    })),
  );
  return row.id;
}

/** Returns bookings in the order of the ids. */
export async function findBookings(database: Database, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      booking: getTableColumns(parkingBookings),
      spot: { id: parkingSpots.id, number: parkingSpots.number, kind: parkingSpots.kind },
      lot: getTableColumns(parkingLots),
    })
    .from(parkingBookings)
    .innerJoin(parkingSpots, eq(parkingSpots.id, parkingBookings.spotId))
    .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
    .where(inArray(parkingBookings.id, [...ids]));
  const halves = await database
    .select()
    .from(parkingBookingHalves)
    .where(inArray(parkingBookingHalves.bookingId, [...ids]))
    .orderBy(asc(parkingBookingHalves.half));
  return rows
    .map(({ booking, ...row }) => ({
      ...booking,
      ...row,
      halves: halves.filter(({ bookingId }) => bookingId === booking.id),
    }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Locks the booking until the transaction ends, so that cancellations run one after the other. */
export async function lockBooking(transaction: Database, id: string): Promise<void> {
  await transaction
    .select({ id: parkingBookings.id })
    .from(parkingBookings)
    .where(eq(parkingBookings.id, id))
    .for('no key update');
}

/**
 * Ends halves that are still booked and returns them in order. Refund and publish only these: check-in and unused halves
 * do not lock the booking, so a half can have been used or freed meanwhile.
 */
export async function cancelHalves(
  transaction: Database,
  bookingId: string,
  halves: readonly Half[],
  now: Date,
  state: 'cancelled' | 'recalled' = 'cancelled',
): Promise<Half[]> {
  const ended = await transaction
    .update(parkingBookingHalves)
    .set({ state, endedAt: now })
    .where(
      and(
        eq(parkingBookingHalves.bookingId, bookingId),
        inArray(parkingBookingHalves.half, [...halves]),
        eq(parkingBookingHalves.state, 'booked'),
      ),
    )
    .returning({ half: parkingBookingHalves.half });
  if (ended.length === 0) return [];
  await transaction
    .update(parkingBookings)
    .set({ updatedAt: now, sequence: sql`${parkingBookings.sequence} + 1` })
    .where(eq(parkingBookings.id, bookingId));
  return ended.map(({ half }) => half).sort();
}

export interface OwnBookingsQuery {
  userId: string;
  when: 'upcoming' | 'past';
  /** Today in the park. */
  today: string;
  pageSize: number;
  paginationId?: string | undefined;
}

/** Returns a page of a person's bookings: active ones from today, earliest first; or all others, latest first. */
export function listOwnBookings(
  database: Database,
  { userId, when, today, ...page }: OwnBookingsQuery,
): Promise<RowPage<BookingRow>> {
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  const isUpcoming = sql`${parkingBookings.day} >= ${today}::date AND EXISTS (
    SELECT 1 FROM parking_booking_halves h WHERE h.booking_id = ${parkingBookings.id} AND h.state IN ('booked', 'used'))`;
  return readPage(page, {
    order: () => ({
      name: `own-parking-${when}`,
      keys: [
        { by: sql`${parkingBookings.day}::text`, direction, type: 'text' },
        { by: parkingBookings.id, direction, type: 'uuid' },
      ],
    }),
    async read(reading) {
      const places = await database
        .select({ id: parkingBookings.id })
        .from(parkingBookings)
        .where(
          and(
            eq(parkingBookings.userId, userId),
            when === 'upcoming' ? isUpcoming : sql`NOT (${isUpcoming})`,
            reading.after,
          ),
        )
        .orderBy(...reading.orderBy)
        .limit(reading.limit);
      return findBookings(
        database,
        places.map(({ id }) => id),
      );
    },
    positionOf: (row) => [row.day, row.id],
  });
}

/** What a closure touches: bookings that end or move, and people who hold a spot. */
import { createHash } from 'node:crypto';
import type { Half } from '@park/contract/parking';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingBookingHalves } from '../../../core/database/schema/parking';
import { addDays, daysBetween } from '../../../core/time/park-time';
import { halfInterval, hasEnded } from '../halves';
import { listSpotHalves } from '../holding/spot-halves';
import { findBookings, liveHalfStates, type BookingRow } from '../store';

export interface Moment {
  now: Date;
  zone: string;
  /** In the park. */
  today: string;
}

export interface ClosureRange {
  spotIds: readonly string[];
  firstDay: string;
  lastDay: string;
}

export interface TouchedBooking {
  booking: BookingRow;
  /** Halves that are not over. */
  halves: Half[];
  /** What was paid for those that have not begun. */
  refund: number;
  /** A booking of which a half has begun stays what it is and is cancelled. */
  canMove: boolean;
}

/** Returns bookings with halves to come on the closed days, by day and spot. */
export async function listTouchedBookings(
  database: Database,
  { spotIds, firstDay, lastDay }: ClosureRange,
  { now, zone }: Moment,
): Promise<TouchedBooking[]> {
  const rows = await database
    .selectDistinct({ id: parkingBookingHalves.bookingId })
    .from(parkingBookingHalves)
    .where(
      and(
        inArray(parkingBookingHalves.spotId, [...spotIds]),
        gte(parkingBookingHalves.day, firstDay),
        lte(parkingBookingHalves.day, lastDay),
        eq(parkingBookingHalves.state, 'booked'),
      ),
    );
  const bookings = await findBookings(
    database,
    rows.map(({ id }) => id),
  );
  return bookings
    .map((booking) => touchedPart(booking, now, zone))
    .filter(({ halves }) => halves.length > 0)
    .sort((one, other) => orderKey(one).localeCompare(orderKey(other), 'en', { numeric: true }));
}

const orderKey = ({ booking: { day, spot, id } }: TouchedBooking) => `${day} ${spot.number} ${id}`;

function touchedPart(booking: BookingRow, now: Date, zone: string): TouchedBooking {
  const live = booking.halves.filter(({ state }) => liveHalfStates.includes(state));
  const toCome = live.filter(({ state, half }) => state === 'booked' && !hasEnded(booking.day, half, now, zone));
  const unbegun = toCome.filter(({ half }) => halfInterval(booking.day, half, zone).start > now);
  return {
    booking,
    halves: toCome.map(({ half }) => half),
    refund: unbegun.reduce((sum, { cost }) => sum + cost, 0),
    canMove: unbegun.length === live.length,
  };
}

/** Changes when a booking is made, cancelled or changed on the closed days. */
export const versionOf = (touched: readonly TouchedBooking[]): string =>
  createHash('sha256')
    .update(
      touched
        .map(({ booking, halves }) => `${booking.id} ${halves.join()}`)
        .sort()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 22);

export interface Holder {
  spotId: string;
  userId: string;
  name: string;
  company: string;
  halves: number;
  firstDay: string;
}

/** A longer closure is a matter of leases; the first weeks name everybody who holds a spot by weekday. */
const maxHolderDays = 28;

/** Returns people to whom closed spots are assigned and who have not released them. */
export async function listHolders(
  database: Database,
  { spotIds, firstDay, lastDay }: ClosureRange,
  today: string,
): Promise<Holder[]> {
  const from = firstDay < today ? today : firstDay;
  const length = Math.min(daysBetween(from, lastDay) + 1, maxHolderDays);
  if (length <= 0) return [];
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  const halves = (await listSpotHalves(database, days, { spotIds })).filter(
    ({ assigneeId, releaseId, bookingId }) => assigneeId !== null && releaseId === null && bookingId === null,
  );
  const people = [...new Set(halves.map(({ assigneeId }) => assigneeId))];
  if (people.length === 0) return [];
  const { rows } = await database.execute<{ id: string; name: string; company: string }>(sql`
    SELECT person.id, person.first_name || ' ' || person.last_name AS name, company.name AS company
    FROM users person JOIN companies company ON company.id = person.company_id
    WHERE person.id = ANY (${sql.param(people)}::uuid[])`);
  const holders = new Map<string, Holder>();
  for (const { spotId, assigneeId, day } of halves) {
    const person = rows.find(({ id }) => id === assigneeId);
    if (!person) continue;
    const key = `${spotId} ${person.id}`;
    const known = holders.get(key);
    holders.set(key, {
      spotId,
      userId: person.id,
      name: person.name,
      company: person.company,
      halves: (known?.halves ?? 0) + 1,
      firstDay: known?.firstDay ?? day,
    });
  }
  return [...holders.values()];
}

/** Loads lots, spots, releases, bookings of spots, and the credits people begin with. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { momentAt } from '../../core/time/park-time';
import {
  parkingBookingHalves,
  parkingBookings,
  parkingCreditEntries,
  parkingLots,
  parkingReleases,
  parkingSpots,
} from '../../core/database/schema/parking';
import { idOf, idsOf, insertMissing, optionalId, upsert, type Tally, type Upserted } from '../shared/bulk';
import { openedBy, releasesBySpot } from './check-parking';
import type { ParkFolder } from './park-folder';
import { byKey } from './reference-check';

export interface ParkingParts {
  transaction: Database;
  folder: ParkFolder;
  companyIds: ReadonlyMap<string, string>;
  people: Upserted;
  now: Date;
}

export const loadLots = ({ transaction, folder }: ParkingParts): Promise<Upserted> =>
  upsert(
    transaction,
    parkingLots,
    folder.lots.map((lot) => ({
      sourceKey: lot.key,
      name: lot.name,
      address: lot.address,
      latitude: lot.latitude,
      longitude: lot.longitude,
      texts: {
        ...(lot.directions_en !== null && { en: { directions: lot.directions_en } }),
        ...(lot.directions_fr !== null && { fr: { directions: lot.directions_fr } }),
      },
      position: lot.position,
    })),
  );

export const loadSpots = (
  { transaction, folder, companyIds, people }: ParkingParts,
  lotIds: ReadonlyMap<string, string>,
): Promise<Upserted> =>
  upsert(
    transaction,
    parkingSpots,
    folder.spots.map(({ key, lot, number, kind, company, assignee }) => ({
      sourceKey: key,
      lotId: idOf(lotIds, lot),
      number,
      kind,
      companyId: optionalId(companyIds, company),
      assigneeId: optionalId(people.ids, assignee),
    })),
  );

export function loadReleases(
  { transaction, folder, people }: ParkingParts,
  spotIds: ReadonlyMap<string, string>,
): Promise<Upserted> {
  const spots = byKey(folder.spots);
  return upsert(
    transaction,
    parkingReleases,
    folder.releases.map((release) => ({
      sourceKey: release.key,
      spotId: idOf(spotIds, release.spot),
      audience: release.audience,
      firstDay: release.first_day,
      lastDay: release.last_day,
      weekdays: release.weekdays,
      halves: release.halves,
      releasedBy: idOf(people.ids, release.person),
      earnsTo: spots.get(release.spot)?.assignee === release.person ? ('person' as const) : ('company' as const),
    })),
  );
}

/** Bookings that were not imported before, each half granted and paid. Halves that are taken meanwhile are left out. */
export async function loadParkingBookings(
  parts: ParkingParts,
  spotIds: ReadonlyMap<string, string>,
  releaseIds: ReadonlyMap<string, string>,
): Promise<Tally & { leftOut: number }> {
  const { transaction, folder, companyIds, people, now } = parts;
  const known = await idsOf(
    transaction,
    parkingBookings,
    folder.parkingBookings.map(({ key }) => key),
  );
  const fresh = folder.parkingBookings.filter(({ key }) => !known.has(key));
  const peopleByKey = byKey(folder.people);
  const spots = byKey(folder.spots);
  const bySpot = releasesBySpot(folder.releases);
  const bookedAt = (day: string): Date =>
    new Date(Math.min(now.getTime(), momentAt(day, '18:00', folder.park.timeZone).getTime() - 2 * 86_400_000));
  await insertMissing(
    transaction,
    parkingBookings,
    fresh.map(({ key, person, spot, day }) => ({
      sourceKey: key,
      userId: idOf(people.ids, person),
      companyId: idOf(companyIds, peopleByKey.get(person)?.company ?? ''),
      spotId: idOf(spotIds, spot),
      day,
      createdAt: bookedAt(day),
      updatedAt: now,
      sequence: 0,
    })),
  );
  const ids = await idsOf(
    transaction,
    parkingBookings,
    fresh.map(({ key }) => key),
  );
  await insertMissing(
    transaction,
    parkingBookingHalves,
    fresh.flatMap((booking) =>
      booking.halves.map((half) => {
        const spot = spots.get(booking.spot);
        const person = peopleByKey.get(booking.person);
        const release = spot && person ? openedBy(booking, half, spot, person, bySpot) : null;
        return {
          bookingId: idOf(ids, booking.key),
          half,
          spotId: idOf(spotIds, booking.spot),
          userId: idOf(people.ids, booking.person),
          day: booking.day,
          state: 'booked' as const,
          releaseId: optionalId(releaseIds, release),
          cost: 1,
        };
      }),
    ),
  );
  const leftOut = await removeEmpty(transaction, [...ids.keys()]);
  await writeOpeningCredits(parts, [...ids.values()]);
  return { created: fresh.length - leftOut, updated: 0, unchanged: known.size, leftOut };
}

async function removeEmpty(transaction: Database, keys: readonly string[]): Promise<number> {
  const { rows } = await transaction.execute(sql`
    DELETE FROM parking_bookings booking WHERE source_key IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      AND NOT EXISTS (SELECT 1 FROM parking_booking_halves WHERE booking_id = booking.id) RETURNING 1`);
  return rows.length;
}

/** Everybody new gets the credits of people.csv; imported bookings are granted and paid, so that the ledger adds up. */
async function writeOpeningCredits(
  { transaction, folder, people }: ParkingParts,
  bookingIds: readonly string[],
): Promise<void> {
  const { rows: halves } = await transaction.execute<{
    booking_id: string;
    half: string;
    user_id: string;
    at: string;
    cost: number;
  }>(sql`
    SELECT half.booking_id, half.half, half.user_id, to_json(booking.created_at) #>> '{}' AS at, half.cost
    FROM parking_booking_halves half JOIN parking_bookings booking ON booking.id = half.booking_id
    WHERE half.booking_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb)::uuid) ORDER BY booking.created_at, half.booking_id, half.half`);
  const firstBooking = halves
    .map(({ at }) => new Date(at).getTime())
    .reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const opening = new Date(Math.min(firstBooking - 86_400_000, Date.now()));
  const start = folder.people
    .filter(({ key, parking_credits: credits }) => people.fresh.has(key) && credits > 0)
    .map(({ key, parking_credits: credits }) => ({
      userId: idOf(people.ids, key),
      delta: credits,
      reason: 'grant' as const,
      bookingId: null,
      idempotencyKey: `import:${key}`,
      at: opening,
    }));
  const granted = halves.map(({ booking_id: booking, half, user_id: userId, cost }) => ({
    userId,
    delta: cost,
    reason: 'grant' as const,
    bookingId: null,
    idempotencyKey: `import:${booking}:${half}`,
    at: opening,
  }));
  const paid = halves.map(({ booking_id: bookingId, half, user_id: userId, cost, at }) => ({
    userId,
    delta: -cost,
    reason: 'booking' as const,
    bookingId,
    idempotencyKey: `booking:${bookingId}:${half}`,
    at: new Date(at),
  }));
  await insertMissing(transaction, parkingCreditEntries, [...start, ...granted]);
  await insertMissing(transaction, parkingCreditEntries, paid);
}

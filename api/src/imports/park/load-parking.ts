/** Loads lots, spots, releases and bookings of spots. */
import { addDays, dayMs } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { insertReleasedHalves } from '../../core/database/released-halves';
import { dayOf, momentAt } from '../../core/time/park-time';
import {
  parkingBookingHalves,
  parkingBookings,
  parkingLots,
  parkingReleases,
  parkingSpots,
} from '../../core/database/schema/parking';
import { idOf, idsOf, insertMissing, optionalId, upsert, type Tally, type Upserted } from '../shared/bulk';
import { openedBy, releasesBySpot } from './check-parking';
import { writeOpeningCredits } from './opening-credits';
import type { ParkFolder, ParkingBookingRow } from './park-folder';
import { byKey } from './reference-check';

export interface ParkingParts {
  transaction: Database;
  folder: ParkFolder;
  companyIds: ReadonlyMap<string, string>;
  people: Upserted;
  now: Date;
  takeOver: boolean;
}

export const loadLots = ({ transaction, folder, takeOver }: ParkingParts): Promise<Upserted> =>
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
    { takeOver },
  );

export const loadSpots = (
  { transaction, folder, companyIds, takeOver }: ParkingParts,
  lotIds: ReadonlyMap<string, string>,
): Promise<Upserted> =>
  upsert(
    transaction,
    parkingSpots,
    folder.spots.map(({ key, lot, number, kind, company }) => ({
      sourceKey: key,
      lotId: idOf(lotIds, lot),
      number,
      kind,
      companyId: optionalId(companyIds, company),
    })),
    { takeOver },
  );

/** Also writes the halves that each release opens. */
export async function loadReleases(
  { transaction, folder, companyIds, people }: ParkingParts,
  spotIds: ReadonlyMap<string, string>,
): Promise<Upserted> {
  const spots = byKey(folder.spots);
  const stored = await upsert(
    transaction,
    parkingReleases,
    folder.releases.map((release) => ({
      sourceKey: release.key,
      spotId: idOf(spotIds, release.spot),
      audience: release.audience,
      companyId: optionalId(companyIds, spots.get(release.spot)?.company ?? null),
      firstDay: release.first_day,
      lastDay: release.last_day,
      weekdays: release.weekdays,
      halves: release.halves,
      releasedBy: idOf(people.ids, release.person),
      earnsTo: spots.get(release.spot)?.assignee === release.person ? ('person' as const) : ('company' as const),
    })),
  );
  await insertReleasedHalves(transaction, [...stored.ids.values()]);
  return stored;
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
    new Date(Math.min(now.getTime(), momentAt(day, '18:00', folder.park.timeZone).getTime() - 2 * dayMs));
  await insertMissing(
    transaction,
    parkingBookings,
    fresh.map(({ key, person, spot, day, guest, plate }) => ({
      sourceKey: key,
      userId: guest === null ? idOf(people.ids, person) : null,
      guestName: guest,
      plate,
      bookedBy: guest === null ? null : idOf(people.ids, person),
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
  const guestSlot = countGuests();
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
          userId: booking.guest === null ? idOf(people.ids, booking.person) : null,
          guestCompanyId: booking.guest === null ? null : optionalId(companyIds, person?.company ?? null),
          guestSlot: booking.guest === null ? null : guestSlot(booking, half, person?.company ?? ''),
          day: booking.day,
          releaseId: optionalId(releaseIds, release),
          cost: 1,
          ...outcomeOf(booking, half, parts),
        };
      }),
    ),
  );
  const leftOut = await removeEmpty(transaction, [...ids.keys()]);
  await writeOpeningCredits(parts, [...ids.values()]);
  return { created: fresh.length - leftOut, updated: 0, unchanged: known.size, leftOut };
}

/** Somebody came, did not come or gave the spot back, on a day that is over. */
function outcomeOf({ day, arrival }: ParkingBookingRow, half: 'am' | 'pm', { folder, now }: ParkingParts) {
  const zone = folder.park.timeZone;
  const outcome = day < dayOf(now, zone) ? arrival : 'unknown';
  const none = { state: 'booked' as const, endedAt: null, endedReason: null, checkedInAt: null };
  if (outcome === 'missed')
    return { ...none, state: 'noShow' as const, endedAt: momentAt(day, '20:00', zone), endedReason: 'noShow' };
  if (outcome === 'cancelled')
    return { ...none, state: 'cancelled' as const, endedAt: momentAt(addDays(day, -1), '18:00', zone) };
  return outcome === 'arrived'
    ? { ...none, checkedInAt: momentAt(day, half === 'am' ? '08:00' : '13:30', zone) }
    : none;
}

/** Numbers a company's guests of a half: 1, 2. The database allows no third one. */
function countGuests() {
  const guests = new Map<string, number>();
  return ({ day }: { day: string }, half: string, company: string): number => {
    const key = `${company} ${day} ${half}`;
    guests.set(key, (guests.get(key) ?? 0) + 1);
    return guests.get(key) ?? 1;
  };
}

async function removeEmpty(transaction: Database, keys: readonly string[]): Promise<number> {
  const { rows } = await transaction.execute(sql`
    DELETE FROM parking_bookings booking WHERE source_key IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      AND NOT EXISTS (SELECT 1 FROM parking_booking_halves WHERE booking_id = booking.id) RETURNING 1`);
  return rows.length;
}

/** Loads lots, spots, releases, bookings of spots, and the credits people begin with. */
import { addDays, dayMs } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { insertReleasedHalves } from '../../core/database/released-halves';
import { dayOf, momentAt, monthOf } from '../../core/time/park-time';
import {
  parkingBookingHalves,
  parkingBookings,
  parkingLots,
  parkingReleases,
  parkingSpots,
} from '../../core/database/schema/parking';
import { parkingCreditLines, parkingPayments } from '../../core/database/schema/parking-credits';
import { idOf, idsOf, insertMissing, optionalId, upsert, type Tally, type Upserted } from '../shared/bulk';
import { openedBy, releasesBySpot } from './check-parking';
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

/** Everybody new gets the credits of people.csv; imported bookings are granted and paid, so that the ledger adds up. */
async function writeOpeningCredits(
  { transaction, folder, people }: ParkingParts,
  bookingIds: readonly string[],
): Promise<void> {
  const { rows: halves } = await transaction.execute<PaidHalf>(sql`
    SELECT half.booking_id, half.half, half.day::text AS day, half.user_id, to_json(booking.created_at) #>> '{}' AS at,
      half.cost, CASE WHEN half.state = 'cancelled' THEN to_json(half.ended_at) #>> '{}' END AS cancelled_at,
      booking.company_id, spot.company_id AS spot_company, release.released_by, release.earns_to
    FROM parking_booking_halves half JOIN parking_bookings booking ON booking.id = half.booking_id
    JOIN parking_spots spot ON spot.id = half.spot_id LEFT JOIN parking_releases release ON release.id = half.release_id
    WHERE half.booking_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb)::uuid) ORDER BY booking.created_at, half.booking_id, half.half`);
  const firstBooking = halves
    .map(({ at }) => new Date(at).getTime())
    .reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const opening = new Date(Math.min(firstBooking - dayMs, Date.now()));
  const grant = { reason: 'grant' as const, fromKind: 'issued' as const, at: opening };
  const start = folder.people
    .filter(({ key, parking_credits: credits }) => people.fresh.has(key) && credits > 0)
    .map(({ key, parking_credits: amount }) => {
      const toUserId = idOf(people.ids, key);
      const toKind = 'person' as const;
      return { ...grant, toKind, toUserId, toCompanyId: null, amount, idempotencyKey: `import:${key}` };
    });
  const granted = grantsByMonth(halves, folder.park.timeZone).map((line) => ({ ...grant, ...line }));
  const paid = halves.map(
    ({ booking_id: bookingId, half, day, user_id: fromUserId, company_id, cost: amount, at }) => ({
      reason: 'booking' as const,
      fromKind: fromUserId === null ? ('pool' as const) : ('person' as const),
      fromUserId,
      fromCompanyId: fromUserId === null ? company_id : null,
      toKind: 'held' as const,
      amount,
      bookingId,
      day,
      half,
      idempotencyKey: `booking:${bookingId}:${half}`,
      at: new Date(at),
    }),
  );
  await insertMissing(transaction, parkingCreditLines, [...start, ...granted]);
  await insertMissing(transaction, parkingPayments, halves.map(paymentRow));
  await insertMissing(transaction, parkingCreditLines, paid);
  await insertMissing(transaction, parkingCreditLines, refunds(halves));
}

/** What was given back, as the portal itself writes it. */
const refunds = (halves: readonly PaidHalf[]) =>
  halves.flatMap(({ booking_id: bookingId, half, day, user_id: toUserId, company_id, cost: amount, cancelled_at }) =>
    cancelled_at === null
      ? []
      : [
          {
            reason: 'cancellation' as const,
            fromKind: 'held' as const,
            toKind: toUserId === null ? ('pool' as const) : ('person' as const),
            toUserId,
            toCompanyId: toUserId === null ? company_id : null,
            amount,
            bookingId,
            day,
            half,
            idempotencyKey: `cancellation:${bookingId}:${half}`,
            at: new Date(cancelled_at),
          },
        ],
  );

/** Each person was granted on the 1st what the bookings made in that month have cost. */
function grantsByMonth(halves: readonly PaidHalf[], zone: string) {
  const grants = new Map<string, GrantLine>();
  for (const { booking_id: booking, half, user_id: toUserId, company_id: company, cost, at } of halves) {
    const month = monthOf(dayOf(new Date(at), zone)).first;
    const account = `${toUserId ?? company} ${month}`;
    const known = grants.get(account);
    grants.set(account, {
      toKind: toUserId === null ? 'pool' : 'person',
      toUserId,
      toCompanyId: toUserId === null ? company : null,
      amount: (known?.amount ?? 0) + cost,
      idempotencyKey: known?.idempotencyKey ?? `import:${booking}:${half}`,
      at: momentAt(month, '00:05', zone),
    });
  }
  return [...grants.values()];
}

interface GrantLine {
  toKind: 'person' | 'pool';
  toUserId: string | null;
  toCompanyId: string | null;
  amount: number;
  idempotencyKey: string;
  at: Date;
}

/** A row of a query; a type, because an interface is no record. */
type PaidHalf = {
  booking_id: string;
  half: 'am' | 'pm';
  day: string;
  /** Null for a guest: the company's pool pays. */
  user_id: string | null;
  at: string;
  cost: number;
  /** When it was given back; null while it is not. */
  cancelled_at: string | null;
  company_id: string;
  spot_company: string | null;
  released_by: string | null;
  earns_to: 'person' | 'company' | null;
};

function paymentRow(paid: PaidHalf) {
  const isPersonal = paid.earns_to === 'person' && paid.released_by !== null && paid.spot_company !== null;
  const ownersKind = isPersonal ? ('person' as const) : ('pool' as const);
  return {
    bookingId: paid.booking_id,
    half: paid.half,
    day: paid.day,
    credits: paid.cost,
    payerKind: paid.user_id === null ? ('pool' as const) : ('person' as const),
    payerUserId: paid.user_id,
    payerCompanyId: paid.company_id,
    earnerKind: paid.spot_company === null ? ('park' as const) : ownersKind,
    earnerUserId: isPersonal ? paid.released_by : null,
    earnerCompanyId: paid.spot_company,
    state: paid.cancelled_at === null ? ('held' as const) : ('refunded' as const),
    endedAt: paid.cancelled_at === null ? null : new Date(paid.cancelled_at),
  };
}

/** Writes the credits people begin with, and the lines of imported bookings, so that the ledger adds up. */
import { dayMs } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { parkingCreditLines, parkingPayments } from '../../core/database/schema/parking-credits';
import { dayOf, momentAt, monthOf } from '../../core/time/park-time';
import { idOf, insertMissing, type Upserted } from '../shared/bulk';
import type { ParkFolder } from './park-folder';

/** Everybody new gets the credits of people.csv; imported bookings are granted and paid, so that the ledger adds up. */
export async function writeOpeningCredits(
  { transaction, folder, people }: { transaction: Database; folder: ParkFolder; people: Upserted },
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

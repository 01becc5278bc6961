/** Where bookings of closed spots can move to, and moving them. */
import type { SpotKind } from '@park/contract/parking';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingBookingHalves, parkingBookings } from '../../../core/database/schema/parking';
import { parkingPayments } from '../../../core/database/schema/parking-credits';
import { earnerColumns, listEarners } from '../credits';
import { nobody } from '../holding/guests';
import { releasedHalves, type ReleasedHalf } from '../released-halves';
import { lockSpot } from '../store';
import type { Moment, TouchedBooking } from './touched';

/**
 * Returns by booking id the spot to which a booking can move: of the same kind, in the same lot if possible; for others
 * the lot that still has a standard spot.
 */
export async function planMoves(
  database: Database,
  touched: readonly TouchedBooking[],
  closed: ReadonlySet<string>,
  moment: Moment,
): Promise<{ targets: ReadonlyMap<string, string>; alternatives: ReadonlyMap<string, string> }> {
  const open = openSpots(database, closed, moment);
  const used = new Set<string>();
  const targets = new Map<string, string>();
  const alternatives = new Map<string, string>();
  for (const one of touched) {
    const spots = (await open(one.booking.day, one.booking.companyId)).filter(
      (spot) =>
        one.halves.every((half) => spot.halves.has(half)) &&
        one.halves.every((half) => !used.has(`${spot.id} ${one.booking.day} ${half}`)),
    );
    const [target] = one.canMove ? nearest(spots, one, one.booking.spot.kind) : [];
    if (target) {
      targets.set(one.booking.id, target.id);
      for (const half of one.halves) used.add(`${target.id} ${one.booking.day} ${half}`);
      continue;
    }
    const [other] = nearest(spots, one, 'standard');
    if (other) alternatives.set(one.booking.id, other.lotId);
  }
  return { targets, alternatives };
}

interface OpenSpot {
  id: string;
  lotId: string;
  kind: SpotKind;
  from: 'company' | 'park';
  number: string;
  halves: Set<string>;
}

function nearest(spots: readonly OpenSpot[], { booking }: TouchedBooking, kind: SpotKind): OpenSpot[] {
  const rank = (spot: OpenSpot) => (spot.lotId === booking.lot.id ? 0 : 2) + (spot.from === 'company' ? 0 : 1);
  return spots
    .filter((spot) => spot.kind === kind)
    .sort((one, other) => rank(one) - rank(other) || one.number.localeCompare(other.number, 'en', { numeric: true }));
}

/** Reads the open spots of a day once per company. */
function openSpots(database: Database, closed: ReadonlySet<string>, { now, zone }: Moment) {
  const known = new Map<string, OpenSpot[]>();
  return async (day: string, companyId: string): Promise<readonly OpenSpot[]> => {
    const key = `${day} ${companyId}`;
    const spots =
      known.get(key) ?? group(await releasedHalves(database, { day, person: { id: nobody, companyId }, now, zone }));
    known.set(key, spots);
    return spots.filter(({ id }) => !closed.has(id));
  };
}

function group(halves: readonly ReleasedHalf[]): OpenSpot[] {
  const spots = new Map<string, OpenSpot>();
  for (const { spotId: id, lotId, kind, from, number, half, isTaken } of halves) {
    if (isTaken) continue;
    const spot = spots.get(id) ?? { id, lotId, kind, from, number, halves: new Set<string>() };
    spot.halves.add(half);
    spots.set(id, spot);
  }
  return [...spots.values()];
}

/**
 * Moves a booking with what was paid for it. Returns false if the spot is not free for the booker any more, or if
 * somebody has checked in meanwhile: checking in does not lock the booking.
 */
export async function moveBooking(
  transaction: Database,
  { booking, halves }: TouchedBooking,
  spotId: string,
  { now, zone }: Moment,
): Promise<boolean> {
  if (!(await lockSpot(transaction, spotId))) return false;
  const person = { id: booking.userId ?? nobody, companyId: booking.companyId };
  const open = await releasedHalves(transaction, { day: booking.day, person, now, zone, within: { spotId } });
  const chosen = open.filter(({ half, isTaken }) => halves.includes(half) && !isTaken);
  if (chosen.length < halves.length) return false;
  if ((await lockBookedHalves(transaction, booking.id)).length < halves.length) return false;
  await transaction
    .update(parkingBookings)
    .set({ spotId, updatedAt: now, sequence: sql`${parkingBookings.sequence} + 1` })
    .where(eq(parkingBookings.id, booking.id));
  const earnerOf = await listEarners(
    transaction,
    { companyId: chosen[0]?.holderId ?? null },
    chosen.map(({ releaseId }) => releaseId),
  );
  for (const { half, releaseId } of chosen) {
    await transaction
      .update(parkingBookingHalves)
      .set({ releaseId })
      .where(and(eq(parkingBookingHalves.bookingId, booking.id), eq(parkingBookingHalves.half, half)));
    await transaction
      .update(parkingPayments)
      .set({ earnerUserId: null, earnerCompanyId: null, ...earnerColumns(earnerOf(releaseId)) })
      .where(
        and(
          eq(parkingPayments.bookingId, booking.id),
          inArray(parkingPayments.half, [half]),
          eq(parkingPayments.state, 'held'),
        ),
      );
  }
  return true;
}

/** Returns the halves that are still booked; they stay so until the transaction ends. */
const lockBookedHalves = (transaction: Database, bookingId: string) =>
  transaction
    .select({ half: parkingBookingHalves.half })
    .from(parkingBookingHalves)
    .where(and(eq(parkingBookingHalves.bookingId, bookingId), eq(parkingBookingHalves.state, 'booked')))
    .for('no key update');

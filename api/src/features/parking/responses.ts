/** Converts rows to responses of the contract. */
import type { Half, ParkingBooking, ParkingLot } from '@park/contract/parking';
import type { ClosedPart } from './rules/closed-spots';
import { isoInterval } from '../../core/time/park-time';
import { availabilityCounts, type SpotAvailability } from './spot-availability';
import { halfInterval } from './halves';
import type { BookingRow, HalfRow, LotRow } from './store';

type Placed = Pick<LotRow, 'latitude' | 'longitude'>;

const positionOf = ({ latitude, longitude }: Placed): ParkingLot['position'] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** `spots` may contain other lots; only those of this one count. `closed` is the part that is closed on the day. */
export function lotResponse(
  lot: LotRow,
  spots: readonly SpotAvailability[],
  wanted: readonly Half[],
  closed?: ClosedPart,
): ParkingLot {
  const { id, name, address, spotCount } = lot;
  return {
    id,
    name,
    address,
    position: positionOf(lot),
    spotCount,
    ...availabilityCounts(id, spots, wanted),
    closed: closed ?? null,
  };
}

/** Returns the halves that can still be cancelled, and their refund in credits. */
export function cancellableHalves(
  { day, halves }: Pick<BookingRow, 'day' | 'halves'>,
  now: Date,
  zone: string,
): { halves: HalfRow[]; refunded: HalfRow[] } {
  const live = halves.filter(({ half, state }) => state === 'booked' && halfInterval(day, half, zone).end > now);
  return {
    halves: live,
    refunded: live.filter(({ half, cost }) => cost > 0 && halfInterval(day, half, zone).start > now),
  };
}

function halfResponse({ half, state }: HalfRow, day: string, zone: string): ParkingBooking['halves'][number] {
  const times = isoInterval(halfInterval(day, half, zone));
  if (state === 'used') return { half, ...times, state: 'booked', outcome: 'used' };
  if (state === 'noShow') return { half, ...times, state: 'cancelled', outcome: 'noShow' };
  return { half, ...times, state, outcome: null };
}

/** `creditsBack` is what cancelling the whole booking now would return; a half that has begun returns nothing. */
export function bookingResponse(row: BookingRow, now: Date, zone: string): ParkingBooking {
  const { halves, refunded } = cancellableHalves(row, now, zone);
  return {
    id: row.id,
    date: row.day,
    halves: row.halves.map((half) => halfResponse(half, row.day, zone)),
    lot: { id: row.lot.id, name: row.lot.name, address: row.lot.address, position: positionOf(row.lot) },
    spot: row.spot,
    plate: row.plate,
    createdAt: row.createdAt.toISOString(),
    canCancel: halves.length > 0,
    creditsBack: refunded.reduce((sum, { cost }) => sum + cost, 0),
    canGiveBack: halves.map((half) => ({ half: half.half, credits: refunded.includes(half) ? half.cost : 0 })),
  };
}

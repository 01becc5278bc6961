/** Converts rows to responses of the contract. */
import type { Half, ParkingBooking, ParkingLot } from '@park/contract/parking';
import { wire } from '../../core/time/park-time';
import { availabilityCounts, type SpotAvailability } from './spot-availability';
import { halfInterval } from './halves';
import type { BookingRow, HalfRow, LotRow } from './store';

type Placed = Pick<LotRow, 'latitude' | 'longitude'>;

const positionOf = ({ latitude, longitude }: Placed): ParkingLot['position'] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export function lotResponse(lot: LotRow, spots: readonly SpotAvailability[], wanted: readonly Half[]): ParkingLot {
  const { id, name, address, spotCount } = lot;
  return { id, name, address, position: positionOf(lot), spotCount, ...availabilityCounts(id, spots, wanted) };
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

export function bookingResponse(row: BookingRow, now: Date, zone: string): ParkingBooking {
  const { halves, refunded } = cancellableHalves(row, now, zone);
  return {
    id: row.id,
    date: row.day,
    halves: row.halves.map(({ half, state }) => ({ half, ...wire(halfInterval(row.day, half, zone)), state })),
    lot: { id: row.lot.id, name: row.lot.name, address: row.lot.address, position: positionOf(row.lot) },
    spot: row.spot,
    createdAt: row.createdAt.toISOString(),
    canCancel: halves.length > 0,
    creditsBack: refunded.reduce((sum, { cost }) => sum + cost, 0),
  };
}

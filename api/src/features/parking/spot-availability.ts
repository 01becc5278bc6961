/** Counts and chooses spots by their open halves; pure functions. */
import type { FreeSpot, Half, ParkingLot, SpotKind } from '@park/contract/parking';
import type { ReleasedHalf } from './released-halves';

export interface SpotAvailability extends FreeSpot {
  lotId: string;
  free: ReadonlySet<Half>;
}

/** Kinds of spots that any car may use. */
const forCars: readonly SpotKind[] = ['standard', 'electric'];
const byNumber = new Intl.Collator('en', { numeric: true });

/** Returns the spots with at least one half that is neither taken nor over. */
export function availabilityOf(halves: readonly ReleasedHalf[], ended: ReadonlySet<Half>): SpotAvailability[] {
  const spots = new Map<string, SpotAvailability & { free: Set<Half> }>();
  for (const { spotId: id, lotId, number, kind, from, half, isTaken } of halves) {
    if (isTaken || ended.has(half)) continue;
    const spot = spots.get(id) ?? { id, lotId, number, kind, from, free: new Set<Half>() };
    spot.free.add(half);
    spots.set(id, spot);
  }
  return [...spots.values()].sort((one, other) => byNumber.compare(one.number, other.number));
}

/** Whether all wanted halves are free on this one spot. */
export const isFreeFor = ({ free }: Pick<SpotAvailability, 'free'>, wanted: readonly Half[]): boolean =>
  wanted.every((half) => free.has(half));

/** Returns the counts of a lot from the free spots of all lots. */
export function availabilityCounts(
  lotId: string,
  spots: readonly SpotAvailability[],
  wanted: readonly Half[],
): Pick<ParkingLot, 'free' | 'freeByKind'> {
  const here = spots.filter((spot) => spot.lotId === lotId);
  const cars = here.filter(({ kind }) => forCars.includes(kind));
  const count = (among: readonly SpotAvailability[], halves: readonly Half[]) =>
    among.filter((spot) => isFreeFor(spot, halves)).length;
  const ofKind = (kind: SpotKind) =>
    count(
      here.filter((spot) => spot.kind === kind),
      wanted,
    );
  return {
    free: { am: count(cars, ['am']), pm: count(cars, ['pm']), day: count(cars, ['am', 'pm']) },
    freeByKind: {
      standard: ofKind('standard'),
      electric: ofKind('electric'),
      accessible: ofKind('accessible'),
      motorbike: ofKind('motorbike'),
    },
  };
}

/**
 * Returns the spot to assign if any spot of a lot is requested: standard before electric ones, which are left for
 * charging; within a kind the own company's before others, which are left for people without a pool. Accessible and
 * motorbike spots only on request.
 */
export function bestSpot(
  spots: readonly SpotAvailability[],
  wanted: readonly Half[],
  kind: SpotKind | undefined,
): SpotAvailability | null {
  const kinds = kind === undefined ? forCars : [kind];
  const rank = (spot: SpotAvailability) => kinds.indexOf(spot.kind) * 2 + (spot.from === 'company' ? 0 : 1);
  const [best] = spots
    .filter((spot) => kinds.includes(spot.kind) && isFreeFor(spot, wanted))
    .sort((one, other) => rank(one) - rank(other));
  return best ?? null;
}

/** The selection among free spots, any of a kind or a specific one, as the string value of a radio button. */
import type { FreeSpot, ParkingLot, SpotKind } from '@park/contract/parking';
import { spotKinds } from '../../shared/spot-kinds';
import type { SpotSelection } from './use-book-spot';

export interface SpotGroup {
  readonly kind: SpotKind;
  readonly spots: readonly FreeSpot[];
}

export const anyOfKindValue = (kind: SpotKind): string => `any:${kind}`;
export const spotValue = (spot: FreeSpot): string => `spot:${spot.id}`;

/** Groups by kind; within a kind the api's order by number is kept. */
export function groupSpots(spots: readonly FreeSpot[]): readonly SpotGroup[] {
  return spotKinds
    .map((kind) => ({ kind, spots: spots.filter((spot) => spot.kind === kind) }))
    .filter((group) => group.spots.length > 0);
}

/** The selection for a value; undefined if it is no longer free. */
export function parseSpotChoice(
  value: string | undefined,
  groups: readonly SpotGroup[],
  { id, name }: ParkingLot,
): (SpotSelection & { readonly value: string }) | undefined {
  for (const { kind, spots } of groups) {
    if (value === anyOfKindValue(kind)) return { value, lot: { id, name }, kind };
    const spot = spots.find((candidate) => spotValue(candidate) === value);
    if (spot) return { value: spotValue(spot), lot: { id, name }, spot };
  }
  return undefined;
}

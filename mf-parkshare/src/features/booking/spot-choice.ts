/** What is chosen among free spots: any of a kind, or a certain one. As a word, because radio buttons have words as values. */
import type { FreeSpot, ParkingLot, SpotKind } from '@park/contract/parking';
import { spotKinds } from '../../shared/spot-kinds';
import type { SpotWish } from './use-book-spot';

export interface SpotGroup {
  readonly kind: SpotKind;
  readonly spots: readonly FreeSpot[];
}

export const anyOf = (kind: SpotKind): string => `any:${kind}`;
export const certain = (spot: FreeSpot): string => `spot:${spot.id}`;

/** By kind, in the order of the contract; within a kind as they came, by number. */
export function groupSpots(spots: readonly FreeSpot[]): readonly SpotGroup[] {
  return spotKinds
    .map((kind) => ({ kind, spots: spots.filter((spot) => spot.kind === kind) }))
    .filter((group) => group.spots.length > 0);
}

/** The wish behind a value; undefined when nothing of it is free any more. */
export function wishOf(
  value: string | undefined,
  groups: readonly SpotGroup[],
  { id, name }: ParkingLot,
): (SpotWish & { readonly value: string }) | undefined {
  for (const { kind, spots } of groups) {
    if (value === anyOf(kind)) return { value, lot: { id, name }, kind };
    const spot = spots.find((candidate) => certain(candidate) === value);
    if (spot) return { value: certain(spot), lot: { id, name }, spot };
  }
  return undefined;
}

/** Whether the selected half or day can be booked, and if not, why. */
import type { Half, HalfChoice, ParkingDay } from '@park/contract/parking';
import { toHalfChoice, halvesOf } from '../../shared/halves';

export type Bookability =
  | { readonly kind: 'open' }
  /** The selected time is over. `next` is a half of that day that is not. */
  | { readonly kind: 'over'; readonly next: Half | undefined }
  /** The whole day is selected and the morning is over. */
  | { readonly kind: 'morningOver' }
  /** The person already has a spot for the selected time. */
  | { readonly kind: 'own'; readonly own: HalfChoice }
  /** The whole day is selected and the person has a spot for one half; `left` is the other half. */
  | { readonly kind: 'halfOwn'; readonly own: Half; readonly left: Half }
  /** The person holds a spot at that time, so that no other one is sold. */
  | { readonly kind: 'held'; readonly spot: string }
  | { readonly kind: 'noCredits' }
  /** Enough credits for half a day, but not for a whole one. */
  | { readonly kind: 'fewCredits' }
  | { readonly kind: 'full'; readonly free: Readonly<Record<Half, number>> };

/** Credits for the selected time: weekends, holidays and halves that have begun cost nothing. */
export const priceOf = ({ cost }: Pick<ParkingDay, 'cost'>, half: HalfChoice): number =>
  halvesOf(half).reduce((sum, part) => sum + (cost?.[part] ?? 1), 0);

export function bookability({ half, endedHalves, own, held, cost, lots, parkshareCredits }: ParkingDay): Bookability {
  const wanted = halvesOf(half);
  const taken = wanted.filter((part) => own[part] !== null);
  const [left, ...furtherLeft] = wanted.filter((part) => own[part] === null && !endedHalves.includes(part));
  if (left === undefined) {
    if (taken.length > 0) return { kind: 'own', own: toHalfChoice(taken) };
    return { kind: 'over', next: endedHalves.includes('pm') ? undefined : 'pm' };
  }
  if (furtherLeft.length === 0 && wanted.length > 1)
    return taken[0] === undefined ? { kind: 'morningOver' } : { kind: 'halfOwn', own: taken[0], left };
  const heldSpot = wanted.map((part) => held?.[part] ?? null).find((spot) => spot !== null);
  if (heldSpot) return { kind: 'held', spot: heldSpot };
  const price = priceOf({ cost }, half);
  if (parkshareCredits < price) return { kind: parkshareCredits < 1 ? 'noCredits' : 'fewCredits' };
  const free = (part: HalfChoice) => lots.reduce((sum, lot) => sum + lot.free[part], 0);
  if (lots.length > 0 && free(half) === 0) return { kind: 'full', free: { am: free('am'), pm: free('pm') } };
  return { kind: 'open' };
}

/** A motorbike or accessible spot may be free where no car spot is. */
export const isBookable = ({ kind }: Bookability): boolean => kind === 'open' || kind === 'full';

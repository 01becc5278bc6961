/** The current state of a booking, from its halves. */
import type { BookedHalf, HalfChoice, ParkingBooking } from '@park/contract/parking';
import { toHalfChoice } from '../../shared/halves';

export type BookingState = 'upcoming' | 'arrived' | 'now' | 'over' | 'cancelled' | 'recalled' | 'noShow';

type WithHalves = Pick<ParkingBooking, 'halves'>;

const bookedHalves = ({ halves }: WithHalves): BookedHalf[] => halves.filter(({ state }) => state === 'booked');

export function stateOf(booking: WithHalves, now: Date): BookingState {
  const time = now.getTime();
  const booked = bookedHalves(booking);
  if (booked.length === 0) {
    if (booking.halves.some(({ state }) => state === 'recalled')) return 'recalled';
    return booking.halves.some(({ outcome }) => outcome === 'noShow') ? 'noShow' : 'cancelled';
  }
  if (booked.every(({ end }) => Date.parse(end) <= time)) return 'over';
  if (booked.some(({ outcome }) => outcome === 'used')) return 'arrived';
  return booked.some(({ start, end }) => Date.parse(start) <= time && Date.parse(end) > time) ? 'now' : 'upcoming';
}

/** The half or day that is booked, or was booked if all halves are cancelled. */
export function halfChoiceOf(booking: WithHalves): HalfChoice {
  const booked = bookedHalves(booking);
  return toHalfChoice((booked.length > 0 ? booked : booking.halves).map(({ half }) => half));
}

/** The halves that cancelling affects: those that are not over. */
export function cancellableHalves(booking: WithHalves, now: Date): HalfChoice {
  const open = bookedHalves(booking).filter(({ end }) => Date.parse(end) > now.getTime());
  return open.length > 0 ? toHalfChoice(open.map(({ half }) => half)) : halfChoiceOf(booking);
}

/** The halves sorted by time. */
export const sortedHalves = ({ halves }: WithHalves): BookedHalf[] =>
  [...halves].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));

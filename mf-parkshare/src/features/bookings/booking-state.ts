/** What a booking is right now, from its halves. Pure. */
import type { BookedHalf, HalfChoice, ParkingBooking } from '@park/contract/parking';
import { choiceOf } from '../../shared/halves';

export type BookingState = 'upcoming' | 'now' | 'over' | 'cancelled' | 'recalled';

type WithHalves = Pick<ParkingBooking, 'halves'>;

const kept = ({ halves }: WithHalves): BookedHalf[] => halves.filter(({ state }) => state === 'booked');

export function stateOf(booking: WithHalves, now: Date): BookingState {
  const time = now.getTime();
  const booked = kept(booking);
  if (booked.length === 0) return booking.halves.some(({ state }) => state === 'recalled') ? 'recalled' : 'cancelled';
  if (booked.every(({ end }) => Date.parse(end) <= time)) return 'over';
  return booked.some(({ start, end }) => Date.parse(start) <= time && Date.parse(end) > time) ? 'now' : 'upcoming';
}

/** The half or day that it is for; of a booking given up whole, what it was for. */
export function spanOf(booking: WithHalves): HalfChoice {
  const booked = kept(booking);
  return choiceOf((booked.length > 0 ? booked : booking.halves).map(({ half }) => half));
}

/** What is given up when it is cancelled now: the halves that are not over. */
export function cancelledSpan(booking: WithHalves, now: Date): HalfChoice {
  const open = kept(booking).filter(({ end }) => Date.parse(end) > now.getTime());
  return open.length > 0 ? choiceOf(open.map(({ half }) => half)) : spanOf(booking);
}

/** Its halves in order of time. */
export const inOrder = ({ halves }: WithHalves): BookedHalf[] =>
  [...halves].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));

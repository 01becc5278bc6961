import { minutesBetween, dayOf, wallTimeOf, type Interval } from '../../core/time/park-time';

/** The page of rooms with the free ones at a time; messages link to it. */
export function searchLink(slot: Interval, zone: string): string {
  const query = new URLSearchParams({
    date: dayOf(slot.start, zone),
    from: wallTimeOf(slot.start, zone),
    duration: String(minutesBetween(slot)),
  });
  return `/book-a-room?${query.toString()}`;
}

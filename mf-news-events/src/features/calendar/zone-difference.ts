import type { Period } from './period';

/**
 * Whether the clocks of two time zones differ on a day of the period. Zones with different names may have the same
 * time.
 */
export function hasOtherTime(park: string, viewer: string, { first, last }: Pick<Period, 'first' | 'last'>): boolean {
  if (park === viewer) return false;
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', hour: '2-digit', minute: '2-digit' });
  const [ofPark, ofViewer] = [clock(park), clock(viewer)];
  return [first, last]
    .map((day) => new Date(`${day}T12:00:00Z`))
    .some((noon) => ofPark.format(noon) !== ofViewer.format(noon));
}

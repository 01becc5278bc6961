import { createFormats, type Language } from '@park/platform';
import { eventTime, type EventSpan } from '@park/ui/pages';
import { useSyncExternalStore } from 'react';

const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const neverChanges = () => () => {};

/** Time zone of the device; the park's while the server draws, which does not know it. */
export const useDeviceTimeZone = (parkTimeZone: string): string =>
  useSyncExternalStore(neverChanges, deviceTimeZone, () => parkTimeZone);

/**
 * The time of the event in the reader's time zone.
 * @returns null if it is the same as in the park, or if the event lasts whole days, which have no time zone.
 */
export function viewerTime(
  event: EventSpan,
  zones: { readonly park: string; readonly viewer: string },
  language: Language,
  clock: () => Date,
): string | null {
  if (event.isAllDay) return null;
  const [park, viewer] = [zones.park, zones.viewer].map((zone) =>
    eventTime(event, createFormats(language, zone, clock)),
  );
  return viewer === undefined || viewer === park ? null : viewer;
}

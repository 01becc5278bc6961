import { createFormats, type Language } from '@park/platform';
import { eventTime, type EventSpan } from './event-times';

/** Time zone of the device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

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

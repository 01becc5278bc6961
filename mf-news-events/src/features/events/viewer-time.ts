import { createFormats, type Language } from '@park/platform';
import { eventTime, type EventSpan } from './event-times';

/** Zone of the reader's device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The event's time on the reader's own wall clock.
 * @returns null when it is the same as the park's, or the event lasts whole days, which begin for everybody anew.
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

/** Events in an interval, for calendars. */
import { hourMs } from '@park/domain';
import { addYears } from 'date-fns/addYears';
import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { EventItem } from '@park/contract/events';
import type { Language } from '@park/contract/texts';
import type { MemberEventSetting } from '@park/domain';
import { ApiError } from '../../core/errors/api-error';
import { isOneOf } from '../../core/listing/facets';
import { addDays, momentAt, type Interval } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { readEventItems, toEventItem } from './event-rows';
import { fitsMemberSetting, isEventReadable, type EventViewer } from './event-viewer';
import { events } from '../../core/database/schema/events';

const maxYears = 2;
// The last day is included; a day has up to 25 hours.
const lastDayMs = 25 * hourMs;

const isDay = (text: string) => !text.includes('T');
const refuse = (field: string, key: string) => new ApiError(400, 'errors.validation', { fields: { [field]: key } });

/**
 * Returns the interval between two days in the park's zone, the last one included, or between two instants.
 * @throws ApiError 400 if the end is before the start or the interval exceeds two years
 */
export function readSpan(startDate: string, endDate: string, zone: string): Interval {
  const start = isDay(startDate) ? momentAt(startDate, '00:00', zone) : new Date(startDate);
  const end = isDay(endDate) ? momentAt(addDays(endDate, 1), '00:00', zone) : new Date(endDate);
  if (end < start || (isDay(startDate) && isDay(endDate) && endDate < startDate))
    throw refuse('endDate', 'errors.field.tooSmall');
  const latest = addYears(start, maxYears).getTime() + (isDay(endDate) ? lastDayMs : 0);
  if (end.getTime() > latest) throw refuse('endDate', 'errors.field.tooLarge');
  return { start, end };
}

/**
 * Condition that an event overlaps the interval. One that ends at its start does not; one without duration at its start
 * does.
 */
const touches = ({ start, end }: Interval): SQL | undefined => {
  const from = sql`${start.toISOString()}::timestamptz`;
  const to = sql`${end.toISOString()}::timestamptz`;
  return and(
    sql`tstzrange(${events.startsAt}, ${events.endsAt}, '[]') && tstzrange(${from}, ${to})`,
    sql`(${events.endsAt} > ${from} OR ${events.startsAt} >= ${from})`,
  );
};

export interface EventRangeFilter {
  span: Interval;
  types?: readonly string[] | undefined;
  memberEventSetting: MemberEventSetting;
}

/** Returns all events in the interval that the viewer may see, soonest first, up to the cap of `fetchAll`. */
export async function eventsInRange(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  viewer: EventViewer,
  { span, types, memberEventSetting }: EventRangeFilter,
  language: Language,
): Promise<{ items: EventItem[]; isCapped?: true }> {
  const cap = configuration.fetchAllCap;
  const rows = await readEventItems(database, {
    where: and(
      isEventReadable(viewer, clock()),
      fitsMemberSetting(memberEventSetting, viewer),
      types && isOneOf(events.type, types),
      touches(span),
    ),
    orderBy: [asc(events.startsAt), asc(events.id)],
    limit: cap + 1,
  });
  return {
    items: rows.slice(0, cap).map((row) => toEventItem(row, language)),
    ...(rows.length > cap && { isCapped: true as const }),
  };
}

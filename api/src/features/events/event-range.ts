/** Events of a span of time, for calendars. */
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
// The day after the last one, and the hour by which a day can be longer than others.
const lastDayMs = 25 * 3_600_000;

const isDay = (text: string) => !text.includes('T');
const refuse = (field: string, key: string) => new ApiError(400, 'errors.validation', { fields: { [field]: key } });

/**
 * The span between two days of the park's calendar, the last one included, or two moments. Refuses an end before the
 * start, and spans of more than two years.
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

/** Whether an event touches the span. One that only ends where the span begins does not, one without length there does. */
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

/** All events of the span that the viewer may see, soonest first, up to the cap that also `fetchAll` has. */
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

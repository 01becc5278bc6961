/** A new rule, or another day, for the dates of a series. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { EventBody } from '@park/contract/event-editing';
import type { EventRepeat, EventScope } from '@park/contract/event-repeat';
import type { Person } from '../../../http/access/person';
import type { Database } from '../../../core/database/database';
import { events, eventSeries } from '../../../core/database/schema/events';
import { addDays, momentAt } from '../../../core/time/park-time';
import type { EditingContext } from '../../content';
import { eventEditing } from '../event-editing';
import { addDates, requireDays } from './add-dates';
import { bodyOnDay, startDay } from './date-body';
import { affectedDates, type DateRow, type SeriesRow } from './dates-of-series';
import { listSeriesDays } from './series-days';

/** The rule of a series whose dates all move by some days. */
export const movedRule = (rule: EventRepeat, days: number): EventRepeat => ({
  ...rule,
  weekdays: rule.weekdays.map((weekday) => ((((weekday - 1 + days) % 7) + 7) % 7) + 1),
  until: addDays(rule.until, days),
  without: rule.without.map((day) => addDays(day, days)),
});

interface SeriesMove {
  row: DateRow;
  after: EventBody;
  scope: EventScope;
  series: SeriesRow;
  /** Null: ends the series. */
  repeat: EventRepeat | null;
  /** By how many days the edited date moved. With the same rule all dates move as far. */
  moved: number;
  keepsRule: boolean;
}

/** Applies a new rule, or another day, to the affected dates; the others keep their series. */
export async function moveSeries(context: EditingContext, person: Person, move: SeriesMove): Promise<void> {
  const { database } = context;
  const { row, after, series, scope } = move;
  const moved = move.keepsRule ? move.moved : 0;
  const affected = await affectedDates(context, row, scope);
  const ids = affected.map(({ id }) => id);
  if (move.repeat === null) {
    for (const other of affected)
      if (other.id !== row.id && other.archivedAt === null) await eventEditing.archive(context, person, other.id);
    await database.update(events).set({ seriesId: null, seriesDay: null }).where(eq(events.id, row.id));
    return endSeries(database, series);
  }
  const rule = move.repeat;
  const seriesId = await splitSeries(database, series, ids);
  await database
    .update(events)
    .set({ seriesDay: sql`${events.seriesDay} + ${moved}::integer` })
    .where(inArray(events.id, ids));
  const dates = affected.map((date) => ({ ...date, seriesDay: addDays(date.seriesDay, moved) }));
  if (!move.keepsRule && move.moved !== 0) await moveAlone(database, dates, row, move.moved);
  const [firstDay = startDay(after, context.configuration.parkTimeZone)] = dates.map(({ seriesDay }) => seriesDay);
  const wanted = new Set(requireDays(rule, firstDay));
  const earlierDays = new Set(listSeriesDays(series.rule, series.firstDay).map((day) => addDays(day, moved)));
  await database.update(eventSeries).set({ rule, firstDay }).where(eq(eventSeries.id, seriesId));
  for (const date of dates) {
    if (date.id === row.id) continue;
    if (!wanted.has(date.seriesDay)) await eventEditing.archive(context, person, date.id);
    // A date that was archived by hand stays so.
    else if (date.archivedAt !== null && !earlierDays.has(date.seriesDay))
      await eventEditing.unarchive(context, person, date.id);
  }
  const known = new Set(dates.map(({ seriesDay }) => seriesDay));
  const missing = [...wanted].filter((day) => !known.has(day) && isToCome(context, after, day));
  await addDates(context, person, seriesId, after, missing);
}

/** With a new rule only the edited date moves; on the day of another date it stays an exception of its own day. */
async function moveAlone(database: Database, dates: DateRow[], row: DateRow, days: number): Promise<void> {
  const date = dates.find(({ id }) => id === row.id);
  const day = addDays(row.seriesDay, days);
  if (!date || dates.some(({ seriesDay }) => seriesDay === day)) return;
  date.seriesDay = day;
  await database.update(events).set({ seriesDay: day }).where(eq(events.id, row.id));
}

const isToCome = (
  { clock, configuration: { parkTimeZone } }: EditingContext,
  body: EventBody,
  day: string,
): boolean => {
  const { endDate } = bodyOnDay(body, day, parkTimeZone);
  const end = endDate.includes('T') ? new Date(endDate) : momentAt(addDays(endDate, 1), '00:00', parkTimeZone);
  return end > clock();
};

/** Moves dates into a series of their own if others stay behind; returns the id of their series. */
async function splitSeries(database: Database, series: SeriesRow, ids: readonly string[]): Promise<string> {
  const [all] = await database
    .select({
      count: sql<number>`count(*)::integer`,
      last: sql<string | null>`max(${events.seriesDay}) FILTER (WHERE NOT ${inArray(events.id, [...ids])})::text`,
    })
    .from(events)
    .where(eq(events.seriesId, series.id));
  if (!all?.last || all.count === ids.length) return series.id;
  const [created] = await database
    .insert(eventSeries)
    .values({ firstDay: series.firstDay, rule: series.rule })
    .returning();
  if (!created) throw new Error('a new series got no row');
  await database
    .update(events)
    .set({ seriesId: created.id })
    .where(inArray(events.id, [...ids]));
  await database
    .update(eventSeries)
    .set({ rule: { ...series.rule, until: all.last } })
    .where(eq(eventSeries.id, series.id));
  return created.id;
}

/** The rule of a series that ends says how far it reached. */
async function endSeries(database: Database, series: SeriesRow): Promise<void> {
  const [last] = await database
    .select({ day: sql<string | null>`max(${events.seriesDay})::text` })
    .from(events)
    .where(eq(events.seriesId, series.id));
  if (last?.day)
    await database
      .update(eventSeries)
      .set({ rule: { ...series.rule, until: last.day } })
      .where(eq(eventSeries.id, series.id));
}

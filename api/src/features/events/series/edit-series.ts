/** Writing events that repeat. Each change is one transaction, with the series locked before its dates. */
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { EventBody, EventChange, ManagedEvent } from '@park/contract/event-editing';
import type { EventRepeat, EventScope } from '@park/contract/event-repeat';
import type { Person } from '../../../http/access/person';
import type { Database } from '../../../core/database/database';
import { events, eventSeries } from '../../../core/database/schema/events';
import { notFound } from '../../../core/errors/api-error';
import { recordId } from '../../../core/ids/record-id';
import { daysBetween } from '../../../core/time/park-time';
import type { EditingContext } from '../../content';
import { eventEditing, readEventBody } from '../event-editing';
import { addDates, refuseUntil, requireDays } from './add-dates';
import { startDay, withChange } from './date-body';
import { affectedDates, findSeries, isDate, type DateRow } from './dates-of-series';
import { movedRule, moveSeries } from './move-series';
import { isSameRule } from './series-days';

type Row = typeof events.$inferSelect;

const inTransaction = <T>(context: EditingContext, work: (within: EditingContext) => Promise<T>): Promise<T> =>
  context.database.transaction((database) => work({ ...context, database }));

async function findRow(database: Database, id: string): Promise<Row> {
  const [row] = await database
    .select()
    .from(events)
    .where(eq(events.id, recordId(id)));
  if (!row) throw notFound();
  return row;
}

/**
 * With `repeat`, further dates are made in the same transaction.
 * @throws ApiError 400 with all faulty fields
 */
export const createEvent = (context: EditingContext, person: Person, { repeat, ...body }: EventBody) =>
  inTransaction(context, async (within) => {
    const created = await eventEditing.create(within, person, body);
    if (!repeat) return created;
    await startSeries(within, person, created.id, repeat);
    return eventEditing.read(within, created.id);
  });

/** Makes an event the first date of a series and adds the other dates. */
async function startSeries(context: EditingContext, person: Person, id: string, rule: EventRepeat): Promise<void> {
  const { database, configuration } = context;
  const body = await readEventBody(database, await findRow(database, id), configuration.parkTimeZone);
  const first = startDay(body, configuration.parkTimeZone);
  const others = requireDays(rule, first).filter((day) => day !== first);
  if (others.length === 0) refuseUntil('errors.events.onlyOneDate');
  const [series] = await database.insert(eventSeries).values({ firstDay: first, rule }).returning();
  if (!series) throw new Error('a new series got no row');
  await database.update(events).set({ seriesId: series.id, seriesDay: first }).where(eq(events.id, id));
  await addDates(context, person, series.id, body, others);
}

/**
 * `scope` says which dates of a series change; other dates take over only what this change alters, and keep their own
 * differences. `repeat` turns a single event into a series or changes the series.
 * @throws ApiError 404, 409 for an old version, 400 with all faulty fields
 */
export const changeEvent = (
  context: EditingContext,
  person: Person,
  id: string,
  { scope = 'this', repeat, ...body }: EventChange,
): Promise<ManagedEvent> =>
  inTransaction(context, async (within) => {
    const { database, configuration } = within;
    const { seriesId } = await findRow(database, id);
    if (seriesId !== null && scope !== 'this') await lockSeries(database, seriesId);
    const before = await findRow(database, id);
    const earlier = await readEventBody(database, before, configuration.parkTimeZone);
    const changed = await eventEditing.change(within, person, id, body);
    if (!isDate(before)) {
      if (!repeat) return changed;
      await startSeries(within, person, id, repeat);
    } else if (scope !== 'this') await changeOthers(within, person, { row: before, earlier, scope, repeat });
    return eventEditing.read(within, id);
  });

/**
 * Archives the event and, by `scope`, further dates of its series. Those that are archived are left alone.
 * @throws ApiError 404
 */
export const archiveEvent = (context: EditingContext, person: Person, id: string, scope: EventScope = 'this') =>
  inTransaction(context, async (within) => {
    const row = await findRow(within.database, id);
    if (scope !== 'this' && isDate(row)) {
      await lockSeries(within.database, row.seriesId);
      for (const other of await affectedDates(within, row, scope))
        if (other.archivedAt === null && other.id !== row.id) await eventEditing.archive(within, person, other.id);
    }
    await eventEditing.archive(within, person, id);
  });

async function lockSeries(database: Database, id: string): Promise<void> {
  await database.select().from(eventSeries).where(eq(eventSeries.id, id)).for('update');
}

interface SeriesChange {
  /** The edited date before the change. */
  row: DateRow;
  earlier: EventBody;
  scope: EventScope;
  repeat: EventRepeat | null | undefined;
}

async function changeOthers(context: EditingContext, person: Person, change: SeriesChange): Promise<void> {
  const { row, earlier, scope } = change;
  const { database, configuration } = context;
  const zone = configuration.parkTimeZone;
  const series = await findSeries(database, row.seriesId);
  if (!series) return;
  const after = await readEventBody(database, await findRow(database, row.id), zone);
  const moved = daysBetween(startDay(earlier, zone), startDay(after, zone));
  const keepsRule = change.repeat === undefined || isSameRule(change.repeat, series.rule);
  const repeat = keepsRule ? movedRule(series.rule, moved) : (change.repeat ?? null);
  if (!keepsRule || moved !== 0)
    await moveSeries(context, person, { row, after, scope, series, repeat, moved, keepsRule });
  for (const other of await affectedDates(context, await requireDate(database, row), scope)) {
    if (other.id === row.id || other.archivedAt !== null) continue;
    const body = await readEventBody(database, other, zone);
    // The series days have moved already; the times have not.
    const next = withChange(body, { before: earlier, after, moved: keepsRule ? moved : 0 }, zone);
    if (!isDeepStrictEqual(next, body))
      await eventEditing.change(context, person, other.id, { ...next, version: other.version });
  }
}

/** The date as it is stored now; one that left its series is alone. */
async function requireDate(database: Database, row: DateRow): Promise<DateRow> {
  const [found] = await database.select().from(events).where(eq(events.id, row.id));
  return isDate(found) ? found : { ...row, seriesId: row.id };
}

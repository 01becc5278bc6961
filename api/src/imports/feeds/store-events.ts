import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { events } from '../../core/database/schema/events';
import { keepVersion } from '../../features/content';
import { readEventBody, recordWithdrawals } from '../../features/events';
import type { ImportProblem } from './import-problem';
import {
  inParts,
  recordImport,
  typeFinder,
  type ImportActor,
  type ImportedRecord,
  type ImportTally,
  type ImportSettings,
  type Stored,
} from './import-records';
import { editedRecords, readImportedStates, writeImportedStates, type ImportedState } from './imported-states';
import { ownEventKeys } from './own-records';
import type { ReadCalendar, ReadEvent } from './read-events';
import { changedTexts, keptMessage, mergeWithFile, textFieldsOf } from './text-fields';
import type { Fields } from './three-way';

type Row = typeof events.$inferSelect;
type Columns = Partial<typeof events.$inferInsert>;

/** The key of one date of a series ends with the date. */
const dateForm = '#\\d{8}(T\\d{6}Z)?$';

interface StoreOptions {
  file: string;
  now: Date;
  actor?: ImportActor | null;
  /** The park's zone, in which versions say the days of whole-day events. */
  zone: string;
}

const timeOf = ({ startsAt, endsAt, isAllDay }: Pick<Row, 'startsAt' | 'endsAt' | 'isAllDay'>): string =>
  `${startsAt.toISOString()}/${endsAt.toISOString()}${isAllDay ? ' all day' : ''}`;

const fieldsOfEvent = (event: ReadEvent) => ({
  location: event.location,
  onlineUrl: event.onlineUrl,
  registrationUrl: event.url,
  time: timeOf(event),
  audience: event.isPrivate ? 'members' : 'all',
  status: event.isCancelled ? 'cancelled' : 'scheduled',
});

const fieldsOfRow = (row: Row): ReturnType<typeof fieldsOfEvent> => ({
  location: row.location,
  onlineUrl: row.onlineUrl,
  registrationUrl: row.registrationUrl,
  time: timeOf(row),
  audience: row.isMembersOnly ? 'members' : 'all',
  status: row.status,
});

function statusColumns(isCancelled: boolean, now: Date): Columns {
  return { status: isCancelled ? 'cancelled' : 'scheduled', cancelledAt: isCancelled ? now : null };
}

function columnsOf(event: ReadEvent, row: Row, changes: Partial<Fields>, settings: ImportSettings, now: Date): Columns {
  return {
    ...changedTexts(row, settings.language, changes),
    ...(changes.location !== undefined && { location: event.location }),
    ...(changes.onlineUrl !== undefined && { onlineUrl: event.onlineUrl }),
    ...(changes.registrationUrl !== undefined && { registrationUrl: event.url }),
    ...(changes.time !== undefined && { startsAt: event.startsAt, endsAt: event.endsAt, isAllDay: event.isAllDay }),
    ...(changes.audience !== undefined && { isMembersOnly: event.isPrivate }),
    ...(changes.status !== undefined && statusColumns(event.isCancelled, now)),
  };
}

/** Writes changed columns as a new version; the state before is kept as a version of its own. */
async function changeEvent(transaction: Database, row: Row, changes: Columns, { now, zone }: StoreOptions) {
  const body = await readEventBody(transaction, row, zone);
  await keepVersion(transaction, {
    kind: 'event',
    id: row.id,
    version: row.version,
    savedAt: row.updatedAt,
    author: null,
    body,
  });
  const [after] = await transaction
    .update(events)
    .set({ ...changes, updatedAt: now, version: row.version + 1, sequence: row.sequence + 1 })
    .where(inArray(events.id, [row.id]))
    .returning();
  if (after) await recordWithdrawals(transaction, row, after, now);
}

const rowsWithKeys = (transaction: Database, keys: readonly string[]): Promise<Row[]> =>
  inParts(keys, (part) =>
    transaction
      .select()
      .from(events)
      .where(inArray(events.sourceKey, [...part]))
      .for('update'),
  );

/** Stores events. Importing the same file again changes nothing; editors' changes are kept. */
export async function storeEvents(
  transaction: Database,
  { events: list, whole }: Pick<ReadCalendar, 'events' | 'whole'>,
  settings: ImportSettings,
  options: StoreOptions,
): Promise<Stored> {
  const { file, now } = options;
  const { typeOf, noteOnUnknown, unknownIn } = await typeFinder(transaction, 'event-types', settings);
  const own = await ownEventKeys(transaction, list);
  const foreign = list.filter(({ key }) => !own.has(key));
  const notes: ImportProblem[] = list
    .filter(({ key }) => own.has(key))
    .map(({ line, title }) => note(line, `"${title.slice(0, 80)}": left alone, it comes from this portal`));
  const found = await rowsWithKeys(
    transaction,
    foreign.map(({ key }) => key),
  );
  const rows = new Map(found.map((row) => [row.sourceKey ?? '', row]));
  const ids = found.map(({ id }) => id);
  const states = await readImportedStates(transaction, 'event', ids);
  const edited = await editedRecords(transaction, 'event', ids);
  const written = new Map<string, ImportedState>();
  const fresh = foreign.filter(({ key }) => !rows.has(key));
  const records = fresh.map(({ line, key, title }): ImportedRecord => ({ line, key, title, outcome: 'create' }));
  notes.push(...noteOnUnknown(fresh));
  let updated = 0;
  let kept = 0;
  for (const event of foreign) {
    const row = rows.get(event.key);
    if (!row) continue;
    const state = states.get(row.id) ?? null;
    if (state && event.sequence < state.sequence) {
      notes.push(note(event.line, `"${event.title.slice(0, 80)}": left alone, a later state (SEQUENCE) was imported`));
      continue;
    }
    const given = { common: fieldsOfEvent(event), texts: event, language: settings.language };
    const before = state ?? (edited.has(row.id) ? null : stateOfRow(row));
    const merge = mergeWithFile(given, row, fieldsOfRow(row), before);
    if (merge.kept.length > 0) {
      kept += 1;
      notes.push(note(event.line, keptMessage(event.title, merge.kept)));
    }
    if (Object.keys(merge.changes).length > 0) {
      updated += 1;
      records.push({ line: event.line, key: event.key, title: event.title, outcome: 'update' });
      await changeEvent(transaction, row, columnsOf(event, row, merge.changes, settings, now), options);
    }
    written.set(row.id, stateOfFile(event, settings, state));
  }
  for (const [id, key] of await insertEvents(transaction, fresh, settings, now, typeOf)) {
    const event = fresh.find((one) => one.key === key);
    if (event) written.set(id, stateOfFile(event, settings, null));
  }
  await writeImportedStates(transaction, 'event', onlyChanged(written, states), now);
  const cancelled = await cancelDropped(transaction, list, whole, options);
  const tally: ImportTally = {
    created: fresh.length,
    updated,
    unchanged: list.length - fresh.length - updated,
    cancelled,
    ...(kept > 0 && { kept }),
  };
  await recordImport(transaction, 'event', file, tally, now, options.actor);
  return { tally, notes, records, unknownCategories: unknownIn(fresh) };
}

const note = (line: number, message: string): ImportProblem => ({ line, message, isNote: true });

/** An event that nobody has saved in the portal is what its last import made of it. */
const stateOfRow = (row: Row): ImportedState => ({
  sequence: 0,
  common: fieldsOfRow(row),
  texts: {
    ...(row.texts.en && { en: textFieldsOf(row.texts.en) }),
    ...(row.texts.fr && { fr: textFieldsOf(row.texts.fr) }),
  },
});

const stateOfFile = (event: ReadEvent, { language }: ImportSettings, before: ImportedState | null): ImportedState => ({
  sequence: event.sequence,
  common: fieldsOfEvent(event),
  texts: { ...before?.texts, [language]: textFieldsOf(event) },
});

const onlyChanged = (written: ReadonlyMap<string, ImportedState>, known: ReadonlyMap<string, ImportedState>) =>
  new Map([...written].filter(([id, state]) => !isDeepStrictEqual(state, known.get(id))));

/** Inserts events; returns their ids and keys. */
async function insertEvents(
  transaction: Database,
  fresh: readonly ReadEvent[],
  settings: ImportSettings,
  now: Date,
  typeOf: (categories: readonly string[]) => string,
): Promise<[id: string, key: string][]> {
  return inParts(fresh, async (part) => {
    const rows = await transaction
      .insert(events)
      .values(
        part.map((event) => ({
          sourceKey: event.key,
          icalUid: event.key,
          type: typeOf(event.categories),
          texts: { [settings.language]: { title: event.title, summary: event.summary, content: event.content } },
          startsAt: event.startsAt,
          endsAt: event.endsAt,
          isAllDay: event.isAllDay,
          location: event.location,
          onlineUrl: event.onlineUrl,
          registrationUrl: event.url,
          isMembersOnly: event.isPrivate,
          ...statusColumns(event.isCancelled, now),
          isPublished: !settings.isDraft,
          publishedAt: now,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .returning({ id: events.id, key: events.sourceKey });
    return rows.map(({ id, key }): [string, string] => [id, key ?? '']);
  });
}

/**
 * Cancels coming dates of the file's own series that the file no longer has. Of a series that the file has only in part,
 * such as a single changed date, nobody knows what was dropped; a date that editors brought back stays.
 */
async function cancelDropped(
  transaction: Database,
  list: readonly ReadEvent[],
  whole: ReadonlySet<string>,
  options: StoreOptions,
): Promise<number> {
  const { now } = options;
  const keys = list.map(({ key }) => key);
  const { rows: dropped } = await transaction.execute<{ source_key: string }>(sql`
    SELECT source_key FROM events
    WHERE starts_at >= ${now.toISOString()}::timestamptz AND status = 'scheduled'
      AND regexp_replace(source_key, ${dateForm}, '') IN (SELECT jsonb_array_elements_text(${JSON.stringify([...whole])}::jsonb))
      AND source_key NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
  const rows = await rowsWithKeys(
    transaction,
    dropped.map(({ source_key: key }) => key),
  );
  const states = await readImportedStates(
    transaction,
    'event',
    rows.map(({ id }) => id),
  );
  const written = new Map<string, ImportedState>();
  let cancelled = 0;
  for (const row of rows) {
    const state = states.get(row.id) ?? stateOfRow(row);
    if (state.common.status === 'cancelled') continue;
    cancelled += 1;
    await changeEvent(transaction, row, statusColumns(true, now), options);
    written.set(row.id, { ...state, common: { ...state.common, status: 'cancelled' } });
  }
  await writeImportedStates(transaction, 'event', written, now);
  return cancelled;
}

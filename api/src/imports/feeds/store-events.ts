import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { events, type EventTexts } from '../../core/database/schema/events';
import { upsert } from '../shared/bulk';
import { inParts, recordImport, typeFinder, type ImportTally, type ImportWish } from './import-records';
import type { ReadCalendar, ReadEvent } from './read-events';

/** What stands behind the UID in the key of one date of a series. */
const dateForm = '#\\d{8}(T\\d{6}Z)?$';

type OtherTexts = Pick<typeof events.$inferSelect, 'texts' | 'unpublishedTexts'>;

/** What editors wrote in the other language stays. */
async function textsByKey(transaction: Database, keys: readonly string[]): Promise<Map<string, OtherTexts>> {
  const rows = await inParts(keys, (part) =>
    transaction
      .select({ key: events.sourceKey, texts: events.texts, unpublishedTexts: events.unpublishedTexts })
      .from(events)
      .where(inArray(events.sourceKey, [...part])),
  );
  return new Map(rows.map(({ key, ...texts }) => [key ?? '', texts]));
}

/** Brings the events into the database; the same file again changes nothing. */
export async function storeEvents(
  transaction: Database,
  { events: list, whole }: Pick<ReadCalendar, 'events' | 'whole'>,
  wish: ImportWish,
  { file, now }: { file: string; now: Date },
): Promise<ImportTally> {
  const typeOf = await typeFinder(transaction, 'event-types', wish.type);
  const stored = await textsByKey(
    transaction,
    list.map(({ key }) => key),
  );
  const textsOf = ({ key, title, summary, content }: ReadEvent) => {
    const before = stored.get(key);
    const alt = before?.texts[wish.language]?.imageAlt;
    const written: EventTexts = { title, summary, content, ...(alt !== undefined && { imageAlt: alt }) };
    return { ...before?.texts, [wish.language]: written };
  };
  const done = await upsert(
    transaction,
    events,
    list.map((event) => ({
      sourceKey: event.key,
      icalUid: event.key,
      type: typeOf(event.categories),
      texts: textsOf(event),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      isAllDay: event.isAllDay,
      location: event.location,
      onlineUrl: event.onlineUrl,
      registrationUrl: event.url,
      isMembersOnly: event.isPrivate,
      status: event.isCancelled ? ('cancelled' as const) : ('scheduled' as const),
      isPublished: !wish.isDraft,
      publishedAt: now,
    })),
    // Whether and when it is shown, and what it is, editors may have decided since.
    { firstTimeOnly: ['publishedAt', 'isPublished', 'type'] },
  );
  const cancelled = await cancelDropped(transaction, list, whole, now);
  await transaction.execute(
    sql`UPDATE events SET cancelled_at = CASE WHEN status = 'cancelled' THEN ${now.toISOString()}::timestamptz END WHERE source_key IS NOT NULL AND (status = 'cancelled') <> (cancelled_at IS NOT NULL)`,
  );
  const tally = { created: done.created, updated: done.updated, unchanged: done.unchanged, cancelled };
  await recordImport(transaction, 'event', file, tally, now);
  return tally;
}

/**
 * Dates of the file's own events that it no longer has: those to come are off, those that were stay as they were. Of a
 * series that the file has only in part, such as a single changed date, nobody knows what was dropped.
 */
async function cancelDropped(
  transaction: Database,
  list: readonly ReadEvent[],
  whole: ReadonlySet<string>,
  now: Date,
): Promise<number> {
  const keys = list.map(({ key }) => key);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    SELECT id FROM events
    WHERE starts_at >= ${now.toISOString()}::timestamptz AND status = 'scheduled'
      AND regexp_replace(source_key, ${dateForm}, '') IN (SELECT jsonb_array_elements_text(${JSON.stringify([...whole])}::jsonb))
      AND source_key NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
  const dropped = rows.map(({ id }) => id);
  await inParts(dropped, async (part) => {
    await transaction
      .update(events)
      .set({
        status: 'cancelled',
        cancelledAt: now,
        updatedAt: now,
        sequence: sql`${events.sequence} + 1`,
        version: sql`${events.version} + 1`,
      })
      .where(inArray(events.id, [...part]));
    return [];
  });
  return dropped.length;
}

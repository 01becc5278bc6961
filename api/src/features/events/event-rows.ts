/** Rows of events and their conversion for readers. */
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { EventItem } from '@park/contract/events';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { files } from '../../core/database/schema/files';
import { pageReader } from '../../core/listing/page-rows';
import { imageColumns, nullableImageColumns, toImage } from '../../core/listing/stored-image';
import { textsFor } from '../../core/languages/texts-by-language';
import { events, type EventTexts } from '../../core/database/schema/events';

/** Lists do not read the long texts. */
const withoutContent = (texts: SQLWrapper) =>
  sql<{ [L in Language]?: Omit<EventTexts, 'content'> }>`${texts} #- '{en,content}' #- '{fr,content}'`;

const itemFacts = {
  id: events.id,
  type: events.type,
  publishedAt: events.publishedAt,
  isPublished: events.isPublished,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  isAllDay: events.isAllDay,
  location: events.location,
  onlineUrl: events.onlineUrl,
  registrationUrl: events.registrationUrl,
  isMembersOnly: events.isMembersOnly,
  isKnova: events.isKnova,
  status: events.status,
  linkedCompanyId: events.linkedCompanyId,
  seriesId: events.seriesId,
  imageFocus: events.imageFocus,
};

/** A query without a condition: add one of `isEventReadable`, which decides who sees what. The content is left out. */
export const selectEventItems = (database: Database) =>
  database
    .select({ ...itemFacts, texts: withoutContent(events.texts), ...imageColumns })
    .from(events)
    .leftJoin(files, eq(files.id, events.imageId))
    .$dynamic();

const page = {
  from: sql`${events} LEFT JOIN ${files} ON ${files.id} = ${events.imageId}`,
  columns: { ...itemFacts, ...nullableImageColumns },
  carried: { whole: events.texts },
};

export const readEventItems = pageReader({ ...page, computed: { texts: withoutContent(sql`found.whole`) } });

/** Includes the contents, for excerpts. */
export const readWholeEventItems = pageReader({
  ...page,
  computed: { texts: sql<{ [L in Language]?: EventTexts }>`found.whole` },
});

export type EventItemRow = Awaited<ReturnType<typeof selectEventItems>>[number];

/** The text in the wanted language or, if it has none, in the other one; `language` says which. */
export function toEventItem(row: EventItemRow, wanted: Language): EventItem {
  const read = textsFor(row.texts, wanted);
  return {
    id: row.id,
    type: row.type,
    title: read?.texts.title ?? '',
    summary: read?.texts.summary ?? '',
    image: toImage(row, read?.texts.imageAlt),
    publishedAt: row.publishedAt.toISOString(),
    isPublished: row.isPublished,
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    isAllDay: row.isAllDay,
    location: row.location,
    onlineUrl: row.onlineUrl,
    registrationUrl: row.registrationUrl,
    membersOnly: row.isMembersOnly,
    isKnova: row.isKnova,
    status: row.status,
    linkedCompanyId: row.linkedCompanyId,
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}

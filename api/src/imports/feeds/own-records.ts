/** Detects records that the portal itself exported. */
import { inArray } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { inParts } from './import-records';
import type { ReadArticle } from './read-news';
import type { ReadEvent } from './read-events';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const eventUid = new RegExp(`^event-(${uuid})@`, 'i');
const bookingUid = new RegExp(`^(?:room|parking)-${uuid}@`, 'i');
const articleGuid = new RegExp(`^urn:uuid:(${uuid})$`, 'i');
const eventPage = new RegExp(`/events/details\\?id=(${uuid})$`, 'i');

/** The id that the portal gave an event, by its UID or by its page. */
const idOfEvent = ({ uid, url }: ReadEvent): string | null =>
  (eventUid.exec(uid)?.[1] ?? eventPage.exec(url ?? '')?.[1])?.toLowerCase() ?? null;

/** Returns the keys of exported events and bookings. */
export async function ownEventKeys(transaction: Database, list: readonly ReadEvent[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(list.map(idOfEvent).filter((id) => id !== null))];
  const rows = await inParts(ids, (part) =>
    transaction
      .select({ id: events.id })
      .from(events)
      .where(inArray(events.id, [...part])),
  );
  const known = new Set(rows.map(({ id }) => id));
  return new Set(
    list.filter((event) => known.has(idOfEvent(event) ?? '') || bookingUid.test(event.uid)).map(({ key }) => key),
  );
}

/** Guids of the articles that are the portal's own. */
export async function ownArticleGuids(
  transaction: Database,
  list: readonly ReadArticle[],
): Promise<ReadonlySet<string>> {
  const idOf = ({ guid }: ReadArticle) => articleGuid.exec(guid)?.[1]?.toLowerCase() ?? '';
  const ids = [...new Set(list.map(idOf).filter((id) => id !== ''))];
  const rows = await inParts(ids, (part) =>
    transaction
      .select({ id: news.id })
      .from(news)
      .where(inArray(news.id, [...part])),
  );
  const known = new Set(rows.map(({ id }) => id));
  return new Set(list.filter((article) => known.has(idOf(article))).map(({ guid }) => guid));
}

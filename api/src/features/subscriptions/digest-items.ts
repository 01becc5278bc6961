/** What is new for a subscriber: published, readable for the person, and not sent before. */
import { dayMs } from '@park/domain';
import { and, asc, desc, eq, gt, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { digestItems } from '../../core/database/schema/notifications';
import { eventPath, jobPath, newsPath } from '../../core/web-addresses/pages';
import { isEventReadable, type EventViewer } from '../events';
import { isJobOpen } from '../jobs';
import { isNewsReadable } from '../news';

export const digestKinds = ['news', 'event', 'job'] as const;
type DigestKind = (typeof digestKinds)[number];

export interface Subscriber {
  userId: string;
  viewer: EventViewer;
  wants: Record<DigestKind, boolean>;
  since: Date;
}

export interface DigestItem {
  kind: DigestKind;
  id: string;
  titles: { en?: string | undefined; fr?: string | undefined };
  /** Path in the portal. */
  path: string;
  /** Start of an event, company of a job. */
  startsAt?: Date;
  company?: string;
}

/** Items that are older when a digest is made are no longer new. */
const newForDays = 14;
const maxPerKind = 10;

/**
 * Reserves new items for a mail and returns what it tells. A constraint decides between parallel mails; a mail that is
 * sent again after a failure finds the items that it has reserved.
 */
export async function takeNewItems(
  database: Database,
  subscriber: Subscriber,
  mailId: string,
  now: Date,
): Promise<DigestItem[]> {
  const { userId } = subscriber;
  const found = await findItems(database, subscriber, now, {
    condition: isNewFor(database, subscriber, now),
    limit: maxPerKind,
  });
  if (found.length > 0)
    await database
      .insert(digestItems)
      .values(found.map(({ kind, id }) => ({ userId, kind, itemId: id, sentAt: now, mailId })))
      .onConflictDoNothing();
  const reserved = await database
    .select({ kind: digestItems.kind, id: digestItems.itemId })
    .from(digestItems)
    .where(and(eq(digestItems.userId, userId), eq(digestItems.mailId, mailId)));
  if (reserved.length === 0) return [];
  return findItems(database, subscriber, now, {
    condition: (kind, { id }) =>
      inArray(
        id,
        reserved.filter((item) => item.kind === kind).map((item) => item.id),
      ),
    limit: reserved.length,
  });
}

interface ItemColumns {
  id: PgColumn;
  publishedAt: PgColumn;
}
type Condition = (kind: DigestKind, columns: ItemColumns) => SQL | undefined;

function isNewFor(database: Database, { userId, since }: Subscriber, now: Date): Condition {
  const earliest = new Date(Math.max(since.getTime(), now.getTime() - newForDays * dayMs));
  return (kind, { id, publishedAt }) =>
    and(
      gt(publishedAt, earliest),
      notExists(
        database
          .select({ one: sql`1` })
          .from(digestItems)
          .where(and(eq(digestItems.userId, userId), eq(digestItems.kind, kind), eq(digestItems.itemId, id))),
      ),
    );
}

/** Items that the person wants and may read now. */
async function findItems(
  database: Database,
  { viewer, wants }: Subscriber,
  now: Date,
  { condition, limit }: { condition: Condition; limit: number },
): Promise<DigestItem[]> {
  const found: DigestItem[] = [];
  if (wants.news)
    for (const { id, texts, isSuccessStory } of await database
      .select({ id: news.id, texts: news.texts, isSuccessStory: news.isSuccessStory })
      .from(news)
      .where(and(isNewsReadable(now), condition('news', news)))
      .orderBy(desc(news.publishedAt), asc(news.id))
      .limit(limit))
      found.push({
        kind: 'news',
        id,
        titles: { en: texts.en?.title, fr: texts.fr?.title },
        path: newsPath({ id, successStory: isSuccessStory }),
      });
  if (wants.event)
    for (const { id, texts, startsAt } of await database
      .select({ id: events.id, texts: events.texts, startsAt: events.startsAt })
      .from(events)
      .where(
        and(
          isEventReadable(viewer, now),
          eq(events.status, 'scheduled'),
          gt(events.startsAt, now),
          condition('event', events),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(limit))
      found.push({
        kind: 'event',
        id,
        titles: { en: texts.en?.title, fr: texts.fr?.title },
        path: eventPath(id),
        startsAt,
      });
  if (wants.job)
    for (const { id, texts, company } of await database
      .select({ id: jobs.id, texts: jobs.texts, company: companies.name })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(isJobOpen(now), condition('job', jobs)))
      .orderBy(desc(jobs.publishedAt), asc(jobs.id))
      .limit(limit))
      found.push({
        kind: 'job',
        id,
        titles: { en: texts.en?.title, fr: texts.fr?.title },
        path: jobPath(id),
        company,
      });
  return found;
}

/** Condition for people who want any of the mails. */
export const wantsAny = (columns: { newsletter: PgColumn; events: PgColumn; jobs: PgColumn }): SQL | undefined =>
  or(eq(columns.newsletter, true), eq(columns.events, true), eq(columns.jobs, true));

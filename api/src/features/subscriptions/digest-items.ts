/** What is new for a subscriber: published, readable for the person, and not sent before. */
import { dayMs } from '@park/domain';
import { and, asc, desc, eq, gt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { digestItems } from '../../core/database/schema/notifications';
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

export async function findNewItems(database: Database, subscriber: Subscriber, now: Date): Promise<DigestItem[]> {
  const { userId, viewer, wants, since } = subscriber;
  const earliest = new Date(Math.max(since.getTime(), now.getTime() - newForDays * dayMs));
  const isNew = (kind: DigestKind, id: PgColumn, publishedAt: PgColumn): SQL | undefined =>
    and(
      gt(publishedAt, earliest),
      notExists(
        database
          .select({ one: sql`1` })
          .from(digestItems)
          .where(and(eq(digestItems.userId, userId), eq(digestItems.kind, kind), eq(digestItems.itemId, id))),
      ),
    );
  const found: DigestItem[] = [];
  if (wants.news)
    for (const { id, texts, isSuccessStory } of await database
      .select({ id: news.id, texts: news.texts, isSuccessStory: news.isSuccessStory })
      .from(news)
      .where(and(isNewsReadable(now), isNew('news', news.id, news.publishedAt)))
      .orderBy(desc(news.publishedAt), asc(news.id))
      .limit(maxPerKind))
      found.push({
        kind: 'news',
        id,
        titles: { en: texts.en?.title, fr: texts.fr?.title },
        path: `/${isSuccessStory ? 'success-stories' : 'news'}/details?id=${id}`,
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
          isNew('event', events.id, events.publishedAt),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(maxPerKind))
      found.push({
        kind: 'event',
        id,
        titles: { en: texts.en?.title, fr: texts.fr?.title },
        path: `/events/details?id=${id}`,
        startsAt,
      });
  if (wants.job)
    for (const { id, texts, company } of await database
      .select({ id: jobs.id, texts: jobs.texts, company: companies.name })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(isJobOpen(now), isNew('job', jobs.id, jobs.publishedAt)))
      .orderBy(desc(jobs.publishedAt), asc(jobs.id))
      .limit(maxPerKind))
      found.push({
        kind: 'job',
        id,
        titles: { en: texts.en?.title, fr: texts.fr?.title },
        path: `/jobs/details?id=${id}`,
        company,
      });
  return found;
}

/** Which of these were stored as sent in this digest; parallel digests of one person share nothing. */
export async function markSent(
  database: Database,
  userId: string,
  items: readonly DigestItem[],
  now: Date,
): Promise<DigestItem[]> {
  if (items.length === 0) return [];
  const stored = await database
    .insert(digestItems)
    .values(items.map(({ kind, id }) => ({ userId, kind, itemId: id, sentAt: now })))
    .onConflictDoNothing()
    .returning({ kind: digestItems.kind, id: digestItems.itemId });
  return items.filter((item) => stored.some(({ kind, id }) => kind === item.kind && id === item.id));
}

/** Condition for people who want any of the mails. */
export const wantsAny = (columns: { newsletter: PgColumn; events: PgColumn; jobs: PgColumn }): SQL | undefined =>
  or(eq(columns.newsletter, true), eq(columns.events, true), eq(columns.jobs, true));

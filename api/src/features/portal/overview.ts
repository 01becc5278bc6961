/** What the overview shows besides tasks: what the company has, and what is new since the last visit. */
import type { PortalChange, PortalOverview } from '@park/contract/portal';
import type { Language } from '@park/contract/texts';
import { hasPermission, type Permission } from '@park/domain';
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { dayOf, monthOf } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { listFixed } from '../catalogs';
import { endsAfter, eventViewer, isEventReadable } from '../events';
import { isJobOpen } from '../jobs';
import { isNewsReadable } from '../news';
import { countHeldSpots, getPoolBalance } from '../parking';
import { listQuotaUsage } from '../rooms';
import { getLastVisit } from './visits';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** Reads without recording a visit: `recordVisit` does that, and moves `since`. */
export async function getOverview(context: Context, person: Person, language: Language): Promise<PortalOverview> {
  const since = await getLastVisit(context, person);
  return {
    quotas: await listQuotas(context, person, language),
    parking: await getParking(context, person),
    since: since.toISOString(),
    changes: await listChanges(context, person, language, since),
  };
}

const can = (person: Person, permission: Permission): boolean => hasPermission(person.role, permission);

async function listQuotas(
  { database, clock, configuration }: Context,
  person: Person,
  language: Language,
): Promise<PortalOverview['quotas']> {
  if (!can(person, 'BookARoom_Book')) return [];
  const zone = configuration.parkTimeZone;
  const now = clock();
  const own = await database
    .select({ id: companyContracts.contractId })
    .from(companyContracts)
    .where(eq(companyContracts.companyId, person.companyId));
  const labels = new Map(listFixed('contracts', language).map(({ id, name }) => [id, name]));
  const { companyId } = person;
  const query = {
    companyId,
    contractIds: own.map(({ id }) => id),
    months: [monthOf(dayOf(now, zone)).first],
    zone,
    now,
  };
  const usage = await listQuotaUsage(database, query, { lock: false });
  return usage.map(({ contractId, ...quota }) => ({
    contract: labels.get(contractId) ?? String(contractId),
    ...quota,
  }));
}

async function getParking(
  { database, clock, configuration }: Context,
  person: Person,
): Promise<PortalOverview['parking']> {
  if (!can(person, 'Parkshare_Manage')) return null;
  const today = dayOf(clock(), configuration.parkTimeZone);
  return {
    spots: await countHeldSpots(database, person.companyId, today),
    poolCredits: await getPoolBalance(database, person.companyId),
  };
}

interface Source {
  kind: PortalChange['kind'];
  href: string;
  isWanted?: boolean;
  from: PgTable;
  joins?: PgTable;
  on?: SQL | undefined;
  /** Rows with the same value are one piece of news: dates of a series. */
  key: SQLWrapper;
  title: SQL<string>;
  at: SQLWrapper;
  where: SQL | undefined;
}

const shownTitles = 3;
const maxAddedAtOnce = 10;

async function listChanges(
  { database, clock }: Context,
  person: Person,
  language: Language,
  since: Date,
): Promise<PortalChange[]> {
  const now = clock();
  const title = (texts: SQLWrapper) =>
    sql<string>`coalesce(${texts} -> ${language} ->> 'title', ${texts} -> 'en' ->> 'title', ${texts} -> 'fr' ->> 'title')`;
  // An import adds many records at one moment, which are not new to anybody; what it adds now and then is.
  const isNoImport = (from: PgTable, at: PgColumn, sourceKey?: PgColumn) =>
    notInArray(
      at,
      database
        .select({ at })
        .from(from)
        .where(and(gt(at, since), sourceKey && isNotNull(sourceKey)))
        .groupBy(at)
        .having(gt(count(), maxAddedAtOnce)),
    );
  const sources: Source[] = [
    {
      kind: 'decisions',
      href: '/book-a-room',
      from: roomOccurrences,
      joins: roomBookings,
      on: eq(roomBookings.id, roomOccurrences.bookingId),
      key: roomBookings.id,
      title: sql`${roomBookings.title}`,
      at: roomOccurrences.decidedAt,
      where: and(
        eq(roomBookings.ownerId, person.id),
        inArray(roomOccurrences.state, ['booked', 'rejected']),
        ne(roomOccurrences.decidedBy, person.id),
        gt(roomOccurrences.decidedAt, since),
      ),
    },
    {
      kind: 'colleagues',
      href: '/portal/company-new-collaborator',
      isWanted: can(person, 'Collaborator_Manage'),
      from: users,
      key: users.id,
      title: sql`${users.firstName} || ' ' || ${users.lastName}`,
      at: users.createdAt,
      where: and(
        eq(users.companyId, person.companyId),
        eq(users.state, 'active'),
        ne(users.id, person.id),
        gt(users.createdAt, since),
        isNoImport(users, users.createdAt),
      ),
    },
    {
      kind: 'news',
      href: '/news',
      from: news,
      key: news.id,
      title: title(news.texts),
      at: news.publishedAt,
      where: and(isNewsReadable(now), gt(news.publishedAt, since), isNoImport(news, news.publishedAt, news.sourceKey)),
    },
    {
      kind: 'events',
      href: '/events',
      from: events,
      key: sql`coalesce(${events.seriesId}, ${events.id})`,
      title: title(events.texts),
      at: events.publishedAt,
      where: and(
        isEventReadable(eventViewer(person), now),
        endsAfter(now),
        gt(events.publishedAt, since),
        isNoImport(events, events.publishedAt, events.sourceKey),
      ),
    },
    {
      kind: 'jobs',
      href: '/jobs',
      from: jobs,
      joins: companies,
      on: eq(companies.id, jobs.companyId),
      key: jobs.id,
      title: title(jobs.texts),
      at: jobs.publishedAt,
      where: and(isJobOpen(now), gt(jobs.publishedAt, since)),
    },
  ];
  const changes: PortalChange[] = [];
  for (const source of sources) {
    const { total, titles } = source.isWanted === false ? nothing : await read(database, source);
    if (total > 0) changes.push({ kind: source.kind, count: total, titles, href: source.href });
  }
  return changes;
}

const nothing = { total: 0, titles: [] };

async function read(database: Database, { from, joins, on, key, title, at, where }: Source) {
  const query = database
    // All rows of one key have the same title, unless somebody named a date of its own.
    .select({ title: sql<string>`min(${title})`, total: sql<string>`count(*) OVER ()` })
    .from(from);
  const joined = joins ? query.innerJoin(joins, or(on)) : query;
  const rows = await joined
    .where(where)
    .groupBy(sql`${key}`)
    .orderBy(sql`max(${at}) DESC`)
    .limit(shownTitles);
  return { total: Number(rows[0]?.total ?? 0), titles: rows.map((row) => row.title) };
}

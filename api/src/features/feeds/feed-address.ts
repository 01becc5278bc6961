/** Secret addresses of personal calendars. */
import { hourMs } from '@park/domain';
import { and, eq } from 'drizzle-orm';
import type { NewPersonalFeed, PersonalFeed } from '@park/contract/feeds';
import type { Person } from '../../http/access/person';
import { roleOf } from '../../http/access/person';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import { companies } from '../../core/database/schema/companies';
import { notFound } from '../../core/errors/api-error';
import { eventViewerOf, type EventViewer } from '../events';
import type { AppContext } from '../../core/context/app-context';
import { mayUsePortal } from '../users';
import { users } from '../../core/database/schema/users';
import { calendarFeeds } from '../../core/database/schema/feeds';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

const startOfHour = (moment: Date) => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

/** Never the address itself: it is stored as a hash and shown only once. */
export async function readFeedAddress({ database }: Context, { id }: Person): Promise<PersonalFeed> {
  const [row] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id));
  return {
    isActive: row !== undefined,
    createdAt: row?.createdAt.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  };
}

/** Creates and returns the address, which cannot be shown again; a previous one stops working. */
export async function renewFeedAddress(
  { database, clock, configuration }: Context,
  { id }: Person,
): Promise<NewPersonalFeed> {
  const secret = createSecret();
  const values = { secretHash: hashSecret(secret), createdAt: clock(), lastReadAt: null };
  await database
    .insert(calendarFeeds)
    .values({ userId: id, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: values });
  const url = `${configuration.parkOrigin}/api/feeds/${secret}.ics`;
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:'), createdAt: values.createdAt.toISOString() };
}

/** Calendars that read the address get nothing any more. Does nothing if there is none. */
export async function revokeFeedAddress({ database }: Context, { id }: Person): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.userId, id));
}

export interface FeedOwner {
  userId: string;
  language: 'en' | 'fr';
  viewer: EventViewer;
}

/**
 * Returns the owner of a secret address with their current rights.
 * @throws ApiError 404 for an unknown or revoked secret
 */
export async function findFeedOwner({ database, clock }: Context, secret: string): Promise<FeedOwner> {
  const [row] = await database
    .select({
      userId: users.id,
      language: users.language,
      role: users.role,
      category: companies.category,
      agreementType: companies.agreementType,
      lastReadAt: calendarFeeds.lastReadAt,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(calendarFeeds.secretHash, hashSecret(secret)), mayUsePortal));
  if (!row) throw notFound();
  const hour = startOfHour(clock());
  if (row.lastReadAt?.getTime() !== hour.getTime())
    await database.update(calendarFeeds).set({ lastReadAt: hour }).where(eq(calendarFeeds.userId, row.userId));
  return {
    userId: row.userId,
    language: row.language,
    viewer: eventViewerOf({
      role: roleOf(row.role),
      company: { category: row.category, agreementType: row.agreementType },
    }),
  };
}

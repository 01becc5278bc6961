/** Mails of saved searches: every morning, on Monday the weekly ones as well. A person gets one mail a day at most. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { savedSearches, savedSearchItems } from '../../core/database/schema/saved';
import { users } from '../../core/database/schema/users';
import { defineJob, enqueueJob } from '../../core/jobs/enqueue-job';
import { greet, renderMailHtml, renderMailText } from '../../core/mail/mail-layout';
import { dayOf, isoWeekday } from '../../core/time/park-time';
import { unsubscribeAddress } from '../../core/web-addresses/pages';
import { createUnsubscribeToken, savedSearchesKind } from '../notifications';
import { mayUsePortal, readIdentity } from '../users';
import { alertContent, alertTexts, type AlertSection } from './alert-mail';
import { pathOf } from './saved-searches';
import { findMatches, isNewFor, type Match, type SavedSearchRow } from './search-matches';

const frequency = z.enum(['daily', 'weekly']);
const sendAlerts = defineJob('saved.sendAlerts', z.object({ userId: z.uuid(), frequencies: z.array(frequency) }));
/** New items of one search in one mail; the rest follows with the next one. */
const maxPerSearch = 20;

/** Mails are sent outside of transactions, one job per person, so that a failed one is tried again alone. */
export function savedJobs(context: AppContext): void {
  context.jobs.handleOutside(sendAlerts, ({ id, payload, now }) => sendTo(context, payload, id, now));
  context.jobs.repeat({ kind: 'saved.alerts', schedule: '30 7 * * *' }, async ({ tx, now }) => {
    const isMonday = isoWeekday(dayOf(now, context.configuration.parkTimeZone)) === 1;
    const frequencies: z.infer<typeof frequency>[] = isMonday ? ['daily', 'weekly'] : ['daily'];
    const receivers = await tx
      .selectDistinct({ userId: savedSearches.userId })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(inArray(savedSearches.frequency, frequencies), mayUsePortal))
      .orderBy(asc(savedSearches.userId));
    for (const { userId } of receivers)
      await enqueueJob(tx, sendAlerts, {
        key: `${userId} ${now.toISOString()}`,
        payload: { userId, frequencies },
        runAt: now,
      });
  });
}

/** What the person may see and wants is decided now, not when the mail was ordered. */
async function sendTo(
  context: AppContext,
  { userId, frequencies }: { userId: string; frequencies: z.infer<typeof frequency>[] },
  mailId: string,
  now: Date,
): Promise<void> {
  const { database, configuration, mail } = context;
  const [person] = await database
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const identity = await readIdentity(context, userId, false);
  if (!person || !identity) return;
  const searches = await database
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), inArray(savedSearches.frequency, frequencies)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id));
  const sections: AlertSection[] = [];
  for (const search of searches) {
    const items = await takeNewItems(context, search, identity.user, mailId, now);
    if (items.length > 0) sections.push({ search, path: pathOf(search), items });
  }
  if (sections.length === 0) return;
  const unsubscribeCode = await createUnsubscribeToken(database, { userId, kind: savedSearchesKind, now });
  const { language } = person;
  const content = alertContent({
    language,
    greeting: greet(language, person.firstName),
    sections,
    parkOrigin: configuration.parkOrigin,
    unsubscribeCode,
  });
  await mail.send({
    id: mailId,
    to: person.email,
    kind: 'saved-searches',
    language,
    subject: alertTexts[language].subject(sections.reduce((count, { items }) => count + items.length, 0)),
    text: renderMailText(content),
    html: renderMailHtml(content),
    unsubscribeAddress: unsubscribeAddress(configuration.parkOrigin, unsubscribeCode),
  });
}

/**
 * Reserves new items for this mail. A constraint decides between parallel mails; a mail that is sent again after a crash
 * finds the items that it has reserved.
 */
async function takeNewItems(
  { database }: AppContext,
  search: SavedSearchRow,
  reader: Parameters<typeof findMatches>[2],
  mailId: string,
  now: Date,
): Promise<Match[]> {
  const { id: searchId, userId, kind } = search;
  const found = await findMatches(database, search, reader, now, {
    condition: isNewFor(database, search),
    limit: maxPerSearch,
  });
  if (found.length > 0)
    await database
      .insert(savedSearchItems)
      .values(found.map(({ id }) => ({ searchId, userId, kind, itemId: id, mailId })))
      .onConflictDoNothing();
  const reserved = await database
    .select({ id: savedSearchItems.itemId })
    .from(savedSearchItems)
    .where(and(eq(savedSearchItems.searchId, searchId), eq(savedSearchItems.mailId, mailId)));
  const ids = reserved.map(({ id }) => id);
  if (ids.length === 0) return [];
  return findMatches(database, search, reader, now, { condition: (itemId) => inArray(itemId, ids) });
}

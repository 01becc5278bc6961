/** The weekly mail to subscribers, on Monday morning. */
import { dayMs } from '@park/domain';
import { and, asc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { digestItems, emailSubscriptions } from '../../core/database/schema/notifications';
import { users } from '../../core/database/schema/users';
import { defineJob, enqueueJob } from '../../core/jobs/enqueue-job';
import { createParkFormat } from '../../core/languages/park-format';
import { greet, renderMailHtml, renderMailText } from '../../core/mail/mail-layout';
import { unsubscribeAddress } from '../../core/web-addresses/pages';
import { eventViewerOf } from '../events';
import { createUnsubscribeToken, subscriptionsKind } from '../notifications';
import { mayUsePortal, readIdentity } from '../users';
import { takeNewItems, wantsAny } from './digest-items';
import { digestContent, digestTexts } from './digest-mail';

const sendDigest = defineJob('subscriptions.sendDigest', z.object({ userId: z.uuid() }));
/** Longer than items count as new. */
const keptDays = 60;

/** Mails are sent outside of transactions, one job per person, so that a failed one is tried again alone. */
export function subscriptionJobs(context: AppContext): void {
  context.jobs.handleOutside(sendDigest, ({ id, payload, now }) => sendTo(context, payload.userId, id, now));
  context.jobs.repeat({ kind: 'subscriptions.digest', schedule: '0 8 * * 1' }, async ({ tx, now }) => {
    const subscribers = await tx
      .select({ userId: emailSubscriptions.userId })
      .from(emailSubscriptions)
      .innerJoin(users, eq(users.id, emailSubscriptions.userId))
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(wantsAny(emailSubscriptions), mayUsePortal))
      .orderBy(asc(emailSubscriptions.userId));
    for (const { userId } of subscribers)
      await enqueueJob(tx, sendDigest, { key: `${userId} ${now.toISOString()}`, payload: { userId }, runAt: now });
    await tx.delete(digestItems).where(lt(digestItems.sentAt, new Date(now.getTime() - keptDays * dayMs)));
  });
}

/** What the person may read and wants is decided now, not when the mail was ordered. */
async function sendTo(context: AppContext, userId: string, mailId: string, now: Date): Promise<void> {
  const { database, configuration, mail } = context;
  const [subscription] = await database
    .select()
    .from(emailSubscriptions)
    .where(and(eq(emailSubscriptions.userId, userId), wantsAny(emailSubscriptions)));
  const [person] = await database
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const identity = await readIdentity(context, userId, false);
  if (!subscription || !person || !identity) return;
  const items = await takeNewItems(
    database,
    {
      userId,
      viewer: eventViewerOf({ role: identity.user.role, company: identity.company }),
      wants: { news: subscription.newsletter, event: subscription.events, job: subscription.jobs },
      since: subscription.since,
    },
    mailId,
    now,
  );
  if (items.length === 0) return;
  const unsubscribeCode = await createUnsubscribeToken(database, { userId, kind: subscriptionsKind, now });
  const { language } = person;
  const content = digestContent({
    language,
    greeting: greet(language, person.firstName),
    items,
    parkOrigin: configuration.parkOrigin,
    format: createParkFormat(language, configuration.parkTimeZone),
    unsubscribeCode,
  });
  await mail.send({
    id: mailId,
    to: person.email,
    kind: 'digest',
    language,
    subject: digestTexts[language].subject(configuration.parkName[language]),
    text: renderMailText(content),
    html: renderMailHtml(content),
    unsubscribeAddress: unsubscribeAddress(configuration.parkOrigin, unsubscribeCode),
  });
}

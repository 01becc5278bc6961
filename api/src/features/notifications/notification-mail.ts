/** The mail of a notification, made when it is sent: in the person's language, to the address of that moment. */
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { notifications } from '../../core/database/schema/notifications';
import { users } from '../../core/database/schema/users';
import type { JobRun } from '../../core/jobs/job-worker';
import { createParkFormat } from '../../core/languages/park-format';
import { greet, renderMailHtml, renderMailText, type MailContent } from '../../core/mail/mail-layout';
import { unsubscribeAddress } from '../../core/web-addresses/pages';
import { mayUsePortal } from '../users';
import { createMailToken } from './mail-tokens';
import { mailTexts } from './mail-texts';
import { renderNotification } from './render-notification';
import { createUnsubscribeToken } from './unsubscribe';

/** Sends the mail; sends nothing if the person may no longer use the portal. */
export async function sendNotificationMail(
  context: AppContext,
  { id, payload, now }: JobRun<{ notificationId: string }>,
): Promise<void> {
  const { database, configuration, mail } = context;
  const [found] = await database
    .select({
      notification: notifications,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(notifications.id, payload.notificationId), mayUsePortal));
  if (!found) return;
  const { notification, email, firstName, lastName, language } = found;
  const format = createParkFormat(language, configuration.parkTimeZone);
  const rendered = renderNotification(context.notificationKinds, notification, language, format);
  if (!rendered) throw new Error(`A notification of the kind ${notification.kind} cannot be shown`);

  const { kind, title, text } = rendered;
  const calendar = await kind.calendar?.(context, notification.values as never, {
    name: `${firstName} ${lastName}`,
    email,
    language,
  });
  const words = mailTexts[language];
  const page = `${configuration.parkOrigin}/mail-action`;
  const open = {
    label: kind.linkLabel?.[language] ?? words.open,
    address: `${configuration.parkOrigin}${notification.link}`,
  };
  const answer = await answerOf(context, notification, language, now, page);
  const unsubscribe = kind.isMailRequired
    ? null
    : await createUnsubscribeToken(database, { userId: notification.userId, kind: kind.kind, now });
  const content: MailContent = {
    language,
    greeting: greet(language, firstName),
    paragraphs: text.split('\n'),
    button: answer ?? open,
    ...(answer && { link: open }),
    footer: [
      { text: words.why(kind.label[language]) },
      ...(unsubscribe ? [{ text: words.unsubscribe, address: `${page}#code=${unsubscribe}` }] : []),
      { text: words.preferences, address: `${configuration.parkOrigin}/portal/email-preferences` },
    ],
  };
  await mail.send({
    id,
    to: email,
    kind: kind.kind,
    language,
    subject: title,
    text: renderMailText(content),
    html: renderMailHtml(content),
    ...(calendar ? { calendar } : {}),
    ...(unsubscribe && {
      unsubscribeAddress: unsubscribeAddress(configuration.parkOrigin, unsubscribe),
    }),
  });
}

/** The button that answers the message's question, while it can be answered. */
async function answerOf(
  { database, mailActions }: AppContext,
  notification: typeof notifications.$inferSelect,
  language: 'en' | 'fr',
  now: Date,
  page: string,
) {
  const { action, actionPayload, actionExpiresAt, actedAt, userId, id } = notification;
  const registered = action === null ? null : mailActions.find(action);
  if (!registered || !actionExpiresAt || actionExpiresAt <= now || actedAt) return null;
  const secret = await createMailToken(database, {
    purpose: registered.action.purpose,
    userId,
    notificationId: id,
    payload: actionPayload ?? {},
    now,
    expiresAt: actionExpiresAt,
  });
  return { label: registered.action.texts[language].button, address: `${page}#code=${secret}` };
}

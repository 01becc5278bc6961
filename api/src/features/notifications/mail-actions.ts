/** What the links of mails offer, and doing it. Works without a session, and only when a button is pressed. */
import type { CallResponse } from '@park/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { notifications } from '../../core/database/schema/notifications';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';
import { createParkFormat } from '../../core/languages/park-format';
import type { Language } from '../../http/language';
import { mayUsePortal } from '../users';
import { findMailToken, useMailToken, type MailToken } from './mail-tokens';
import { renderNotification } from './render-notification';
import { savedSearchesKind, subscriptionsKind, unsubscribeAction } from './unsubscribe';

/** Labels of mails that are no messages. */
const mailLabels: Readonly<Record<string, Record<Language, string>>> = {
  [subscriptionsKind]: {
    en: 'New in the park: news, events and jobs',
    fr: 'Nouveautés du parc\u00a0: actualités, événements et emplois',
  },
  [savedSearchesKind]: {
    en: 'New companies and jobs of your saved searches',
    fr: 'Nouvelles entreprises et offres de vos recherches enregistrées',
  },
};

const invalidLink = () => new ApiError(404, 'errors.notifications.invalidLink');
const linkExpired = () => new ApiError(410, 'errors.notifications.linkExpired');
const alreadyAnswered = () => new ApiError(409, 'errors.notifications.alreadyAnswered');

async function requireToken({ database, mailActions }: AppContext, secret: string) {
  const token = await findMailToken(database, secret);
  const registered = token && mailActions.find(token.purpose);
  if (!token || !registered) throw invalidLink();
  return { token, registered };
}

/**
 * What the link of a mail would do. Changes nothing, because programs open links to check them.
 * @throws ApiError 404 `errors.notifications.invalidLink` for an unknown secret
 */
export async function viewMailAction(
  context: AppContext,
  secret: string,
  language: Language,
): Promise<CallResponse<'POST /api/mail-actions/view'>> {
  const { token, registered } = await requireToken(context, secret);
  const { button, done } = registered.action.texts[language];
  const [notification] = token.notificationId
    ? await context.database.select().from(notifications).where(eq(notifications.id, token.notificationId))
    : [];
  const isUsed = token.usedAt !== null || (notification?.actedAt ?? null) !== null;
  const state = isUsed ? 'used' : token.expiresAt <= context.clock() ? 'expired' : 'open';
  const format = createParkFormat(language, context.configuration.parkTimeZone);
  const rendered = notification && renderNotification(context.notificationKinds, notification, language, format);
  if (rendered) return { title: rendered.title, text: state === 'used' ? done : rendered.text, button, state };
  return { title: button, text: state === 'used' ? done : unsubscribeLabel(context, token, language), button, state };
}

function unsubscribeLabel({ notificationKinds }: AppContext, { payload }: MailToken, language: Language): string {
  const name = String(payload['kind']);
  return (mailLabels[name] ?? notificationKinds.get(name)?.label)?.[language] ?? '';
}

/**
 * Does what the link offers, in one transaction with using it up.
 * @throws ApiError 404 for an unknown link, 410 for an expired one, 409 for one that was used
 */
export async function runMailAction(
  context: AppContext,
  secret: string,
  language: Language,
): Promise<{ message: string }> {
  const { token, registered } = await requireToken(context, secret);
  const now = context.clock();
  if (token.usedAt) throw alreadyAnswered();
  if (token.expiresAt <= now) throw linkExpired();
  await context.database.transaction(async (tx) => {
    if (!(await useMailToken(tx, token.id, now))) throw alreadyAnswered();
    if (token.notificationId && !(await markAnswered(tx, token.notificationId, token.userId, now)))
      throw alreadyAnswered();
    // Stopping mails is possible for everybody; all else only for people who may use the portal.
    if (token.purpose !== unsubscribeAction.purpose && !(await isActive(tx, token.userId))) throw invalidLink();
    await registered.run({
      tx,
      payload: registered.action.payload.parse(token.payload),
      userId: token.userId,
      now,
    });
  });
  return { message: registered.action.texts[language].done };
}

/** Answers the question of a message in the portal. */
export async function answerNotification(
  context: AppContext,
  userId: string,
  id: string,
  language: Language,
): Promise<{ message: string }> {
  const { database, mailActions, clock } = context;
  const now = clock();
  const [row] = await database
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  const registered = row?.action ? mailActions.find(row.action) : null;
  if (!row || !registered) throw notFound();
  if (row.actionExpiresAt && row.actionExpiresAt <= now) throw linkExpired();
  await database.transaction(async (tx) => {
    if (!(await markAnswered(tx, id, userId, now))) throw alreadyAnswered();
    await registered.run({ tx, payload: registered.action.payload.parse(row.actionPayload ?? {}), userId, now });
  });
  return { message: registered.action.texts[language].done };
}

/** Of all ways to answer, the first counts. */
async function markAnswered(tx: Database, id: string, userId: string, now: Date): Promise<boolean> {
  const answered = await tx
    .update(notifications)
    .set({ actedAt: now, readAt: now })
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.userId, userId),
        isNull(notifications.actedAt),
        gt(notifications.actionExpiresAt, now),
      ),
    )
    .returning({ id: notifications.id });
  return answered.length > 0;
}

async function isActive(tx: Database, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), mayUsePortal));
  return found.length > 0;
}

/** A person's messages in the portal. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '../../core/database/schema/notifications';
import { createParkFormat } from '../../core/languages/park-format';
import { pageRequest } from '../../core/listing/page-request';
import { readPage } from '../../core/listing/read-page';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import type { Language } from '../../http/language';
import { renderNotification } from './render-notification';

type Query = ParsedCallInput<'GET /api/notifications'>['query'];
type Row = typeof notifications.$inferSelect;

const newestFirst = {
  name: 'newest-notifications',
  keys: [
    { by: notifications.createdAt, direction: 'desc', type: 'instant' },
    { by: notifications.id, direction: 'desc', type: 'uuid' },
  ],
} as const;

const isOf = (userId: string) => and(eq(notifications.userId, userId), eq(notifications.isInPortal, true));

/**
 * The person's messages, newest first. Messages of kinds that no longer exist are left out, so a page can be shorter
 * than `pageSize`.
 */
export async function listNotifications(
  context: AppContext,
  userId: string,
  language: Language,
  { isUnread, ...page }: Query,
): Promise<CallResponse<'GET /api/notifications'>> {
  const { database, clock, configuration } = context;
  const { rows, paginationId } = await readPage<Row>(pageRequest(page, configuration), {
    order: () => newestFirst,
    read: ({ after, orderBy, limit }) =>
      database
        .select()
        .from(notifications)
        .where(and(isOf(userId), isUnread === true ? isNull(notifications.readAt) : undefined, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
  });
  const format = createParkFormat(language, configuration.parkTimeZone);
  const now = clock();
  return {
    items: rows.flatMap((row) => {
      const rendered = renderNotification(context.notificationKinds, row, language, format);
      return rendered ? [responseOf(context, row, rendered, language, now)] : [];
    }),
    paginationId,
  };
}

function responseOf(
  { mailActions }: Pick<AppContext, 'mailActions'>,
  { id, link, createdAt, readAt, action, actedAt, actionExpiresAt }: Row,
  { kind, title, text }: NonNullable<ReturnType<typeof renderNotification>>,
  language: Language,
  now: Date,
) {
  const canAnswer = action !== null && actedAt === null && actionExpiresAt !== null && actionExpiresAt > now;
  const answer = canAnswer ? mailActions.find(action) : null;
  return {
    id,
    topic: kind.topic,
    title,
    text,
    link,
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    action:
      answer && actionExpiresAt
        ? { button: answer.action.texts[language].button, expiresAt: actionExpiresAt.toISOString() }
        : null,
  };
}

export async function countUnread(database: Database, userId: string): Promise<{ unread: number }> {
  const [row] = await database
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOf(userId), isNull(notifications.readAt)));
  return { unread: row?.unread ?? 0 };
}

/** Marks messages of the person as read; all of them if no ids are given. */
export async function markRead(database: Database, userId: string, ids: string[] | undefined, now: Date) {
  await database
    .update(notifications)
    .set({ readAt: sql`${now.toISOString()}::timestamptz` })
    .where(and(isOf(userId), isNull(notifications.readAt), ids ? inArray(notifications.id, ids) : undefined));
  return countUnread(database, userId);
}

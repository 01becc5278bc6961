/** Writes messages to people in the transaction of their cause. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { notificationPreferences, notifications } from '../database/schema/notifications';
import { defineJob, enqueueJob } from '../jobs/enqueue-job';
import { isOnByDefault, type Channel, type NotificationKind } from './notification-kind';

/** Sends the mail of a notification; its text is made when it is sent. */
export const notificationMailJob = defineJob('notifications.sendMail', z.object({ notificationId: z.uuid() }));

export interface Notice<Values extends Record<string, unknown>> {
  personId: string;
  kind: NotificationKind<Values>;
  values: Values;
  /** Path in the portal that the message is about: `/parkshare/bookings/details?id=…`. */
  link: string;
  /** The kind's question, with what its handler needs. */
  action?: { payload: Record<string, unknown>; expiresAt: Date };
  /** For causes that can come twice: a person receives one message of a kind with the same key. */
  key?: string;
  now: Date;
}

/**
 * Tells a person something: in the portal and by mail, as far as the person wants both. Call it in the transaction of
 * the cause. Returns the id, or null if there was one with this key before or the person wants neither.
 */
export async function notify<Values extends Record<string, unknown>>(
  tx: Database,
  { personId, kind, values, link, action, key, now }: Notice<Values>,
): Promise<string | null> {
  const wanted = await wantedChannels(tx, personId, kind);
  if (!wanted.portal && !wanted.mail) return null;
  const [stored] = await tx
    .insert(notifications)
    .values({
      userId: personId,
      kind: kind.kind,
      key: key ?? null,
      values: kind.values.parse(values),
      link,
      isInPortal: wanted.portal,
      ...(action && {
        action: requireAction(kind).purpose,
        actionPayload: requireAction(kind).payload.parse(action.payload),
        actionExpiresAt: action.expiresAt,
      }),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (!stored) return null;
  if (wanted.mail)
    await enqueueJob(tx, notificationMailJob, {
      key: stored.id,
      payload: { notificationId: stored.id },
      runAt: now,
    });
  return stored.id;
}

async function wantedChannels(
  tx: Database,
  personId: string,
  kind: Pick<NotificationKind<Record<string, unknown>>, 'kind' | 'defaults' | 'isMailRequired'>,
): Promise<Record<Channel, boolean>> {
  const chosen = await tx
    .select({ channel: notificationPreferences.channel, isOn: notificationPreferences.isOn })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, personId), eq(notificationPreferences.kind, kind.kind)));
  const isOn = (channel: Channel) =>
    chosen.find((preference) => preference.channel === channel)?.isOn ?? isOnByDefault(kind, channel);
  return { portal: isOn('portal'), mail: kind.isMailRequired === true || isOn('mail') };
}

function requireAction({ kind, action }: Pick<NotificationKind<Record<string, unknown>>, 'kind' | 'action'>) {
  if (!action) throw new Error(`Notifications of the kind ${kind} ask no question`);
  return action;
}

import { dayMs } from '@park/domain';
import { lt } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { mailActionTokens, notifications } from '../../core/database/schema/notifications';
import { notificationMailJob } from '../../core/notifications/notify';
import { sendNotificationMail } from './notification-mail';
import { endSearchAlerts, endSubscriptions, storePreference } from './preferences';
import { savedSearchesKind, subscriptionsKind, unsubscribeAction } from './unsubscribe';

const keptDays = 180;

/** Registers the mails, the link that stops them, and the daily clean-up. */
export function notificationJobs(context: AppContext): void {
  context.jobs.handleOutside(notificationMailJob, (run) => sendNotificationMail(context, run));
  context.mailActions.handle(unsubscribeAction, ({ tx, userId, payload: { kind } }) => {
    if (kind === subscriptionsKind) return endSubscriptions(tx, userId);
    if (kind === savedSearchesKind) return endSearchAlerts(tx, userId);
    return storePreference(tx, userId, kind, 'mail', false);
  });
  context.jobs.repeat({ kind: 'notifications.deleteOld', schedule: '20 3 * * *' }, async ({ tx, now }) => {
    await tx.delete(mailActionTokens).where(lt(mailActionTokens.expiresAt, now));
    await tx.delete(notifications).where(lt(notifications.createdAt, new Date(now.getTime() - keptDays * dayMs)));
  });
}

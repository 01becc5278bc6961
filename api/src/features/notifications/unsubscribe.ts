import { dayMs } from '@park/domain';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { defineMailAction } from '../../core/notifications/mail-action';
import { createMailToken } from './mail-tokens';

/** Stops the mails of a kind. It works for a year and needs no session. */
export const unsubscribeAction = defineMailAction({
  purpose: 'notifications.unsubscribe',
  payload: z.object({ kind: z.string() }),
  texts: {
    en: { button: 'Stop these mails', done: 'You will not get mails of this kind any more.' },
    fr: { button: 'Ne plus recevoir ces e-mails', done: 'Vous ne recevrez plus d’e-mails de ce type.' },
  },
});

/** The `kind` of the mails that people subscribe to. */
export const subscriptionsKind = 'subscriptions';

/** The `kind` of the mails of saved searches. */
export const savedSearchesKind = 'saved-searches';

const unsubscribeDays = 365;

/** The secret for a link in a mail that stops mails of a kind. It works for a year and without a session. */
export const createUnsubscribeToken = (
  database: Database,
  { userId, kind, now }: { userId: string; kind: string; now: Date },
): Promise<string> =>
  createMailToken(database, {
    purpose: unsubscribeAction.purpose,
    userId,
    payload: { kind },
    now,
    expiresAt: new Date(now.getTime() + unsubscribeDays * dayMs),
  });

/** An administrator signs a person out everywhere, for example after a lost device or a stolen password. */
import type { CallResponse } from '@park/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../../core/audit/trail';
import { knownSignIns, passkeys, sessions, tokens } from '../../core/database/schema/auth';
import { forbidden } from '../../core/errors/api-error';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import { accountPath } from '../../core/web-addresses/pages';
import type { Person } from '../../http/access/person';
import { detailOf, lockRecord, type PeopleContext } from './person-record';

export const sessionsEnded = defineNotification({
  kind: 'people.sessionsEnded',
  topic: 'company',
  values: z.object({ by: z.string(), withPasskeys: z.boolean() }),
  label: { en: 'You were signed out everywhere', fr: 'Vous avez été déconnecté partout' },
  texts: {
    en: ({ by, withPasskeys }) => ({
      title: 'You were signed out everywhere',
      text: `${by} ended your sessions on all devices${withPasskeys ? ' and removed your passkeys' : ''}. Sign in again; ask them if you do not know why.`,
    }),
    fr: ({ by, withPasskeys }) => ({
      title: 'Vous avez été déconnecté partout',
      text: `${by} a mis fin à vos sessions sur tous les appareils${withPasskeys ? ' et supprimé vos clés d’accès' : ''}. Reconnectez-vous\u00a0; demandez-lui si vous n’en connaissez pas la raison.`,
    }),
  },
  isMailRequired: true,
});

/**
 * Deletes sessions, open links and known devices, with `removesPasskeys` passkeys as well; returns how many. The person
 * receives a message.
 * @throws ApiError 403 for oneself and for people whom the editor may not edit, 404 for people whom the editor may not
 * see
 */
export async function endSessions(
  { database, clock }: PeopleContext,
  editor: Person,
  hashedId: string,
  { removesPasskeys }: { removesPasskeys: boolean },
): Promise<CallResponse<'POST /api/users/{hashedId}/end-sessions'>> {
  const now = clock();
  return database.transaction(async (tx) => {
    const record = await lockRecord(tx, editor, hashedId);
    if (!detailOf(editor, record).may.endSessions) throw forbidden();
    const { id } = record.user;
    const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    await tx.delete(tokens).where(eq(tokens.userId, id));
    // The next sign-in counts as one from an unknown device.
    await tx.delete(knownSignIns).where(eq(knownSignIns.userId, id));
    const removed = removesPasskeys
      ? await tx.delete(passkeys).where(eq(passkeys.userId, id)).returning({ id: passkeys.id })
      : [];
    const counts = { sessions: ended.length, passkeys: removed.length };
    await recordAudit(tx, {
      at: now,
      actor: editor,
      action: 'sessions ended',
      subjectKind: 'user',
      subjectId: hashedId,
      companyId: record.user.companyId,
      after: counts,
    });
    await notify(tx, {
      personId: id,
      kind: sessionsEnded,
      values: { by: `${editor.firstName} ${editor.lastName}`, withPasskeys: removed.length > 0 },
      link: accountPath,
      key: now.toISOString(),
      now,
    });
    return counts;
  });
}

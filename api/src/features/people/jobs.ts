import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { invitations } from '../../core/database/schema/invitations';
import { createSecret, hashSecret } from '../../core/secrets/secrets';
import { eraseFormerPeople } from './erase-account';
import { invitationMail } from './invitation-mail';
import { invitationMailJob, isOpen, selectInvitations } from './invitation-store';

/** Registers the mails of invitations and the erasure of people who left long ago. */
export function peopleJobs(context: AppContext): void {
  const { jobs, database, mail, configuration } = context;

  jobs.handleOutside(invitationMailJob, async ({ payload, now }) => {
    const secret = createSecret();
    const stored = await database
      .update(invitations)
      .set({ secretHash: hashSecret(secret) })
      .where(and(eq(invitations.id, payload.invitationId), isOpen(now)))
      .returning({ id: invitations.id });
    // Revoked or expired meanwhile.
    if (stored.length === 0) return;
    const [row] = await selectInvitations(database).where(eq(invitations.id, payload.invitationId));
    if (!row) return;
    const { invitation, companyName, inviterName } = row;
    await mail.send(invitationMail({ ...invitation, companyName, inviterName }, secret, configuration.parkOrigin));
  });

  jobs.repeat({ kind: 'people.eraseFormer', schedule: '20 3 * * *' }, ({ tx, now }) =>
    eraseFormerPeople(tx, context, now),
  );
}

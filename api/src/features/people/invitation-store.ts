/** Rows of invitations, and the job that mails a link. */
import type { InvitationRow } from '@park/contract/invitations';
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { invitations } from '../../core/database/schema/invitations';
import { users } from '../../core/database/schema/users';
import { defineJob } from '../../core/jobs/enqueue-job';
import type { Person } from '../../http/access/person';
import { mayInvite } from './invitation-rules';

/** Makes the secret when the mail is sent, so that it is stored nowhere in clear. */
export const invitationMailJob = defineJob('people.sendInvitation', z.object({ invitationId: z.uuid() }));

/**
 * Condition: open and not past its end. The stored state alone is not enough, because it does not change at the moment
 * the time is over.
 */
export const isOpen = (now: Date): SQL | undefined =>
  and(eq(invitations.state, 'open'), gt(invitations.expiresAt, now));
/** Condition: its time is over, whether or not the state says so yet. */
export const isExpired = (now: Date): SQL =>
  sql`(${invitations.state} = 'expired' or (${and(eq(invitations.state, 'open'), lte(invitations.expiresAt, now))}))`;

const inviterName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;

export const selectInvitations = (database: Database) =>
  database
    .select({ invitation: invitations, companyName: companies.name, inviterName })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy));

export type StoredInvitation = Awaited<ReturnType<typeof selectInvitations>>[number];

/** The state is the one at `now`; `may` is what the reader may do with it. */
export function invitationRow(
  reader: Person,
  { invitation, companyName, inviterName: invitedBy }: StoredInvitation,
  now: Date,
): InvitationRow {
  const { state, expiresAt } = invitation;
  const isEnded = state === 'accepted' || state === 'revoked';
  const may = mayInvite(reader, invitation);
  return {
    id: invitation.id,
    email: invitation.email,
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    role: invitation.role,
    contractIds: invitation.contractIds,
    companyId: invitation.companyId,
    companyName,
    state: state === 'open' && expiresAt <= now ? 'expired' : state,
    createdAt: invitation.createdAt.toISOString(),
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    invitedBy,
    may: { resend: may && !isEnded, revoke: may && !isEnded },
  };
}

/** The public side of an invitation: what its link shows, and the account that accepting makes. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { invitations } from '../../core/database/schema/invitations';
import { userContracts, users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { hashPassword } from '../../core/passwords/password-hash';
import { requireValidPassword } from '../../core/passwords/password-rule';
import { hashSecret } from '../../core/secrets/secrets';
import { dayOf } from '../../core/time/park-time';
import { roleOf, type Person } from '../../http/access/person';
import { mayUsePortal } from '../users';
import { refusing, requireAge } from './edit-person';
import { mayInvite, requireOpenCompany } from './invitation-rules';
import { isOpen } from './invitation-store';
import type { PeopleContext } from './person-record';

type Acceptance = ParsedCallInput<'POST /api/invitations/accept'>['body'];

/** One answer for unknown, used, revoked and expired links: a link tells nothing about others. */
const notValid = () => new ApiError(404, 'errors.invitations.notValid');

const bySecret = (secret: string, now: Date) => and(eq(invitations.secretHash, hashSecret(secret)), isOpen(now));

/**
 * Needs no session: the secret is the proof. Shows nothing but what the invited person needs.
 * @throws ApiError 404 `errors.invitations.notValid` for an unknown, used, revoked or expired link
 */
export async function viewInvitation(
  { database, clock }: PeopleContext,
  secret: string,
): Promise<CallResponse<'POST /api/invitations/view'>> {
  const [found] = await database
    .select({ invitation: invitations, companyName: companies.name })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(bySecret(secret, clock()));
  if (!found) throw notValid();
  const { email, firstName, lastName, language, expiresAt } = found.invitation;
  return { email, firstName, lastName, language, companyName: found.companyName, expiresAt: expiresAt.toISOString() };
}

/**
 * Makes the account with the role and contracts of the invitation, which is then used up. Does not sign in.
 * @throws ApiError 409 for somebody who is signed in, if the inviter may no longer invite, the company is closed or the
 * e-mail is taken; 404 as `viewInvitation`; 400 for the password or the age (MISS-12)
 */
export async function acceptInvitation(
  context: PeopleContext,
  signedIn: Person | null,
  { secret, password, language, birthDate }: Acceptance,
): Promise<{ email: string }> {
  if (signedIn) throw new ApiError(409, 'errors.invitations.signedIn');
  const now = context.clock();
  const { email } = await viewInvitation(context, secret);
  await requireValidPassword(password, email, context.configuration);
  requireAge(birthDate, dayOf(now, context.configuration.parkTimeZone));
  const passwordHash = await hashPassword(password);
  return refusing(
    context.database.transaction(async (transaction) => {
      const [invitation] = await transaction.select().from(invitations).where(bySecret(secret, now)).for('update');
      if (!invitation) throw notValid();
      await requireInviter(transaction, invitation);
      await requireOpenCompany(transaction, invitation.companyId);
      const { companyId, firstName, lastName, role, phone } = invitation;
      const [made] = await transaction
        .insert(users)
        .values({
          companyId,
          role,
          email: invitation.email,
          username: invitation.email.split('@')[0] ?? invitation.email,
          firstName,
          lastName,
          phone,
          birthDate,
          passwordHash,
          language,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: users.id, hashedId: users.hashedId });
      if (!made) throw new Error('an account got no row');
      await giveContracts(transaction, made.id, invitation);
      await transaction
        .update(invitations)
        .set({ state: 'accepted', endedAt: now, userId: made.id })
        .where(eq(invitations.id, invitation.id));
      await recordAudit(transaction, {
        at: now,
        actor: { id: made.id, companyId },
        action: 'accepted',
        subjectKind: 'user',
        subjectId: made.hashedId,
        companyId,
        after: { role, invitation: invitation.id },
      });
      return { email: invitation.email };
    }),
  );
}

/** The person who invited has to be still there, with the right to give this role in this company. */
async function requireInviter(
  transaction: Database,
  { invitedBy, companyId, role }: typeof invitations.$inferSelect,
): Promise<void> {
  const [inviter] = invitedBy
    ? await transaction
        .select({ hashedId: users.hashedId, role: users.role, companyId: users.companyId })
        .from(users)
        .innerJoin(companies, eq(companies.id, users.companyId))
        .where(and(eq(users.id, invitedBy), mayUsePortal))
    : [];
  if (!inviter || !mayInvite({ ...inviter, role: roleOf(inviter.role) }, { companyId, role }))
    throw new ApiError(409, 'errors.invitations.noLongerAllowed', { values: { decidedBy: 'companyManagers' } });
}

/** The contracts of the invitation that the company still has. */
async function giveContracts(
  transaction: Database,
  userId: string,
  { companyId, contractIds }: typeof invitations.$inferSelect,
): Promise<void> {
  if (contractIds.length === 0) return;
  const offered = await transaction
    .select({ contractId: companyContracts.contractId })
    .from(companyContracts)
    .where(and(eq(companyContracts.companyId, companyId), inArray(companyContracts.contractId, contractIds)));
  if (offered.length > 0)
    await transaction.insert(userContracts).values(offered.map(({ contractId }) => ({ userId, contractId })));
}

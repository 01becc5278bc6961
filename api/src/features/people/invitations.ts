/** Making, sending again and revoking invitations. */
import { tokenLifetimesMs } from '@park/domain';
import type { AuditAction } from '@park/contract/audit-words';
import type { ParsedCallInput } from '@park/contract';
import type { InvitationRow } from '@park/contract/invitations';
import { and, eq, lte, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import { violatedConstraint } from '../../core/database/database-errors';
import type { Database } from '../../core/database/database';
import { invitations } from '../../core/database/schema/invitations';
import { ApiError, forbidden, notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { enqueueJob } from '../../core/jobs/enqueue-job';
import type { Order } from '../../core/listing/order';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { createSecret, hashSecret } from '../../core/secrets/secrets';
import { searchWords } from '../../core/text-search/search-words';
import { containsWords } from '../../core/text-search/word-match';
import { addDays, dayOf, momentAt } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { actsInCompany } from '../users';
import { mayInvite, requireCompanyContracts, requireNoAccount, requireOpenCompany } from './invitation-rules';
import { invitationMailJob, invitationRow, isExpired, isOpen, selectInvitations } from './invitation-store';
import type { PeopleContext } from './person-record';

type NewInvitation = ParsedCallInput<'POST /api/invitations'>['body'];
type ListQuery = ParsedCallInput<'GET /api/invitations'>['query'];

/** Mails per invitation and day. */
const maxMailsPerDay = 5;

const latestFirst: Order = {
  name: 'invitations',
  keys: [
    { by: sql`in_milliseconds(${invitations.createdAt})`, direction: 'desc', type: 'instant' },
    { by: invitations.id, direction: 'desc', type: 'uuid' },
  ],
};

/**
 * Invitations of one company, latest first; the own one without `companyId`.
 * @throws ApiError 403 for companies in which the reader does not act (AMB-20)
 */
export async function listInvitations(
  { database, clock }: PeopleContext,
  reader: Person,
  { state, queryText, companyId = reader.companyId }: ListQuery,
  request: PageRequest,
) {
  if (!actsInCompany(reader, companyId)) throw forbidden();
  const now = clock();
  const searched = sql`search_form(${invitations.firstName} || ' ' || ${invitations.lastName} || ' ' || ${invitations.email})`;
  const where = and(
    eq(invitations.companyId, companyId),
    state === 'open' ? isOpen(now) : isExpired(now),
    containsWords(searched, searchWords(queryText), 'exact'),
  );
  const { rows, paginationId } = await readPage(request, {
    order: () => latestFirst,
    read: ({ after, orderBy, limit }) =>
      selectInvitations(database)
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: ({ invitation }) => [invitation.createdAt.toISOString(), invitation.id],
  });
  return { items: rows.map((row) => invitationRow(reader, row, now)), paginationId };
}

const readOne = async (database: Database, reader: Person, id: string, now: Date): Promise<InvitationRow> => {
  const [row] = await selectInvitations(database).where(eq(invitations.id, id));
  if (!row) throw notFound();
  return invitationRow(reader, row, now);
};

/**
 * Stores the invitation and orders the mail with its link.
 * @throws ApiError 403 for a company or role that the inviter may not use, 409 if the address has an account or an open
 * invitation or the company is closed, 400 for contracts that the company does not have
 */
export async function invite(context: PeopleContext, inviter: Person, body: NewInvitation): Promise<InvitationRow> {
  try {
    return await context.database.transaction((transaction) => inviteWithin(transaction, context, inviter, body));
  } catch (error) {
    if (violatedConstraint(error) === 'invitations_one_open')
      throw new ApiError(409, 'errors.invitations.alreadyOpen', {
        fields: { email: 'errors.invitations.alreadyOpen' },
      });
    throw error;
  }
}

/** Makes one invitation in the transaction of others; the database refuses a second open one for the address. */
export async function inviteWithin(
  transaction: Database,
  context: PeopleContext,
  inviter: Person,
  { companyId = inviter.companyId, ...body }: NewInvitation,
): Promise<InvitationRow> {
  const now = context.clock();
  if (!actsInCompany(inviter, companyId)) throw forbidden();
  if (!mayInvite(inviter, { companyId, role: body.role }))
    throw new ApiError(403, 'errors.people.roleNotAssignable', { fields: { role: 'errors.people.roleNotAssignable' } });
  await requireOpenCompany(transaction, companyId);
  await requireNoAccount(transaction, inviter, { email: body.email, companyId });
  await requireCompanyContracts(transaction, { companyId, contractIds: body.contractIds });
  // An expired one no longer counts as open.
  await transaction
    .update(invitations)
    .set({ state: 'expired', endedAt: now })
    .where(
      and(
        sql`lower(${invitations.email}) = ${body.email.toLowerCase()}`,
        eq(invitations.state, 'open'),
        lte(invitations.expiresAt, now),
      ),
    );
  const [made] = await transaction
    .insert(invitations)
    .values({
      ...body,
      companyId,
      phone: body.phone === '' ? null : body.phone,
      invitedBy: inviter.id,
      createdAt: now,
      ...sentNow(context, now),
    })
    .returning({ id: invitations.id });
  if (!made) throw new Error('an invitation got no row');
  await orderMail(transaction, made.id, now);
  await recordInvitation(transaction, inviter, 'invited', { id: made.id, companyId, role: body.role }, now);
  return readOne(transaction, inviter, made.id, now);
}

/** A secret that nobody knows until the mail is made, and the clock of 72 hours. */
const sentNow = ({ configuration }: PeopleContext, now: Date) => ({
  secretHash: hashSecret(createSecret()),
  sentAt: now,
  expiresAt: new Date(now.getTime() + tokenLifetimesMs.invitation),
  sentOn: dayOf(now, configuration.parkTimeZone),
});

const orderMail = (transaction: Database, invitationId: string, now: Date) =>
  enqueueJob(transaction, invitationMailJob, {
    key: `${invitationId}:${now.toISOString()}:${createSecret().slice(0, 8)}`,
    payload: { invitationId },
    runAt: now,
  });

/** Ids, role and company only: names are in the invitation. */
const recordInvitation = (
  transaction: Database,
  actor: Person,
  action: AuditAction,
  { id, companyId, role }: { id: string; companyId: string; role: number },
  now: Date,
) =>
  recordAudit(transaction, {
    at: now,
    actor,
    action,
    subjectKind: 'invitation',
    subjectId: id,
    companyId,
    after: { role },
  });

/** Locks an invitation that is neither accepted nor revoked and that the person may manage. */
async function lockInvitation(transaction: Database, person: Person, id: string) {
  const [invitation] = await transaction
    .select()
    .from(invitations)
    .where(eq(invitations.id, recordId(id)))
    .for('update');
  if (!invitation || !actsInCompany(person, invitation.companyId)) throw notFound();
  if (!mayInvite(person, invitation)) throw forbidden();
  if (invitation.state === 'accepted' || invitation.state === 'revoked')
    throw new ApiError(409, 'errors.invitations.ended');
  return invitation;
}

/**
 * Sends a new link; the earlier one stops working. The sender becomes the inviter, so that the invitation does not
 * depend on somebody who has left.
 * @throws ApiError 429 `errors.invitations.tooManyMails` after some mails on a day of the park, 409 if it has ended,
 * the company is closed or the address has an account, 404 or 403 for invitations of others
 */
export async function resend(context: PeopleContext, person: Person, id: string): Promise<InvitationRow> {
  const now = context.clock();
  try {
    return await context.database.transaction(async (transaction) => {
      const invitation = await lockInvitation(transaction, person, id);
      await requireOpenCompany(transaction, invitation.companyId);
      await requireNoAccount(transaction, person, invitation);
      const sent = sentNow(context, now);
      const sentThatDay = invitation.sentOn === sent.sentOn ? invitation.sentThatDay + 1 : 1;
      if (sentThatDay > maxMailsPerDay) {
        const tomorrow = momentAt(addDays(sent.sentOn, 1), '00:00', context.configuration.parkTimeZone);
        throw new ApiError(429, 'errors.invitations.tooManyMails', {
          values: { limit: maxMailsPerDay, freeFrom: tomorrow.toISOString() },
        });
      }
      await transaction
        .update(invitations)
        .set({ ...sent, sentThatDay, state: 'open', endedAt: null, invitedBy: person.id })
        .where(eq(invitations.id, invitation.id));
      await orderMail(transaction, invitation.id, now);
      await recordInvitation(transaction, person, 'resent', invitation, now);
      return readOne(transaction, person, invitation.id, now);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'invitations_one_open') throw new ApiError(409, 'errors.invitations.alreadyOpen');
    throw error;
  }
}

/**
 * The link stops working at once. The invited person receives nothing.
 * @throws ApiError 409 `errors.invitations.ended` if it was accepted or revoked, 404 or 403 for invitations of others
 */
export async function revoke({ database, clock }: PeopleContext, person: Person, id: string): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const invitation = await lockInvitation(transaction, person, id);
    await transaction
      .update(invitations)
      .set({ state: 'revoked', endedAt: now })
      .where(eq(invitations.id, invitation.id));
    await recordInvitation(transaction, person, 'revoked', invitation, now);
  });
}

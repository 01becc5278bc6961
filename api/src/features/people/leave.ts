/** Leaving, coming back and deleting. */
import type { PersonDetail } from '@park/contract/people';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { retryTransaction } from '../../core/database/retry-transaction';
import { previewDeparture, type DepartureEffect } from '../../core/departures/departure';
import { sessions, tokens } from '../../core/database/schema/auth';
import { calendarFeeds } from '../../core/database/schema/feeds';
import { users } from '../../core/database/schema/users';
import { ApiError, forbidden } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { refusing, requireVersion } from './edit-person';
import { eraseAccount } from './erase-account';
import { requireOpenCompany } from './invitation-rules';
import { recordPersonChange } from './person-audit';
import {
  detailOf,
  findRecord,
  lockRecord,
  returnDays,
  returnUntil,
  type PeopleContext,
  type PersonRecord,
} from './person-record';
import { departureOf, settlePerson } from './settle-person';

/** Leaving ends what deleting ends, so the same rule decides. */
function requireMayEnd(editor: Person, record: PersonRecord): void {
  if (!detailOf(editor, record).may.delete) throw forbidden();
}

/**
 * What leaving would end, if nobody inherits. Changes nothing.
 * @throws ApiError 403 unless the editor may delete the person (EMP-08 to EMP-10), 404 for people whom the editor may
 * not see
 */
export async function previewLeaving(
  context: PeopleContext,
  editor: Person,
  hashedId: string,
): Promise<DepartureEffect[]> {
  const record = await findRecord(context.database, editor, hashedId);
  requireMayEnd(editor, record);
  const decision = { decidedBy: editor.id, handOverTo: null, isErasure: false, key: '', now: context.clock() };
  return previewDeparture(context.database, context.departureSteps, departureOf(context, record.user.id, decision));
}

/**
 * Ends access and settles what the person holds, in one transaction. `handOverTo` (a `hashedId` of the same company)
 * inherits bookings; null cancels them. Leaving twice changes nothing.
 * @throws ApiError 403 unless the editor may delete the person, 409 `errors.conflict` for an old version, 400 for a
 * colleague who cannot inherit
 */
export function leave(
  context: PeopleContext,
  editor: Person,
  hashedId: string,
  { version, handOverTo }: { version: number; handOverTo: string | null },
): Promise<PersonDetail> {
  const now = context.clock();
  return refusing(
    retryTransaction(context.database, async (transaction) => {
      const before = await lockRecord(transaction, editor, hashedId);
      requireMayEnd(editor, before);
      requireVersion(editor, before, version);
      // The day of leaving decides when the person is erased, so leaving again does not move it.
      if (before.user.state === 'left') return detailOf(editor, before);
      const successor = await requireSuccessor(transaction, before, handOverTo);
      await transaction
        .update(users)
        .set({ state: 'left', leftAt: now, version: sql`${users.version} + 1`, updatedAt: now })
        .where(eq(users.id, before.user.id));
      await endAccessOf(transaction, before.user.id);
      await settlePerson(transaction, context, before.user, {
        decidedBy: editor.id,
        handOverTo: successor,
        isErasure: false,
        key: now.toISOString(),
        now,
      });
      const after = await findRecord(transaction, editor, hashedId);
      await recordPersonChange(transaction, { actor: editor, action: 'left', before, after, now });
      return detailOf(editor, after);
    }),
  );
}

/** The colleague who inherits the bookings has to be an active person of the same company. */
async function requireSuccessor(
  transaction: Database,
  { user }: PersonRecord,
  hashedId: string | null,
): Promise<string | null> {
  if (hashedId === null) return null;
  const [successor] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.hashedId, hashedId),
        eq(users.companyId, user.companyId),
        eq(users.state, 'active'),
        eq(users.enabled, true),
      ),
    )
    // So that they do not leave meanwhile themselves.
    .for('no key update');
  if (!successor || successor.id === user.id)
    throw new ApiError(400, 'errors.validation', { fields: { handOverTo: 'errors.field.choice' } });
  return successor.id;
}

async function endAccessOf(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
  await transaction.delete(tokens).where(eq(tokens.userId, userId));
  await transaction.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/**
 * Undoes leaving for 90 days. What was cancelled or handed over stays so. Does nothing for somebody who has not left.
 * @throws ApiError 409 `errors.people.returnExpired` after that, 409 `errors.people.companyClosed`, 403 unless the
 * editor may delete the person
 */
export async function comeBack(context: PeopleContext, editor: Person, hashedId: string): Promise<PersonDetail> {
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const before = await lockRecord(transaction, editor, hashedId);
    requireMayEnd(editor, before);
    const { leftAt } = before.user;
    if (!leftAt) return detailOf(editor, before);
    await requireOpenCompany(transaction, before.user.companyId);
    if (now > returnUntil(leftAt))
      throw new ApiError(409, 'errors.people.returnExpired', { values: { limit: returnDays, unit: 'days' } });
    await transaction
      .update(users)
      .set({ state: 'active', leftAt: null, version: sql`${users.version} + 1`, updatedAt: now })
      .where(eq(users.id, before.user.id));
    const after = await findRecord(transaction, editor, hashedId);
    await recordPersonChange(transaction, { actor: editor, action: 'returned', before, after, now });
    return detailOf(editor, after);
  });
}

/**
 * Deletes the account for good and settles what it holds as `leave` does (MISS-12).
 * @throws ApiError 403 unless the editor may delete the person (EMP-08 to EMP-10), 409
 * `errors.people.lastSuperAdministrator`
 */
export async function deletePerson(
  context: PeopleContext,
  editor: Person,
  hashedId: string,
  handOverTo: string | null,
): Promise<void> {
  const now = context.clock();
  await refusing(
    retryTransaction(context.database, async (transaction) => {
      const record = await lockRecord(transaction, editor, hashedId);
      requireMayEnd(editor, record);
      const successor = await requireSuccessor(transaction, record, handOverTo);
      await eraseAccount(transaction, context, record.user, { by: editor, handOverTo: successor, now });
    }),
  );
}

/** Changes of a person by the rules of employees (EMP-01 to EMP-07, ASG-01 to ASG-04, AMB-10 to AMB-13, AMB-20). */
import { canAssignRole, hasPermission, isOldEnough, minAgeYears, Role } from '@park/domain';
import type { PersonChange, PersonDetail } from '@park/contract/people';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../core/database/database-errors';
import type { Database } from '../../core/database/database';
import { retryTransaction } from '../../core/database/retry-transaction';
import { sessions, tokens } from '../../core/database/schema/auth';
import { companies } from '../../core/database/schema/companies';
import { userContracts, users } from '../../core/database/schema/users';
import { ApiError, forbidden } from '../../core/errors/api-error';
import { dayOf } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { actsInAllCompanies } from '../users';
import { stepsOfMove, stepsOfRole } from './change-losses';
import { tellEarlierAddress } from './email-changed-mail';
import { recordPersonChange } from './person-audit';
import { detailOf, findRecord, lockRecord, type PeopleContext, type PersonRecord } from './person-record';
import { settlePerson } from './settle-person';

const fieldError = (status: number, field: string, key: string) =>
  new ApiError(status, key, { fields: { [field]: key } });

/** Maps the database's last words to refusals; other errors pass. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email') throw fieldError(409, 'email', 'errors.people.emailTaken');
    if (constraint === 'users_last_super_administrator')
      throw new ApiError(409, 'errors.people.lastSuperAdministrator', { cause: error });
    if (constraint === 'user_contracts_of_company')
      throw fieldError(400, 'contractIds', 'errors.people.contractNotOfCompany');
    throw error;
  }
}

/**
 * The day of the 18th birthday passes; a missing date passes as well (CONST-05, AMB-57).
 * @throws ApiError 400 `errors.people.tooYoung` with the field
 */
export function requireAge(birthDate: string | null, today: string): void {
  if (birthDate !== null && !isOldEnough(birthDate, today))
    throw new ApiError(400, 'errors.people.tooYoung', {
      fields: { birthDate: 'errors.people.tooYoung' },
      fieldValues: { birthDate: { limit: minAgeYears } },
    });
}

/** @throws ApiError 404 for people whom the reader may not see */
export async function readPerson({ database }: PeopleContext, reader: Person, hashedId: string): Promise<PersonDetail> {
  return detailOf(reader, await findRecord(database, reader, hashedId));
}

/** @throws ApiError 409 with the current record if the change is based on an older version */
export function requireVersion(reader: Person, record: PersonRecord, version: number): void {
  if (record.user.version !== version)
    throw new ApiError(409, 'errors.conflict', { details: { current: detailOf(reader, record) } });
}

/**
 * Changes a person in one transaction. What the person loses with a role or company is settled, and a new e-mail ends
 * all sessions and is reported to the earlier address.
 * @throws ApiError 403 with the field for what the editor may not change, 409 `errors.conflict` with `details.current`
 * for an old version, 409 `errors.people.emailTaken` or `lastSuperAdministrator`, 404 for people whom the editor may
 * not see
 */
export function changePerson(
  context: PeopleContext,
  editor: Person,
  hashedId: string,
  change: PersonChange,
): Promise<PersonDetail> {
  return refusing(
    retryTransaction(context.database, (transaction) =>
      applyPersonChange(transaction, context, editor, hashedId, change),
    ),
  );
}

/** Changes a person in the transaction of others, with all checks. */
export async function applyPersonChange(
  transaction: Database,
  context: PeopleContext,
  editor: Person,
  hashedId: string,
  change: PersonChange,
): Promise<PersonDetail> {
  const now = context.clock();
  const before = await lockRecord(transaction, editor, hashedId);
  requireRights(editor, before, change);
  requireVersion(editor, before, change.version);
  requireAge(change.birthDate, dayOf(now, context.configuration.parkTimeZone));
  await requireCompany(transaction, before, change);
  const { firstName, lastName, email, phone, birthDate, role, companyId = before.user.companyId } = change;
  await settleLosses(transaction, context, editor, before, {
    departureSteps: stepsOfMove(context, before.user, { role, companyId }),
    key: `company:${change.version}`,
    now,
  });
  await transaction
    .update(users)
    .set({
      firstName,
      lastName,
      email,
      phone: phone === '' ? null : phone,
      birthDate,
      role,
      companyId,
      version: sql`${users.version} + 1`,
      updatedAt: now,
    })
    .where(eq(users.id, before.user.id));
  if (change.contractIds) await setContracts(transaction, before, change.contractIds);
  if (email.toLowerCase() !== before.user.email.toLowerCase()) {
    await endAccess(transaction, before.user.id);
    await tellEarlierAddress(transaction, before.user, now);
  }
  await settleLosses(transaction, context, editor, before, {
    departureSteps: stepsOfRole(context, before.user, { role }),
    key: `role:${change.version}`,
    now,
  });
  const after = await findRecord(transaction, editor, hashedId);
  await recordPersonChange(transaction, { actor: editor, action: 'changed', before, after, now });
  return detailOf(editor, after);
}

function requireRights(editor: Person, before: PersonRecord, change: PersonChange): void {
  const { may, isSelf, role, email, companyId, contractIds } = detailOf(editor, before);
  if (!may.edit || before.user.state !== 'active') throw forbidden();
  if (isSelf && change.role !== role) throw fieldError(403, 'role', 'errors.people.ownRole');
  if (isSelf && change.email.toLowerCase() !== email.toLowerCase())
    throw fieldError(403, 'email', 'errors.people.ownEmail');
  if (!canAssignRole(editor.role, role, change.role)) throw fieldError(403, 'role', 'errors.people.roleNotAssignable');
  if (change.companyId !== undefined && change.companyId !== companyId && !actsInAllCompanies(editor))
    throw forbidden();
  const changesContracts =
    change.contractIds && [...change.contractIds].sort().join() !== [...contractIds].sort().join();
  if (changesContracts && !hasPermission(editor.role, 'Collaborator_Manage')) throw forbidden();
}

/** Nobody joins a company that is closed, and in one that has left all people stay Exited. */
async function requireCompany(
  transaction: Database,
  { user, company }: PersonRecord,
  { companyId, role }: PersonChange,
): Promise<void> {
  const closed = 'errors.people.companyClosed';
  if (companyId === undefined || companyId === user.companyId) {
    const isRevived = role !== user.role && role !== Role.Exited;
    if (company.leftAt && isRevived) throw fieldError(409, 'role', closed);
    return;
  }
  const [joined] = await transaction
    .select({ enabled: companies.enabled, leftAt: companies.leftAt })
    .from(companies)
    .where(eq(companies.id, companyId))
    // So that it is not closed meanwhile.
    .for('share');
  if (!joined) throw fieldError(400, 'companyId', 'errors.field.choice');
  if (!joined.enabled || joined.leftAt) throw fieldError(409, 'companyId', closed);
}

async function setContracts(transaction: Database, { user }: PersonRecord, contractIds: readonly number[]) {
  await transaction
    .delete(userContracts)
    .where(
      contractIds.length > 0
        ? and(eq(userContracts.userId, user.id), notInArray(userContracts.contractId, [...contractIds]))
        : eq(userContracts.userId, user.id),
    );
  if (contractIds.length > 0)
    await transaction
      .insert(userContracts)
      .values(contractIds.map((contractId) => ({ userId: user.id, contractId })))
      .onConflictDoNothing();
  await markContractsChanged(transaction, user.id);
}

/** Tells the next import of the park that the contracts were decided in the portal. */
const markContractsChanged = (transaction: Database, userId: string) =>
  transaction
    .update(users)
    .set({ portalChanges: sql`array_append(${users.portalChanges}, 'contracts')` })
    .where(
      and(eq(users.id, userId), sql`${users.sourceKey} is not null and not 'contracts' = any(${users.portalChanges})`),
    );

/** A person whose address changed signs in again; links sent to the earlier address stop working. */
async function endAccess(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
  await transaction
    .delete(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.kind, ['loginLink', 'passwordReset', 'handoff'])));
}

/** Ends what the person loses, step by step; call it before the change for a move, after it for a role. */
const settleLosses = (
  transaction: Database,
  context: PeopleContext,
  editor: Person,
  { user }: PersonRecord,
  { departureSteps, key, now }: Pick<PeopleContext, 'departureSteps'> & { key: string; now: Date },
): Promise<void> =>
  settlePerson(transaction, { ...context, departureSteps }, user, {
    decidedBy: editor.id,
    handOverTo: null,
    isErasure: false,
    key,
    now,
  });

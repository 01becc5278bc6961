/** Keeps a person from leaving while a command stores something for them. */
import { hasPermission, Role, type Permission } from '@park/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { ApiError, forbidden } from '../../core/errors/api-error';
import { roleOf, type Person } from '../../http/access/person';
import { mayUsePortal } from './identity';

/**
 * Locks the person of a command until the transaction ends, so that leaving, another company or another role comes before
 * or after it. Call it before other locks: those who end an account take them in this order.
 * @param permission the right that the command needs, if it needs one
 * @throws ApiError 401 `errors.auth.required` for somebody who may no longer use the portal, 403 `errors.auth.forbidden`
 * for somebody who lost the right, exited or went to another company since the request was authenticated
 */
export async function lockPerson(
  transaction: Database,
  { id, companyId, role }: Pick<Person, 'id' | 'companyId' | 'role'>,
  permission?: Permission,
): Promise<void> {
  await lockAccount(transaction, id);
  // Read after the lock: the statement that waits for it sees the company as it was before.
  const [current] = await transaction
    .select({ companyId: users.companyId, role: users.role })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, id), mayUsePortal));
  if (!current) throw new ApiError(401, 'errors.auth.required');
  const hasExited = current.role === Role.Exited && role !== Role.Exited;
  const hasLostRight = permission !== undefined && !hasPermission(roleOf(current.role), permission);
  if (hasExited || hasLostRight || current.companyId !== companyId) throw forbidden();
}

/** Locks an account until the transaction ends, whatever its state. Messages to the person can be stored meanwhile. */
export async function lockAccount(transaction: Database, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

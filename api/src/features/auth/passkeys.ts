/** A person's own passkeys: the list, names, and removal. */
import { maxPasskeys } from '@park/domain';
import type { CallResponse } from '@park/contract';
import type { PasskeyRow } from '@park/contract/passkeys';
import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import { passkeys } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';
import { notify } from '../../core/notifications/notify';
import { accountPath } from '../../core/web-addresses/pages';
import { flagsOf, roleOf, type Person } from '../../http/access/person';
import { managesPark } from '../users';
import { hasOldSession } from './confirm-identity';
import { passkeyRemoved } from './passkey-messages';

export const rowOf = (row: typeof passkeys.$inferSelect): PasskeyRow => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isBackedUp: row.isBackedUp,
});

/** Whether rights of the account need a passkey, whatever the session has. */
async function accountNeedsPasskey({ database, configuration }: AppContext, { id }: Person): Promise<boolean> {
  if (configuration.requirePasskey === 'none') return false;
  const [user] = await database
    .select({ role: users.role, adminPermissions: users.adminPermissions })
    .from(users)
    .where(eq(users.id, id));
  const role = roleOf(user?.role ?? null);
  return managesPark({ role, adminPermissions: flagsOf(role, user?.adminPermissions ?? null) });
}

/**
 * Where a passkey is required, a password alone adds the first one and changes no other.
 * @throws ApiError 403
 */
export async function requirePasskeyToChange(context: AppContext, person: Person): Promise<void> {
  if (person.hasPasskey || !(await accountNeedsPasskey(context, person))) return;
  const [existing] = await context.database
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
    .limit(1);
  if (existing) throw new ApiError(403, 'errors.auth.passkeyNeeded');
}

/**
 * `needsPassword`: the session is too old to add a passkey without the password. `hasWaitingRights`: the account has
 * rights that this session lacks until it begins with a passkey.
 */
export async function listPasskeys(
  context: AppContext,
  person: Person,
): Promise<CallResponse<'GET /api/auth/passkeys'>> {
  const rows = await context.database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
    .orderBy(asc(passkeys.createdAt), passkeys.id);
  return {
    items: rows.map(rowOf),
    limit: maxPasskeys,
    needsPassword: await hasOldSession(context, person),
    hasWaitingRights: !person.hasPasskey && (await accountNeedsPasskey(context, person)),
  };
}

const isOwn = (person: Person, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, person.id));

/** @throws ApiError 404 for passkeys of other people */
export async function renamePasskey(
  { database }: Pick<AppContext, 'database'>,
  person: Person,
  id: string,
  name: string,
): Promise<PasskeyRow> {
  const [row] = await database.update(passkeys).set({ name }).where(isOwn(person, id)).returning();
  if (!row) throw notFound();
  return rowOf(row);
}

/**
 * Sessions that began with the passkey go on. The person receives a message.
 * @throws ApiError 404 for passkeys of other people
 */
export async function removePasskey(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person,
  id: string,
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const [row] = await tx.delete(passkeys).where(isOwn(person, id)).returning();
    if (!row) throw notFound();
    await recordAudit(tx, {
      at: now,
      actor: person,
      action: 'passkey removed',
      subjectKind: 'user',
      subjectId: person.hashedId,
    });
    await notify(tx, {
      personId: person.id,
      kind: passkeyRemoved,
      values: { name: row.name },
      link: accountPath,
      key: row.id,
      now,
    });
  });
}

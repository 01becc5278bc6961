/** The person and company of a session, as clients receive them. */
import { isAdminFlag, Role, type RoleId } from '@park/domain';
import type { CurrentCompany, CurrentUser } from '@park/contract';
import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import { flagsOf, roleOf } from '../../http/access/person';
import { needsPasskey, rightsWithoutPasskey } from './passkey-rights';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { fileAddress } from '../../core/files/file-store';
import { userContracts, users } from '../../core/database/schema/users';
import type { AppContext } from '../../core/context/app-context';
import { dayOf } from '../../core/time/park-time';

export interface Identity {
  user: CurrentUser;
  company: CurrentCompany;
}

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** The ids of a person's contracts that are valid today as an array, to select with `users`. */
export const validContractIds = ({ clock, configuration }: Pick<Context, 'clock' | 'configuration'>) =>
  contractIdsOn(dayOf(clock(), configuration.parkTimeZone));

/** Likewise for another day: `YYYY-MM-DD` or its place in a prepared statement. */
export function contractIdsOn(today: string | Placeholder) {
  return sql<number[]>`coalesce((
    select jsonb_agg(${userContracts.contractId} order by ${userContracts.contractId})
    from ${userContracts} join ${companyContracts} using (company_id, contract_id)
    where ${userContracts.userId} = ${users.id}
      and (${companyContracts.firstDay} is null or ${companyContracts.firstDay} <= ${today})
      and (${companyContracts.lastDay} is null or ${companyContracts.lastDay} >= ${today})
      and (${companies.leavesOn} is null or ${companies.leavesOn} >= ${today})), '[]'::jsonb)`;
}

/** Condition for people who may use the portal: enabled, not left, in an enabled company. */
export const mayUsePortal = and(eq(users.enabled, true), eq(users.state, 'active'), eq(companies.enabled, true));

/**
 * Returns the identity of a person; null if there is none or the person may not use the portal.
 * @param hasPasskey whether the session began with a passkey, which some rights need
 */
export async function readIdentity(context: Context, userId: string, hasPasskey: boolean): Promise<Identity | null> {
  const [row] = await context.database
    .select({ user: users, company: companies, contractIds: validContractIds(context) })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), mayUsePortal));
  if (!row) return null;
  const today = dayOf(context.clock(), context.configuration.parkTimeZone);
  const role = roleAfterExit(roleOf(row.user.role), row.company, today);
  const user = currentUser(row.user, role, row.contractIds);
  const rights = { role, adminPermissions: flagsOf(role, row.user.adminPermissions) };
  const isWaiting = needsPasskey(context.configuration, rights, hasPasskey);
  return {
    user: isWaiting ? { ...user, ...rightsWithoutPasskey(rights) } : user,
    company: currentCompany(row.company),
  };
}

/** On the days after its exit, the people of a company count as Exited, however late the exit is carried out. */
export function roleAfterExit(
  role: RoleId | null,
  { leavesOn }: { leavesOn: string | null },
  today: string,
): RoleId | null {
  const isOver = leavesOn !== null && leavesOn < today;
  return isOver && role !== Role.SuperAdministrator ? Role.Exited : role;
}

function currentUser(row: typeof users.$inferSelect, role: RoleId | null, bookARoomContractIds: number[]): CurrentUser {
  return {
    role,
    email: row.email,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    picture: fileAddress(row.pictureFileId),
    parkshareCredits: row.parkshareCredits,
    hashedId: row.hashedId,
    bookARoomContractIds,
    // Absent, not null, if the role determines them (MISS-11).
    ...(row.adminPermissions ? { adminPermissions: row.adminPermissions.filter(isAdminFlag) } : {}),
    language: row.language,
  };
}

const currentCompany = ({
  id,
  name,
  category,
  agreementType,
  logoFileId,
}: typeof companies.$inferSelect): CurrentCompany => ({
  id,
  name,
  category,
  agreementType,
  logo: fileAddress(logoFileId),
});

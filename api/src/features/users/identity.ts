/** The person and company of a session, as clients receive them. */
import { isAdminFlag } from '@park/domain';
import type { CurrentCompany, CurrentUser } from '@park/contract';
import { and, eq, sql } from 'drizzle-orm';
import { roleOf } from '../../http/access/person';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { fileAddress } from '../../core/files/file-store';
import { userContracts, users } from '../../core/database/schema/users';

export interface Identity {
  user: CurrentUser;
  company: CurrentCompany;
}

/** The contract ids of a person as an array, to select with `users`. */
export const contractIds = sql<
  number[]
>`coalesce((select jsonb_agg(${userContracts.contractId} order by ${userContracts.contractId}) from ${userContracts} where ${userContracts.userId} = ${users.id}), '[]'::jsonb)`;

/** Condition for people who may use the portal: enabled, in an enabled company. */
export const mayUsePortal = and(eq(users.enabled, true), eq(companies.enabled, true));

/** Returns the identity of a person; null if there is none or the person may not use the portal. */
export async function readIdentity(database: Database, userId: string): Promise<Identity | null> {
  const [row] = await database
    .select({ user: users, company: companies, contractIds })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), mayUsePortal));
  return row ? { user: currentUser(row.user, row.contractIds), company: currentCompany(row.company) } : null;
}

function currentUser(row: typeof users.$inferSelect, bookARoomContractIds: number[]): CurrentUser {
  return {
    role: roleOf(row.role),
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

/** Who may invite whom; checked when an invitation is made and again when it is accepted. */
import { assignableRoles, canAssignRole, hasPermission } from '@park/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { ApiError, forbidden } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { actsInAllCompanies, actsInCompany } from '../users';

interface Invited {
  companyId: string;
  role: number;
  contractIds: readonly number[];
}

type Inviter = Pick<Person, 'hashedId' | 'role' | 'companyId'>;

/** Whether a person may invite others to a company with a role. */
export const mayInvite = (inviter: Inviter, { companyId, role }: Pick<Invited, 'companyId' | 'role'>): boolean =>
  hasPermission(inviter.role, 'Collaborator_Manage') &&
  actsInCompany(inviter, companyId) &&
  canAssignRole(inviter.role, null, role);

/** @throws ApiError 400 with the field if the company does not have a contract */
export async function requireCompanyContracts(
  database: Database,
  { companyId, contractIds }: Pick<Invited, 'companyId' | 'contractIds'>,
): Promise<void> {
  if (contractIds.length === 0) return;
  const offered = await database
    .select({ id: companyContracts.contractId })
    .from(companyContracts)
    .where(and(eq(companyContracts.companyId, companyId), inArray(companyContracts.contractId, [...contractIds])));
  if (offered.length < new Set(contractIds).size)
    throw new ApiError(400, 'errors.people.contractNotOfCompany', {
      fields: { contractIds: 'errors.people.contractNotOfCompany' },
    });
}

/** The account with an address, if there is one. */
export async function findAccount(database: Database, email: string) {
  const [account] = await database
    .select({ hashedId: users.hashedId, companyId: users.companyId, state: users.state })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return account ?? null;
}

/** Error key for inviting an address that has an account, or null. */
export function accountRefusal(
  inviter: Pick<Person, 'role'>,
  companyId: string,
  account: Awaited<ReturnType<typeof findAccount>>,
): string | null {
  if (!account) return null;
  if (account.companyId === companyId)
    return account.state === 'left' ? 'errors.invitations.formerPerson' : 'errors.invitations.alreadyInCompany';
  return actsInAllCompanies(inviter) ? 'errors.invitations.accountElsewhere' : 'errors.invitations.otherCompany';
}

/** @throws ApiError 409 if the address has an account */
export async function requireNoAccount(
  database: Database,
  inviter: Pick<Person, 'role'>,
  { email, companyId }: { email: string; companyId: string },
): Promise<void> {
  const account = await findAccount(database, email);
  const key = accountRefusal(inviter, companyId, account);
  if (key === null) return;
  // Only those who may see the person learn who it is.
  const isVisible = key !== 'errors.invitations.otherCompany';
  throw new ApiError(409, key, {
    fields: { email: key },
    ...(isVisible ? { details: { hashedId: account?.hashedId } } : { values: { decidedBy: 'park' } }),
  });
}

/**
 * In a transaction, the company is neither disabled nor ended until it ends.
 * @throws ApiError 409 if the company is disabled or has left the park
 */
export async function requireOpenCompany(database: Database, companyId: string): Promise<{ name: string }> {
  const [company] = await database
    .select({ name: companies.name, enabled: companies.enabled, leftAt: companies.leftAt })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('share');
  if (!company?.enabled || company.leftAt) throw new ApiError(409, 'errors.people.companyClosed');
  return company;
}

/** What an invitation to a company may name: the roles that the inviter may assign and the company's contracts. */
export async function invitationOptions(
  { database }: { database: Database },
  inviter: Person,
  companyId = inviter.companyId,
): Promise<{ roles: number[]; contractIds: number[] }> {
  if (!actsInCompany(inviter, companyId)) throw forbidden();
  const offered = await database
    .select({ id: companyContracts.contractId })
    .from(companyContracts)
    .where(eq(companyContracts.companyId, companyId))
    .orderBy(asc(companyContracts.contractId));
  return { roles: [...assignableRoles(inviter.role)], contractIds: offered.map(({ id }) => id) };
}

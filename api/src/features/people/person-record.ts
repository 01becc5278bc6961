/** One person as managers of the company see them. */
import { dayMs, hasPermission, isSamePerson } from '@park/domain';
import type { PersonDetail } from '@park/contract/people';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { userContracts, users } from '../../core/database/schema/users';
import { notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { roleOf, type Person } from '../../http/access/person';
import { actsInCompany, mayDo } from '../users';

export type PeopleContext = Pick<AppContext, 'database' | 'clock' | 'configuration' | 'departureSteps'>;

/** Days within which leaving can be undone; then the personal data are erased. */
export const returnDays = 90;

/** The last moment at which leaving can be undone. */
export const returnUntil = (leftAt: Date): Date => new Date(leftAt.getTime() + returnDays * dayMs);

const ids = (column: typeof userContracts.contractId | typeof companyContracts.contractId) =>
  sql<number[]>`coalesce(jsonb_agg(${column} order by ${column}), '[]'::jsonb)`;

const columns = (database: Database) => ({
  user: users,
  company: companies,
  contractIds: sql<number[]>`(${database
    .select({ ids: ids(userContracts.contractId) })
    .from(userContracts)
    .where(eq(userContracts.userId, users.id))})`,
  companyContractIds: sql<number[]>`(${database
    .select({ ids: ids(companyContracts.contractId) })
    .from(companyContracts)
    .where(eq(companyContracts.companyId, companies.id))})`,
});

export type PersonRecord = Awaited<ReturnType<typeof findRecord>>;

/**
 * Returns a person whom the reader may see: oneself, or people of the companies that the reader manages.
 * @throws ApiError 404 for everybody else
 */
export async function findRecord(database: Database, reader: Person, hashedId: string) {
  const [record] = await database
    .select(columns(database))
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.hashedId, hashedId));
  if (!record) throw notFound();
  const isSelf = isSamePerson(reader, record.user);
  const isManager = hasPermission(reader.role, 'Collaborator_Manage') && actsInCompany(reader, record.user.companyId);
  if (!isSelf && !isManager) throw notFound();
  return record;
}

/** Locks the person until the transaction ends, then reads as `findRecord`. */
export async function lockRecord(transaction: Database, reader: Person, hashedId: string): Promise<PersonRecord> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.hashedId, hashedId)).for('no key update');
  return findRecord(transaction, reader, hashedId);
}

/** The record for one reader. It does not check that the reader may see it: `findRecord` does. */
export function detailOf(reader: Person, record: PersonRecord): PersonDetail {
  const { user, company, contractIds, companyContractIds } = record;
  const target = { ...user, role: roleOf(user.role) };
  return {
    hashedId: user.hashedId,
    role: target.role,
    email: user.email,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    picture: fileAddress(user.pictureFileId),
    phone: user.phone,
    companyId: company.id,
    companyName: company.name,
    may: mayDo(reader, target),
    version: user.version,
    state: user.state,
    leftAt: user.leftAt?.toISOString() ?? null,
    returnUntil: user.leftAt ? returnUntil(user.leftAt).toISOString() : null,
    birthDate: user.birthDate,
    contractIds,
    companyContractIds,
    language: user.language,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    isSelf: isSamePerson(reader, user),
  };
}

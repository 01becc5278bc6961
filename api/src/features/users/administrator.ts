/** Creates the first SuperAdministrator of a park by a command, because nobody could invite that person (MISS-12). */
import { Role } from '@park/domain';
import { desc, eq, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import { checkPassword } from '../../core/passwords/password-rule';
import { hashPassword } from '../../core/passwords/password-hash';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';

export interface NewAdministrator {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  /** Name of the company that runs the park; created if it does not exist (every person has a company, AMB-31). */
  company: string;
}

export type AdministratorFault =
  | 'email'
  | 'name'
  | 'company'
  | 'emailTaken'
  | 'errors.auth.passwordTooShort'
  | 'errors.auth.passwordTooLong'
  | 'errors.auth.passwordIsEmail'
  | 'errors.auth.passwordCommon';

/** Returns what is invalid, or null. */
export async function validateAdministrator({
  email,
  firstName,
  lastName,
  password,
  company,
}: NewAdministrator): Promise<AdministratorFault | null> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return 'email';
  if (!firstName.trim() || !lastName.trim()) return 'name';
  if (!company.trim()) return 'company';
  // The first company is the park’s own.
  return (await checkPassword(password, email, {
    parkName: { en: company, fr: company },
  })) as AdministratorFault | null;
}

/** Creates the account. Returns what is invalid, or null on success. */
export async function createAdministrator(
  database: Database,
  given: NewAdministrator,
  now: Date,
): Promise<AdministratorFault | null> {
  const fault = await validateAdministrator(given);
  if (fault) return fault;
  const passwordHash = await hashPassword(given.password);
  return database.transaction(async (transaction) => {
    const [taken] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = ${given.email.toLowerCase()}`);
    if (taken) return 'emailTaken';
    const companyId = await findOrCreateCompany(transaction, given.company.trim());
    const { email, firstName, lastName } = given;
    const [made] = await transaction
      .insert(users)
      .values({
        email,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        username: email.split('@')[0] ?? email,
        role: Role.SuperAdministrator,
        companyId,
        passwordHash,
      })
      .returning({ id: users.id });
    await recordAudit(transaction, {
      at: now,
      actor: null,
      action: 'created',
      subjectKind: 'user',
      subjectId: made?.id ?? '',
      companyId,
      after: { role: Role.SuperAdministrator },
      ...(made ? { personal: { personId: made.id, after: { email } } } : {}),
    });
    return null;
  });
}

/** @param company name of a company, or its key in the park's folder */
async function findOrCreateCompany(database: Database, company: string): Promise<string> {
  const [existing] = await database
    .select({ id: companies.id })
    .from(companies)
    .where(or(eq(companies.name, company), eq(companies.sourceKey, company)))
    .orderBy(desc(eq(companies.sourceKey, company)))
    .limit(1);
  if (existing) return existing.id;
  const [made] = await database
    .insert(companies)
    .values({ name: company, category: 'Tenant' })
    .returning({ id: companies.id });
  if (!made) throw new Error('the company got no row');
  return made.id;
}

import { eq, inArray } from 'drizzle-orm';
import { flagsOf, roleOf, type Person } from '../../http/access/person';
import { companies } from '../../core/database/schema/companies';
import type { AppContext } from '../../core/context/app-context';
import { users } from '../../core/database/schema/users';
import { validContractIds } from './identity';

/** Returns people by id, as their own requests would carry them but without a session; to apply rules for somebody else. */
export async function loadPeople(
  context: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await context.database
    .select({
      user: users,
      company: { id: companies.id, category: companies.category, agreementType: companies.agreementType },
      contractIds: validContractIds(context),
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map(({ user, company, ...row }) => {
      const role = roleOf(user.role);
      const { id, hashedId, email, firstName, lastName, language } = user;
      const adminPermissions = flagsOf(role, user.adminPermissions);
      const person = { id, hashedId, role, email, firstName, lastName, language, adminPermissions, sessionId: '' };
      // Without a session nothing waits for a passkey: the rules ask what the person may do at all.
      return [id, { ...person, hasPasskey: true, companyId: company.id, contractIds: row.contractIds, company }];
    }),
  );
}

/** The people and companies that managers and holders choose from. */
import { isRoleId, rolesWith } from '@park/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { companies } from '../../../core/database/schema/companies';
import { users } from '../../../core/database/schema/users';

interface Named {
  id: string;
  name: string;
}

/** Returns the people of a company who may park, by name. */
export async function listParkers(database: Database, companyId: string): Promise<Named[]> {
  const rows = await database
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.enabled, true),
        eq(users.state, 'active'),
        inArray(users.role, rolesWith('Parkshare_Book').filter(isRoleId)),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** Returns the companies of the park by name. */
export const listNamedCompanies = (database: Database): Promise<Named[]> =>
  database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.enabled, true), isNull(companies.leftAt)))
    .orderBy(asc(companies.name));

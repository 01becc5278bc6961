/** The people and companies that managers and holders choose from. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { companies } from '../../../core/database/schema/companies';
import { users } from '../../../core/database/schema/users';
import { canPark, isCompanyInPark } from '../rules/who-parks';

interface Named {
  id: string;
  name: string;
}

/** Returns the people of a company who may park, by name. */
export async function listParkers(database: Database, companyId: string): Promise<Named[]> {
  const rows = await database
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.companyId, companyId), canPark))
    .orderBy(asc(users.lastName), asc(users.firstName));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** Returns the companies of the park by name. */
export const listNamedCompanies = (database: Database): Promise<Named[]> =>
  database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isCompanyInPark)
    .orderBy(asc(companies.name));

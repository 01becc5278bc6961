import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { addDays, momentAt } from '../../core/time/park-time';
import type { CompanyEnd } from './rules';

/** From when a company is no longer in the park; null without a planned exit (docs/design/rooms.md, rule 16). */
export async function findCompanyEnd(database: Database, companyId: string, zone: string): Promise<CompanyEnd | null> {
  const [company] = await database
    .select({ lastDay: companies.leavesOn })
    .from(companies)
    .where(eq(companies.id, companyId));
  const lastDay = company?.lastDay ?? null;
  return lastDay === null ? null : { lastDay, at: momentAt(addDays(lastDay, 1), '00:00', zone) };
}

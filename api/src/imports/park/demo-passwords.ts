import { inArray } from 'drizzle-orm';
import { demoAccounts } from '../../core/configuration/demo-accounts';
import { hashPassword } from '../../core/passwords/password-hash';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';

/** Sets the password of existing demo accounts; only in demo mode. Returns their number. */
export async function setDemoPasswords(database: Database, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  const rows = await database
    .update(users)
    .set({ passwordHash })
    .where(inArray(users.email, demoAccounts))
    .returning({ id: users.id });
  return rows.length;
}

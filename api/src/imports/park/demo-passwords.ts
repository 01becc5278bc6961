import { inArray } from 'drizzle-orm';
import { hashPassword } from '../../core/passwords/password-hash';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';

/** Accounts of the demo park, one per role and one without. */
export const demoAccounts = [
  'external',
  'employee',
  'company-administrator',
  'company-supervisor',
  'super-administrator',
  'exited',
  'external-fit',
  'facilities',
  'garage',
  'no-role',
].map((name) => `${name}@demo.park`);

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

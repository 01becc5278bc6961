import { and, inArray, isNotNull } from 'drizzle-orm';
import { ConfigurationError } from '../configuration/configuration';
import { demoAccounts } from '../configuration/demo-accounts';
import type { Database } from './database';
import { users } from './schema/users';

/** @throws ConfigurationError when an account of the demo park, whose password everybody knows, can sign in */
export async function refuseDemoAccounts(database: Database): Promise<void> {
  const found = await database
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, demoAccounts), isNotNull(users.passwordHash)));
  if (found.length > 0)
    throw new ConfigurationError([
      `MODE: is production, and the database has demo accounts (${found.map(({ email }) => email).join(', ')}); everybody knows their password. Use another database, or remove them.`,
    ]);
}

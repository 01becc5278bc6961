/** Sessions as which a checker opens pages of versions that are not released yet: short, and without the right to write. */
import { eq } from 'drizzle-orm';
import type { SessionCookies } from '../../http/access/cookies';
import type { AppContext } from '../../core/context/app-context';
import { sessions } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';
import { readIdentity, type Identity } from '../users';
import { createSession } from './sessions';

export interface CheckSession extends Identity {
  cookies: SessionCookies;
}

/** Returns a session of an account, or null when nobody with this address may sign in. */
export async function startCheckSession(
  context: AppContext,
  { email, lifetimeMs }: { email: string; lifetimeMs: number },
): Promise<CheckSession | null> {
  const { database, clock } = context;
  const [row] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  const identity = row ? await readIdentity(context, row.id, true) : null;
  if (!row || !identity) return null;
  const cookies = await createSession(database, {
    userId: row.id,
    source: 'portal',
    device: 'Checker of releases',
    now: clock(),
    lifetimeMs,
    isReadOnly: true,
  });
  return { ...identity, cookies };
}

/** Ends all of them; one check runs at a time. */
export async function endCheckSessions({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await database.delete(sessions).where(eq(sessions.isReadOnly, true));
}

/** Authenticates requests by their session cookies. */
import { tokenLifetimesMs } from '@park/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions } from '../../core/database/schema/auth';
import { companies } from '../../core/database/schema/companies';
import type { AppContext } from '../../core/context/app-context';
import { contractIds, mayUsePortal } from '../users';
import { users } from '../../core/database/schema/users';
import { setSessionCookies, readSessionCookies } from '../../http/access/cookies';
import { flagsOf, roleOf, type Person } from '../../http/access/person';
import { hashSecret, isSameSecret } from '../../core/secrets/secrets';

/** Minimum time between extensions of a session: one write per day instead of one per request. */
const slideAfterMs = 24 * 60 * 60 * 1000;

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/**
 * Returns the person whose unexpired session matches both cookies, or null. Extends the session if it is due (MISS-09).
 */
export async function findPerson(
  { database, clock, configuration }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | null> {
  const shown = readSessionCookies(request, configuration);
  if (!shown) return null;
  const now = clock();
  const [row] = await database
    .select({
      session: sessions,
      user: users,
      company: { id: companies.id, category: companies.category, agreementType: companies.agreementType },
      contractIds,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sessions.secretHash, hashSecret(shown.secret)), gt(sessions.expiresAt, now), mayUsePortal));
  if (!row) return null;
  const marker = shown.markers.find((candidate) => isSameSecret(hashSecret(candidate), row.session.markerHash));
  if (marker === undefined) return null;

  if (now.getTime() - row.session.lastUsedAt.getTime() >= slideAfterMs) {
    await database
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + tokenLifetimesMs.session) })
      .where(eq(sessions.id, row.session.id));
    setSessionCookies(reply, { secret: shown.secret, marker }, configuration);
  }
  return personOf(row);
}

interface PersonRow {
  session: { id: string };
  user: typeof users.$inferSelect;
  company: Person['company'];
  contractIds: number[];
}

function personOf({ session, user, company, contractIds }: PersonRow): Person {
  const role = roleOf(user.role);
  return {
    id: user.id,
    hashedId: user.hashedId,
    role,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyId: company.id,
    contractIds,
    adminPermissions: flagsOf(role, user.adminPermissions),
    company,
    language: user.language,
    sessionId: session.id,
  };
}

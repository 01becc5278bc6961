/** Authenticates requests by their session cookies. */
import { dayMs, tokenLifetimesMs } from '@park/domain';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions } from '../../core/database/schema/auth';
import { companies } from '../../core/database/schema/companies';
import type { AppContext } from '../../core/context/app-context';
import { dayOf } from '../../core/time/park-time';
import { mayUsePortal, needsPasskey, roleAfterExit, rightsWithoutPasskey, validContractIds } from '../users';
import { users } from '../../core/database/schema/users';
import { setSessionCookies, readSessionCookies } from '../../http/access/cookies';
import { flagsOf, roleOf, type Person } from '../../http/access/person';
import { hashSecret, isSameSecret } from '../../core/secrets/secrets';
import type { SignInMethod } from './sessions';

/** Minimum time between extensions of a session: one write per day instead of one per request. */
const slideAfterMs = dayMs;

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/**
 * Returns the person whose unexpired session matches both cookies, or null. Extends the session if it is due (MISS-09).
 */
export async function findPerson(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | null> {
  const { database, clock, configuration } = context;
  const shown = readSessionCookies(request, configuration);
  if (!shown) return null;
  const now = clock();
  const hash = hashSecret(shown.secret);
  const isCurrent = eq(sessions.secretHash, hash);
  const isPrevious = and(eq(sessions.previousSecretHash, hash), gt(sessions.previousSecretUntil, now));
  const current = await findSession(context, isCurrent, now);
  const row = current ?? (await findSession(context, isPrevious, now));
  if (!row) return null;
  const marker = shown.markers.find((candidate) => isSameSecret(hashSecret(candidate), row.session.markerHash));
  if (marker === undefined) return null;

  const isDue = now.getTime() - row.session.lastUsedAt.getTime() >= slideAfterMs;
  // A request that was sent before a renewal must not bring the earlier credential back.
  if (current && isDue && !row.session.isReadOnly) {
    await database
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: extendedEnd(row.session.createdAt, now, configuration.sessionMaxDays) })
      .where(eq(sessions.id, row.session.id));
    setSessionCookies(reply, { secret: shown.secret, marker }, configuration);
  }
  return personOf(row, dayOf(now, configuration.parkTimeZone), configuration);
}

async function findSession(context: Context, isShown: SQL | undefined, now: Date) {
  const [row] = await context.database
    .select({
      session: sessions,
      user: users,
      company: {
        id: companies.id,
        category: companies.category,
        agreementType: companies.agreementType,
        leavesOn: companies.leavesOn,
      },
      contractIds: validContractIds(context),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(isShown, gt(sessions.expiresAt, now), mayUsePortal));
  return row;
}

/** Use extends a session, but never beyond its absolute end. */
function extendedEnd(createdAt: Date, now: Date, maxDays: number): Date {
  return new Date(Math.min(now.getTime() + tokenLifetimesMs.session, createdAt.getTime() + maxDays * dayMs));
}

interface PersonRow {
  session: { id: string; isReadOnly: boolean; signInMethod: SignInMethod };
  user: typeof users.$inferSelect;
  company: Person['company'] & { leavesOn: string | null };
  contractIds: number[];
}

function personOf(
  { session, user, company: { leavesOn, ...company }, contractIds }: PersonRow,
  today: string,
  configuration: Context['configuration'],
): Person {
  const role = roleAfterExit(roleOf(user.role), { leavesOn }, today);
  const rights = { role, adminPermissions: flagsOf(role, user.adminPermissions) };
  // A checker's session shows pages as they are, and may change nothing.
  const hasPasskey = session.isReadOnly || session.signInMethod === 'passkey';
  return {
    id: user.id,
    hashedId: user.hashedId,
    ...(needsPasskey(configuration, rights, hasPasskey) ? rightsWithoutPasskey(rights) : rights),
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyId: company.id,
    contractIds,
    company,
    language: user.language,
    sessionId: session.id,
    hasPasskey,
    isReadOnly: session.isReadOnly,
  };
}

/** Authenticates requests by their session cookies. */
import { dayMs, tokenLifetimesMs } from '@park/domain';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions } from '../../core/database/schema/auth';
import { companies } from '../../core/database/schema/companies';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { dayOf } from '../../core/time/park-time';
import { contractIdsOn, mayUsePortal, needsPasskey, roleAfterExit, rightsWithoutPasskey } from '../users';
import { users } from '../../core/database/schema/users';
import { setSessionCookies, readSessionCookies } from '../../http/access/cookies';
import { flagsOf, roleOf, type Person } from '../../http/access/person';
import { hashSecret, isSameSecret } from '../../core/secrets/secrets';

/** Minimum time between extensions of a session: one write per day instead of one per request. */
const slideAfterMs = dayMs;

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** Every request asks for its session, so the two queries are built once. */
export function createSessionAuthenticator(context: Context) {
  const { database, clock, configuration } = context;
  const findCurrent = prepareSession(database, eq(sessions.secretHash, sql.placeholder('hash')));
  const findPrevious = prepareSession(
    database,
    and(eq(sessions.previousSecretHash, sql.placeholder('hash')), gt(sessions.previousSecretUntil, moment)),
  );

  /**
   * Returns the person whose unexpired session matches both cookies, or null. Extends the session if it is due (MISS-09).
   */
  return async function findPerson(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    const shown = readSessionCookies(request, configuration);
    if (!shown) return null;
    const now = clock();
    const today = dayOf(now, configuration.parkTimeZone);
    const values = { hash: hashSecret(shown.secret), now: now.toISOString(), today };
    const [current] = await findCurrent.execute(values);
    const row = current ?? (await findPrevious.execute(values))[0];
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
    return personOf(row, today, configuration);
  };
}

const moment = sql.placeholder('now');

function prepareSession(database: Database, isShown: SQL | undefined) {
  return (
    database
      .select({
        session: {
          id: sessions.id,
          markerHash: sessions.markerHash,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          isReadOnly: sessions.isReadOnly,
          signInMethod: sessions.signInMethod,
        },
        user: {
          id: users.id,
          hashedId: users.hashedId,
          role: users.role,
          adminPermissions: users.adminPermissions,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          language: users.language,
        },
        company: {
          id: companies.id,
          category: companies.category,
          agreementType: companies.agreementType,
          leavesOn: companies.leavesOn,
        },
        contractIds: contractIdsOn(sql.placeholder('today')),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(and(isShown, gt(sessions.expiresAt, moment), mayUsePortal))
      // The pool names statements.
      .prepare('')
  );
}

/** Use extends a session, but never beyond its absolute end. */
function extendedEnd(createdAt: Date, now: Date, maxDays: number): Date {
  return new Date(Math.min(now.getTime() + tokenLifetimesMs.session, createdAt.getTime() + maxDays * dayMs));
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof prepareSession>['execute']>>[number];

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

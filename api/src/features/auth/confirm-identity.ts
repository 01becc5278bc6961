import { minuteMs } from '@park/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { sessions } from '../../core/database/schema/auth';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { verifyPassword } from '../../core/passwords/password-hash';
import type { Person } from '../../http/access/person';
import { checkLoginRateLimit, recordLoginSuccess, type LoginAttempt } from './login-limits';

export const wrongPassword = (): ApiError =>
  new ApiError(403, 'errors.auth.wrongPassword', { fields: { current: 'errors.auth.wrongPassword' } });

/** For so long after signing in or confirming nobody is asked again. */
const freshMs = 10 * minuteMs;

/**
 * Checks the person's password, and returns the stored one that it fits. Wrong attempts count like failed sign-ins.
 * @throws ApiError 403 `errors.auth.wrongPassword`, 429 after too many attempts
 */
export async function requirePassword(
  context: AppContext,
  person: Person,
  current: string,
  origin: LoginAttempt['origin'],
): Promise<string> {
  const attempt: LoginAttempt = { email: person.email, origin, known: { isDevice: false, isAddress: true } };
  await checkLoginRateLimit(context, attempt);
  const [account] = await context.database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, person.id));
  const stored = account?.passwordHash ?? null;
  if (!(await verifyPassword(current, stored)) || stored === null) throw wrongPassword();
  await recordLoginSuccess(context, attempt);
  return stored;
}

/** Whether the session is too old to change how and where the person signs in without a confirmation. */
export async function hasOldSession(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { sessionId }: Person,
): Promise<boolean> {
  const [session] = await database
    .select({ createdAt: sessions.createdAt, confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!session) return true;
  return clock().getTime() - (session.confirmedAt ?? session.createdAt).getTime() > freshMs;
}

/**
 * The person who changes how to sign in has just signed in, or knows the password.
 * @returns whether the password was asked for
 */
export async function confirmIdentity(
  context: AppContext,
  person: Person,
  current: string | undefined,
  origin: LoginAttempt['origin'],
): Promise<boolean> {
  if (!(await hasOldSession(context, person))) return false;
  await requirePassword(context, person, current ?? '', origin);
  return true;
}

/** @throws ApiError 403 if the person has neither just signed in nor just confirmed who they are */
export async function requireConfirmed(context: AppContext, person: Person): Promise<void> {
  if (await hasOldSession(context, person)) throw new ApiError(403, 'errors.auth.confirmationNeeded');
}

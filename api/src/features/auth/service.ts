/** Implements the auth calls. Errors do not reveal which credential was wrong. */
import { eq, sql } from 'drizzle-orm';
import type { RequestSource } from '@park/domain';
import type { FastifyReply } from 'fastify';
import type { SessionCookies } from '../../http/access/cookies';
import { ApiError } from '../../core/errors/api-error';
import type { Mail } from '../../core/mail/mail-sender';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { mayUsePortal, readIdentity, type Identity } from '../users';
import { users } from '../../core/database/schema/users';
import { forgetKnownSignIns, isIssuedDevice, readKnownOrigin, rememberSignIn } from './known-sign-ins';
import {
  canSendMail,
  checkLoginRateLimit,
  checkMailRateLimit,
  recordAddressFailure,
  recordLoginSuccess,
  resetLoginRateLimit,
  type LoginAttempt,
} from './login-limits';
import { loginLinkMail, passwordResetMail } from './mails';
import { requireValidPassword } from '../../core/passwords/password-rule';
import { hashPassword, verifyPassword } from '../../core/passwords/password-hash';
import { deleteAllSessions, createSession } from './sessions';
import { createToken, findTokenEmail, consumeToken, deleteTokens } from './tokens';

/** Where a request comes from. */
export interface Caller {
  address: string;
  device: string | undefined;
  /** Secret of the device cookie, null without one. */
  deviceSecret: string | null;
  source: RequestSource;
}

export interface SignedIn {
  identity: Identity;
  cookies: SessionCookies;
  /** For the device cookie. */
  deviceSecret: string;
}

const invalidToken = (status: number) => new ApiError(status, 'errors.auth.invalidToken');

/** Finds an enabled person by e-mail address, ignoring case. */
async function findByEmail({ database }: AppContext, email: string) {
  const [row] = await database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(sql`lower(${users.email}) = ${email.toLowerCase()} and ${mayUsePortal}`);
  return row ?? null;
}

export async function login(
  context: AppContext,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const account = await findByEmail(context, email);
  const known = account
    ? await readKnownOrigin(context.database, account.id, caller, context.clock())
    : { isDevice: false, isAddress: false };
  const attempt: LoginAttempt = { email, origin: caller, known };
  await checkLoginRateLimit(context, attempt);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    if (!known.isDevice) await recordAddressFailure(context, caller.address);
    throw new ApiError(401, 'errors.auth.invalidCredentials');
  }
  await recordLoginSuccess(context, attempt);
  return signIn(context, account.id, caller, new ApiError(401, 'errors.auth.invalidCredentials'));
}

export async function tokenLogin(context: AppContext, token: string, caller: Caller): Promise<SignedIn> {
  const userId = await consumeToken(context.database, { kind: 'loginLink', secret: token, now: context.clock() });
  if (userId === null) {
    await recordAddressFailure(context, caller.address);
    throw invalidToken(401);
  }
  return signIn(context, userId, caller, invalidToken(401));
}

/** Clients cannot handle a login response without user or company, so it is an error here (AMB-31). */
async function signIn(
  { database, clock }: AppContext,
  userId: string,
  caller: Caller,
  refusal: ApiError,
): Promise<SignedIn> {
  const identity = await readIdentity(database, userId);
  if (!identity) throw refusal;
  const now = clock();
  const cookies = await createSession(database, { userId, source: caller.source, device: caller.device, now });
  await database.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
  const deviceSecret = await rememberSignIn(database, userId, caller, now);
  return { identity, cookies, deviceSecret };
}

/**
 * Sends a mail with a link if the address is known. The work runs after the response, so neither the response nor its
 * duration reveals whether it is (MISS-08).
 */
export async function requestMail(
  context: AppContext,
  kind: 'passwordReset' | 'loginLink',
  email: string,
  caller: Caller,
  reply: FastifyReply,
): Promise<void> {
  const isKnownDevice = caller.deviceSecret !== null && (await isIssuedDevice(context.database, caller.deviceSecret));
  if (!isKnownDevice) await checkMailRateLimit(context, caller.address);
  context.background.startAfter(reply, `mail ${kind}`, async () => {
    const account = await findByEmail(context, email);
    if (!account || !(await canSendMail(context, email))) return;
    const { secret } = await createToken(context.database, { kind, userId: account.id, now: context.clock() });
    const compose: (...parts: Parameters<typeof loginLinkMail>) => Mail =
      kind === 'passwordReset' ? passwordResetMail : loginLinkMail;
    await context.mail.send(compose(account, secret, context.configuration.parkOrigin));
  });
}

/**
 * Sets a new password. The token is only consumed if the password is valid. Ends all sessions and deletes all other
 * links of the person.
 */
export async function resetPassword(
  context: AppContext,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const { database, clock } = context;
  const shown = { kind: 'passwordReset', secret: token, now: clock() } as const;
  const email = await findTokenEmail(database, shown);
  if (email === null) {
    await recordAddressFailure(context, caller.address);
    throw invalidToken(400);
  }
  requireValidPassword(password, email);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const userId = await consumeToken(transaction, shown);
    if (userId === null) throw invalidToken(400);
    await transaction.update(users).set({ passwordHash, updatedAt: clock() }).where(eq(users.id, userId));
    await deleteTokens(transaction, userId, ['passwordReset', 'loginLink', 'handoff']);
    await deleteAllSessions(transaction, userId);
    await forgetKnownSignIns(transaction, userId);
  });
  await resetLoginRateLimit(context, email);
}

/** What the auth calls do. Refusals tell nothing about which part was wrong. */
import { eq, sql } from 'drizzle-orm';
import type { RequestSource } from '@park/domain';
import type { FastifyReply } from 'fastify';
import type { SessionCookies } from '../../http/access/cookies';
import { ApiError } from '../../core/errors/api-error';
import type { Mail } from '../../core/mail/mail-sender';
import type { Park } from '../../core/context/app-context';
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
import { demandGoodPassword } from '../../core/passwords/password-rule';
import { hashPassword, isPassword } from '../../core/passwords/passwords';
import { endAllSessions, openSession } from './sessions';
import { issueToken, peekToken, takeToken, voidTokens } from './tokens';

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

/** Somebody who may use the portal, by e-mail whatever its case. */
async function findByEmail({ database }: Park, email: string) {
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
  park: Park,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const account = await findByEmail(park, email);
  const known = account
    ? await readKnownOrigin(park.database, account.id, caller, park.clock())
    : { isDevice: false, isAddress: false };
  const attempt: LoginAttempt = { email, origin: caller, known };
  await checkLoginRateLimit(park, attempt);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    if (!known.isDevice) await recordAddressFailure(park, caller.address);
    throw new ApiError(401, 'errors.auth.invalidCredentials');
  }
  await recordLoginSuccess(park, attempt);
  return signIn(park, account.id, caller, new ApiError(401, 'errors.auth.invalidCredentials'));
}

export async function tokenLogin(park: Park, token: string, caller: Caller): Promise<SignedIn> {
  const userId = await takeToken(park.database, { kind: 'loginLink', secret: token, now: park.clock() });
  if (userId === null) {
    await recordAddressFailure(park, caller.address);
    throw invalidToken(401);
  }
  return signIn(park, userId, caller, invalidToken(401));
}

/** A login answer without user or company would be an error on the client, so it is one here (AMB-31). */
async function signIn({ database, clock }: Park, userId: string, caller: Caller, refusal: ApiError): Promise<SignedIn> {
  const identity = await readIdentity(database, userId);
  if (!identity) throw refusal;
  const now = clock();
  const cookies = await openSession(database, { userId, source: caller.source, device: caller.device, now });
  await database.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
  const deviceSecret = await rememberSignIn(database, userId, caller, now);
  return { identity, cookies, deviceSecret };
}

/**
 * Has a mail with a link sent if the address is known. Whatever depends on that happens after the answer, so neither the
 * answer nor its duration tells (MISS-08).
 */
export async function requestMail(
  park: Park,
  kind: 'passwordReset' | 'loginLink',
  email: string,
  caller: Caller,
  reply: FastifyReply,
): Promise<void> {
  const isKnownDevice = caller.deviceSecret !== null && (await isIssuedDevice(park.database, caller.deviceSecret));
  if (!isKnownDevice) await checkMailRateLimit(park, caller.address);
  park.background.startAfter(reply, `mail ${kind}`, async () => {
    const account = await findByEmail(park, email);
    if (!account || !(await canSendMail(park, email))) return;
    const { secret } = await issueToken(park.database, { kind, userId: account.id, now: park.clock() });
    const compose: (...parts: Parameters<typeof loginLinkMail>) => Mail =
      kind === 'passwordReset' ? passwordResetMail : loginLinkMail;
    await park.mail.send(compose(account, secret, park.configuration.parkOrigin));
  });
}

/** The token is used up only together with a password that fits the rule. All sessions and open links of the person end. */
export async function resetPassword(
  park: Park,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const { database, clock } = park;
  const shown = { kind: 'passwordReset', secret: token, now: clock() } as const;
  const email = await peekToken(database, shown);
  if (email === null) {
    await recordAddressFailure(park, caller.address);
    throw invalidToken(400);
  }
  demandGoodPassword(password, email);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const userId = await takeToken(transaction, shown);
    if (userId === null) throw invalidToken(400);
    await transaction.update(users).set({ passwordHash, updatedAt: clock() }).where(eq(users.id, userId));
    await voidTokens(transaction, userId, ['passwordReset', 'loginLink', 'handoff']);
    await endAllSessions(transaction, userId);
    await forgetKnownSignIns(transaction, userId);
  });
  await resetLoginRateLimit(park, email);
}

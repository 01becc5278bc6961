/** Implements the auth calls. Errors do not reveal which credential was wrong. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { minuteMs, tokenLifetimesMs, type RequestSource } from '@park/domain';
import type { SessionCookies } from '../../http/access/cookies';
import { ApiError } from '../../core/errors/api-error';
import { enqueueJob } from '../../core/jobs/enqueue-job';
import type { JobRun } from '../../core/jobs/job-worker';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { lockAccount, mayUsePortal, readIdentity, type Identity } from '../users';
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
import { linkMailJob, type LinkKind } from './link-mail-job';
import { loginLinkMail, passwordResetMail } from './mails';
import { tellPasswordChanged } from './password-messages';
import { recordPasswordChange } from './security-events';
import { requireValidPassword } from '../../core/passwords/password-rule';
import { hashPassword, verifyPassword } from '../../core/passwords/password-hash';
import { deleteAllSessions, createSession, type SignInMethod } from './sessions';
import { createToken, findTokenPerson, consumeToken, deleteTokens } from './tokens';

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

/**
 * Starts a session. Address and password are checked in the same time, whether or not the account exists.
 * @throws ApiError 401 `errors.auth.invalidCredentials` (MISS-08), 429 after too many attempts (MISS-10)
 */
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
  const refusal = new ApiError(401, 'errors.auth.invalidCredentials');
  return signIn(context, account.id, caller, { method: 'password', refusal, isProven: hasPassword(account) });
}

/**
 * Uses up a sign-in link and starts a session.
 * @throws ApiError 401 `errors.auth.invalidToken` for a link that is unknown, used or older than 15 minutes (MISS-09)
 */
export async function tokenLogin(context: AppContext, token: string, caller: Caller): Promise<SignedIn> {
  const shown = { kind: 'loginLink', secret: token, now: context.clock() } as const;
  const refusal = invalidToken(401);
  try {
    const person = await findTokenPerson(context.database, shown);
    if (!person) throw refusal;
    return await signIn(context, person.id, caller, {
      method: 'link',
      refusal,
      isProven: async (transaction) => (await consumeToken(transaction, shown)) === person.id,
    });
  } catch (error) {
    if (error === refusal) await recordAddressFailure(context, caller.address);
    throw error;
  }
}

/** How a person has shown who they are. */
interface Proof {
  method: SignInMethod;
  /** Thrown if the proof or the account is not valid any more. */
  refusal: ApiError;
  /** Whether the proof still counts; asked while the account is locked. */
  isProven: (transaction: Database) => Promise<boolean>;
}

/** Whether the password that was compared is still that of the account. */
const hasPassword =
  ({ id, passwordHash }: { id: string; passwordHash: string | null }) =>
  async (transaction: Database): Promise<boolean> => {
    const [stored] = await transaction.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
    return stored?.passwordHash === passwordHash;
  };

/**
 * Starts a session. What ends sessions (another password, leaving) locks the account, too, so that no session begins by
 * what has just been replaced. Clients cannot handle a login response without user or company, so it is an error here
 * (AMB-31).
 * @throws the refusal of the proof
 */
export async function signIn(
  context: AppContext,
  userId: string,
  caller: Caller,
  { method, refusal, isProven }: Proof,
): Promise<SignedIn> {
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await isProven(transaction))) throw refusal;
    const identity = await readIdentity({ ...context, database: transaction }, userId, method === 'passkey');
    if (!identity) throw refusal;
    const { source, device } = caller;
    const cookies = await createSession(transaction, { userId, source, device, now, method });
    await transaction.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
    const deviceSecret = await rememberSignIn(transaction, userId, caller, now);
    return { identity, cookies, deviceSecret };
  });
}

/**
 * Orders a mail with a link. The request does the same for every address, known or not: only the worker finds out, so neither
 * the response nor its duration reveals it (MISS-08).
 */
export async function requestMail(context: AppContext, kind: LinkKind, email: string, caller: Caller): Promise<void> {
  const isKnownDevice = caller.deviceSecret !== null && (await isIssuedDevice(context.database, caller.deviceSecret));
  if (!isKnownDevice) await checkMailRateLimit(context, caller.address);
  await enqueueJob(context.database, linkMailJob, {
    key: randomUUID(),
    payload: { kind, email },
    runAt: context.clock(),
  });
}

/** Sends the mail that was ordered, if the address is known. Its token is made now, so that it is stored as a hash only. */
export async function sendLinkMail(
  context: AppContext,
  { id, attempt, payload: { kind, email } }: JobRun<{ kind: LinkKind; email: string }>,
): Promise<void> {
  const account = await findByEmail(context, email);
  if (!account || (attempt === 1 && !(await canSendMail(context, email)))) return;
  const { parkOrigin, signInLinkMinutes } = context.configuration;
  const minutes = kind === 'loginLink' ? signInLinkMinutes : tokenLifetimesMs.passwordReset / minuteMs;
  const { secret } = await createToken(context.database, {
    kind,
    userId: account.id,
    now: context.clock(),
    lifetimeMs: minutes * minuteMs,
  });
  const compose = kind === 'passwordReset' ? passwordResetMail : loginLinkMail;
  await context.mail.send({ ...compose(account, { secret, minutes, origin: parkOrigin }), id });
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
  const person = await findTokenPerson(database, shown);
  if (!person) {
    await recordAddressFailure(context, caller.address);
    throw invalidToken(400);
  }
  const { id, email } = person;
  await requireValidPassword(password, email, context.configuration);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    // Locked first, in the order of signing in by a link.
    await lockAccount(transaction, id);
    const userId = await consumeToken(transaction, shown);
    if (userId === null) throw invalidToken(400);
    await transaction.update(users).set({ passwordHash, updatedAt: clock() }).where(eq(users.id, userId));
    await deleteTokens(transaction, userId, ['passwordReset', 'loginLink', 'handoff']);
    await deleteAllSessions(transaction, userId);
    await forgetKnownSignIns(transaction, userId);
    await tellPasswordChanged(transaction, userId, clock());
  });
  await resetLoginRateLimit(context, email);
  recordPasswordChange(context, { way: 'reset', email, caller });
}

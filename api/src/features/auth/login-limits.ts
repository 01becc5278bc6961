/**
 * Rate limits for sign-ins and mail requests. Nobody can lock out another person (MISS-10): attempts count per account
 * and address, and known devices and addresses have counts of their own. A correct password is accepted regardless of
 * failures at the same address, because a whole park can share one address.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { hourMs } from '@park/domain';
import { tooManyRequests } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { countAttempt, deleteAttempts, cancelAttempt, type AttemptLimit } from './attempts';
import type { KnownOrigin, SignInOrigin } from './known-sign-ins';

const forgetAfterMs = hourMs;

/** Wrong passwords for one e-mail address, known or not, from one network address. */
const perAccountAndAddress: AttemptLimit = {
  scope: 'account-address',
  freeAttempts: 5,
  maxWaitSeconds: 60,
  forgetAfterMs,
};
/** Wrong passwords for one e-mail address from all network addresses, against distributed guessing. */
const perAccount: AttemptLimit = { scope: 'account', freeAttempts: 50, maxWaitSeconds: 60, forgetAfterMs };
/** Wrong passwords for one e-mail address from one device that has signed in to the account before. */
const perKnownDevice: AttemptLimit = { scope: 'account-device', freeAttempts: 10, maxWaitSeconds: 8, forgetAfterMs };
/** Wrong passwords and tokens from one network address. Correct ones are always accepted. */
const perAddress: AttemptLimit = { scope: 'address', freeAttempts: 50, maxWaitSeconds: 60, forgetAfterMs };
/** Mails to one e-mail address. Further mails are silently dropped. */
const mailsPerAccount: AttemptLimit = { scope: 'mail', freeAttempts: 3, maxWaitSeconds: 3600, forgetAfterMs };
const mailsPerAddress: AttemptLimit = { scope: 'mail-address', freeAttempts: 100, maxWaitSeconds: 60, forgetAfterMs };

type Context = Pick<AppContext, 'database' | 'clock'>;

export interface LoginAttempt {
  email: string;
  origin: SignInOrigin;
  known: KnownOrigin;
}

interface Count {
  limit: AttemptLimit;
  key: string;
}

const accountKey = (email: string) => email.trim().toLowerCase();

/** The counters of an attempt. A known device has its own; known addresses are exempt from the limit per account. */
function countsOf({ email, origin: { address, deviceSecret }, known }: LoginAttempt): Count[] {
  const account = accountKey(email);
  if (known.isDevice) return [{ limit: perKnownDevice, key: `${account} ${deviceSecret}` }];
  const here: Count = { limit: perAccountAndAddress, key: `${account} ${address}` };
  return known.isAddress ? [here] : [here, { limit: perAccount, key: account }];
}

const tooManyAttempts = (seconds: number) => tooManyRequests(seconds, 'errors.auth.tooManyAttempts');

/**
 * Counts a sign-in with a password before the password is checked. A known device is delayed instead of refused.
 * @throws ApiError 429 with the seconds to wait
 */
export async function checkLoginRateLimit({ database, clock }: Context, attempt: LoginAttempt): Promise<void> {
  for (const { limit, key } of countsOf(attempt)) {
    let seconds = await countAttempt(database, limit, key, clock());
    if (seconds > 0 && attempt.known.isDevice) {
      await delay(seconds * 1000);
      // Only one of several parallel attempts gets through after the delay.
      seconds = await countAttempt(database, limit, key, clock());
    }
    if (seconds > 0) throw tooManyAttempts(seconds);
  }
}

/** Removes the counts of an account after the right password. Failures at other addresses remain counted there. */
export async function recordLoginSuccess({ database }: Context, attempt: LoginAttempt): Promise<void> {
  for (const { limit, key } of countsOf(attempt))
    await (limit === perAccount ? cancelAttempt : deleteAttempts)(database, limit, key);
}

/**
 * Counts a wrong password or token of an address.
 * @throws ApiError 429 after too many of them
 */
export async function recordAddressFailure({ database, clock }: Context, address: string): Promise<void> {
  const seconds = await countAttempt(database, perAddress, address, clock());
  if (seconds > 0) throw tooManyAttempts(seconds);
}

/** Resets the count of the account: its password has changed. */
export const resetLoginRateLimit = ({ database }: Context, email: string): Promise<void> =>
  deleteAttempts(database, perAccount, accountKey(email));

/** @throws ApiError 429 when too many mails were requested from the address; a known device is exempt */
export async function checkMailRateLimit({ database, clock }: Context, address: string): Promise<void> {
  const seconds = await countAttempt(database, mailsPerAddress, address, clock());
  if (seconds > 0) throw tooManyAttempts(seconds);
}

/** Whether another mail may go to this e-mail address within the hour. */
export const canSendMail = async ({ database, clock }: Context, email: string): Promise<boolean> =>
  (await countAttempt(database, mailsPerAccount, accountKey(email), clock())) === 0;

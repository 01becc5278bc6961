/** Sign-ins and changed passwords as events of their own in the log: who, from where, and how it ended, without a personal value. */
import { createHash } from 'node:crypto';
import type { AppContext } from '../../core/context/app-context';
import { ApiError } from '../../core/errors/api-error';

interface SignInAttempt {
  way: 'password' | 'link' | 'passkey';
  /** The address that was given; null when the credential does not name one. */
  email: string | null;
  caller: { address: string; device: string | undefined; deviceSecret: string | null };
}

/** The same for the same account, so that attempts can be counted; it leads back to nobody who does not know the address. */
const accountOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16);

/** Runs a sign-in and records its outcome. */
export async function recordSignIn<Result>(
  { log }: Pick<AppContext, 'log'>,
  { way, email, caller }: SignInAttempt,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const write = (level: 'info' | 'warn', outcome: string) =>
    log[level](
      {
        securityEvent: 'signIn',
        way,
        outcome,
        account: email === null ? null : accountOf(email),
        address: caller.address,
        device: caller.device?.slice(0, 300) ?? null,
        isKnownDevice: caller.deviceSecret !== null,
      },
      'sign-in',
    );
  try {
    const result = await signIn();
    write('info', 'signedIn');
    return result;
  } catch (error) {
    write('warn', error instanceof ApiError ? error.key : 'failed');
    throw error;
  }
}

interface PasswordChange {
  way: 'change' | 'reset';
  email: string;
  caller: { address: string };
}

/** Logs the change for those who watch the log. The account is named by a hash of its address. */
export function recordPasswordChange({ log }: Pick<AppContext, 'log'>, { way, email, caller }: PasswordChange): void {
  log.info({ securityEvent: 'passwordChanged', way, account: accountOf(email), address: caller.address }, 'password');
}

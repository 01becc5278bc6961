import { tooManyRequests } from '../../core/errors/api-error';
import type { Park } from '../../core/context/app-context';
import { countAttempt, forgetAttempts, uncountAttempt, type AttemptLimit } from './attempts';

const minute = 60_000;

/** Wrong passwords for one e-mail, known or not. */
const perAccount: AttemptLimit = { scope: 'account', free: 5, longestWait: 60, forgetAfter: 60 * minute };
/** Wrong passwords and tokens from one address. Many: a whole park may stand behind one address. */
const perAddress: AttemptLimit = { scope: 'address', free: 50, longestWait: 60, forgetAfter: 60 * minute };
/** Mails to one e-mail. Beyond, mails are left out without a word. */
const mailsPerAccount: AttemptLimit = { scope: 'mail', free: 3, longestWait: 3600, forgetAfter: 60 * minute };
const mailsPerAddress: AttemptLimit = { scope: 'mail-address', free: 30, longestWait: 600, forgetAfter: 60 * minute };

type Surroundings = Pick<Park, 'database' | 'clock'>;

const accountKey = (email: string) => email.trim().toLowerCase();

async function demandTurn({ database, clock }: Surroundings, limit: AttemptLimit, key: string): Promise<void> {
  const seconds = await countAttempt(database, limit, key, clock());
  if (seconds > 0) throw tooManyRequests(seconds, 'errors.auth.tooManyAttempts');
}

/** Counts a sign-in with a password, or refuses with 429. A refused one does not lengthen the account's wait. */
export async function demandLoginTurn(park: Surroundings, email: string, address: string): Promise<void> {
  await demandTurn(park, perAddress, address);
  await demandTurn(park, perAccount, accountKey(email));
}

export async function loginSucceeded({ database }: Surroundings, email: string, address: string): Promise<void> {
  await forgetAttempts(database, perAccount, accountKey(email));
  await uncountAttempt(database, perAddress, address);
}

/** A password that was set anew makes earlier failures meaningless. */
export const accountRecovered = ({ database }: Surroundings, email: string): Promise<void> =>
  forgetAttempts(database, perAccount, accountKey(email));

export const demandTokenTurn = (park: Surroundings, address: string): Promise<void> =>
  demandTurn(park, perAddress, address);
export const tokenSucceeded = ({ database }: Surroundings, address: string): Promise<void> =>
  uncountAttempt(database, perAddress, address);

export const demandMailTurn = (park: Surroundings, address: string): Promise<void> =>
  demandTurn(park, mailsPerAddress, address);
export const mayMail = async ({ database, clock }: Surroundings, email: string): Promise<boolean> =>
  (await countAttempt(database, mailsPerAccount, accountKey(email), clock())) === 0;

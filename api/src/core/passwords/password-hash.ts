import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters: 19 MiB, two passes. The library uses argon2id by default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash with its salt and parameters in one text (MISS-10). Needs 19 MiB of memory while it runs. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash it returns false after the same time, so that the duration does
 * not reveal whether the account exists.
 */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('placeholder for accounts without a password');
  const isRight = await verify(storedHash ?? (await dummyHash), password).catch(() => false);
  return storedHash !== null && isRight;
}

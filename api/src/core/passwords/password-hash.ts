import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters: 19 MiB, two passes. The library's algorithm is argon2id unless told otherwise. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Without a hash it takes as long and answers false, so that the time does
 * not tell whether there is an account.
 */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('stands in for the password of nobody');
  const isRight = await verify(storedHash ?? (await dummyHash), password).catch(() => false);
  return storedHash !== null && isRight;
}

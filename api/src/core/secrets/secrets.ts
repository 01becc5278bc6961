import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns an opaque value with 256 random bits that is safe in cookies and URLs. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash stored in place of a secret. Secrets are random, so a fast hash is sufficient (MISS-09). */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two strings in constant time. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

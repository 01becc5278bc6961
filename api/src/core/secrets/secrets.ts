import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An opaque value with 256 bits of chance, safe in cookies and addresses. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored instead of an opaque value. A plain hash is enough, for there is nothing to guess (MISS-09). */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two texts without telling by the time taken where they differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

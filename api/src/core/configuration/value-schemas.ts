/** What a value of the environment may look like; messages end a sentence that begins with its name. */
import { isIP } from 'node:net';
import { z } from 'zod';

/** Whether this Node knows the IANA name of a time zone, such as `Europe/Zurich`. */
export const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether a trusted proxy is an IP address, a network such as `10.0.0.0/8`, or one of the names that Fastify knows for
 * private networks. The number of bits is not checked against the kind of address.
 */
export const isProxy = (text: string) => {
  const [address = '', bits = '0'] = text.trim().split('/');
  return ['loopback', 'linklocal', 'uniquelocal'].includes(address) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
};

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, '');
export const origin = z
  .string()
  .refine(isOrigin, 'is an origin such as https://portal.park.example')
  .transform((text) => new URL(text).origin);
/** A whole number from 0 on, read from text; a missing value becomes `standard`. */
export const count = (standard: number) =>
  z.coerce.number('is a number').int('is a whole number').min(0, 'is not negative').default(standard);
/**
 * An absolute address with one of the schemes, which are written with their colon: `'https:'`. The text is kept as it
 * is.
 */
export const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `is an address that begins with ${schemes.join('// or ')}//`,
    );

export const bearer = z
  .string()
  .min(16, 'has at least 16 characters')
  .regex(/^[\x21-\x7e]+$/, 'has neither blanks nor letters with accents');

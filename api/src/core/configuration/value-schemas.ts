/** What a value of the environment may look like; messages end a sentence that begins with its name. */
import { isIP } from 'node:net';
import { z } from 'zod';

export const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

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
export const count = (standard: number) =>
  z.coerce.number('is a number').int('is a whole number').min(0, 'is not negative').default(standard);
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

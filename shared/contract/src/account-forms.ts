/** The forms of one's own account. They import no domain code, so their chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';

const name = () =>
  z.string().check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(100, 'errors.field.tooLong'));

/** Digits with the usual signs between them; empty: none. */
const phone = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(40, 'errors.field.tooLong'),
      z.regex(/^[+\d][\d\s()./-]*$|^$/, 'errors.field.invalid'),
    );

export const NameForm = z.object({ firstName: name(), lastName: name(), phone: phone() });

export const PasswordForm = z.object({
  current: z.string().check(z.minLength(1, 'errors.field.required')),
  password: z
    .string()
    .check(z.minLength(10, 'errors.auth.passwordTooShort'), z.maxLength(128, 'errors.auth.passwordTooLong')),
});

export const ListingForm = z.object({
  isListed: z.boolean(),
  title: z.string().check(z.trim(), z.maxLength(100, 'errors.field.tooLong')),
  showsPicture: z.boolean(),
  showsEmail: z.boolean(),
  showsPhone: z.boolean(),
});

const current = () => z.string().check(z.maxLength(1024, 'errors.field.tooLong'));

export const PasskeyForm = z.object({ name: name(), current: current() });

export const PasskeyNameForm = z.object({ name: name() });

export const RemovePasskeyForm = z.object({ current: current() });

export const ConfirmForm = z.object({
  current: z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(1024, 'errors.field.tooLong')),
});

/** The forms about people. They import no domain code, so their chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';

const name = () =>
  z.string().check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(100, 'errors.field.tooLong'));
const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'errors.field.required'),
      z.maxLength(254, 'errors.field.tooLong'),
      z.regex(/^[^\s@]+@[^\s@]+$/, 'errors.field.email'),
    );
const phone = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(40, 'errors.field.tooLong'),
      z.regex(/^[+\d][\d\s()./-]*$|^$/, 'errors.field.invalid'),
    );
const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$|^$/, 'errors.field.date'));
const neededDay = () =>
  z.string().check(z.minLength(1, 'errors.field.required'), z.regex(/^\d{4}-\d{2}-\d{2}$/, 'errors.field.date'));
const password = () =>
  z.string().check(z.minLength(10, 'errors.auth.passwordTooShort'), z.maxLength(128, 'errors.auth.passwordTooLong'));

/** Editing a person. An empty role means none. */
export const PersonForm = z.object({
  firstName: name(),
  lastName: name(),
  email: email(),
  role: z.string(),
  phone: phone(),
  birthDate: day(),
  contractIds: z.array(z.string()),
  companyId: z.string(),
});

export const InvitationForm = z.object({
  firstName: name(),
  lastName: name(),
  email: email(),
  role: z.string().check(z.minLength(1, 'errors.field.required')),
  language: z.enum(['en', 'fr']),
  contractIds: z.array(z.string()),
  /** Empty: the own company. */
  companyId: z.string(),
});

export const AcceptanceForm = z.object({
  password: password(),
  language: z.enum(['en', 'fr']),
  birthDate: neededDay(),
});

/** Fields of people, as calls and forms check them. */
import { passwordLength } from '@park/domain';
import * as z from 'zod/mini';
import { requiredText, text } from './fields';

/** First or last name of a person: 1 to 100 characters. */
export const personName = () => requiredText(100);

const maxEmailLength = 254;

/** An e-mail address of at most 254 characters. Whether it exists, only a mail can tell. */
export const emailAddress = () =>
  requiredText(maxEmailLength).check(z.regex(/^[^\s@]+@[^\s@]+$/, 'errors.field.email'));

/** The same, or empty for none. */
export const emailAddressOrEmpty = () =>
  text(maxEmailLength).check(z.regex(/^$|^[^\s@]+@[^\s@]+$/, 'errors.field.email'));

/** A phone number as people write it, at most 40 characters; empty for none. */
export const phoneNumber = () => text(40).check(z.regex(/^[+\d][\d\s()./-]*$|^$/, 'errors.field.invalid'));

/** An existing password: only its length is limited, so that the form does not reveal the rule to attackers. */
export const givenPassword = () =>
  z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(1024, 'errors.field.tooLong'));

/** The part of the password rule that clients can check; the server also rejects common passwords (MISS-08). */
export const chosenPassword = () =>
  z
    .string()
    .check(
      z.minLength(passwordLength.min, 'errors.auth.passwordTooShort'),
      z.maxLength(passwordLength.max, 'errors.auth.passwordTooLong'),
    );

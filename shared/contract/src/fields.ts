/** Fields of forms and bodies that many calls have. */
import * as z from 'zod/mini';

/** A text without space around it, which may be empty. */
export const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength, 'errors.field.tooLong'));
/**
 * A text without space around it, which may not be empty.
 * @param maxLength in characters
 */
export const requiredText = (maxLength: number) => text(maxLength).check(z.minLength(1, 'errors.field.required'));
/** A web address of at most 2,000 characters; only a visit can tell whether it exists. */
export const webAddress = () => text(2_000).check(z.regex(/^https?:\/\/[^\s]+$/, 'errors.field.url'));
/** The same, or empty for none. */
export const webAddressOrEmpty = () => text(2_000).check(z.regex(/^https?:\/\/[^\s]+$|^$/, 'errors.field.url'));
/** The day of a form, `YYYY-MM-DD`. */
export const requiredDay = () =>
  z.string().check(z.minLength(1, 'errors.field.required'), z.regex(/^\d{4}-\d{2}-\d{2}$/, 'errors.field.date'));
/** A time on the park's wall clock, `HH:MM`; the end of a day is `24:00`. */
export const clockTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'errors.field.invalid'));
/** The id of a record, a UUID. */
export const recordId = () => z.uuid('errors.field.invalid');
/**
 * A list of ids, such as the people of a reservation.
 * @param maxCount of ids
 */
export const recordIds = (maxCount: number) => z.array(recordId()).check(z.maxLength(maxCount, 'errors.field.tooMany'));

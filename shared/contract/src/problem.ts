/** Errors on the wire: RFC 9457 with a translation key and an id that also stands in the server's log (MISS-24). */
import * as z from 'zod/mini';

export const problemMediaType = 'application/problem+json';

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Path of the request, without its query. */
  instance: z.string(),
  /** Key of the text that the portal shows. */
  key: z.string(),
  /** What a person can quote and an operator can find. */
  id: z.string(),
  /** Path of a field (`body.email` is written `email`) → key of what is wrong with it. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Facts that help to go on, such as alternatives for a slot that is taken. */
  details: z.optional(z.unknown()),
});

export type Problem = z.output<typeof Problem>;

/** Keys of refusals that any call can answer. */
export const generalErrorKeys = [
  'errors.validation',
  'errors.auth.required',
  'errors.auth.forbidden',
  'errors.auth.foreignOrigin',
  'errors.notFound',
  'errors.methodNotAllowed',
  'errors.conflict',
  'errors.invalidJson',
  'errors.unsupportedMediaType',
  'errors.tooLarge',
  'errors.tooManyRequests',
  'errors.unavailable',
  'errors.recoverable',
] as const;

/** Keys that stand beside a field when no more telling one is given. */
export const fieldErrorKeys = [
  'errors.field.required',
  'errors.field.invalid',
  'errors.field.tooShort',
  'errors.field.tooLong',
  'errors.field.tooSmall',
  'errors.field.tooLarge',
  'errors.field.tooFew',
  'errors.field.tooMany',
  'errors.field.email',
  'errors.field.url',
  'errors.field.date',
  'errors.field.choice',
  'errors.field.fileType',
] as const;

/** Error responses: RFC 9457 with a translation key and an id that is also logged (MISS-24). */
import * as z from 'zod/mini';
import { RefusalValues } from './refusal-values';

export const problemMediaType = 'application/problem+json';

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Path of the request, without its query. */
  instance: z.string(),
  /** Key of the text that the portal shows. */
  key: z.string(),
  /** Id to quote to support; the log contains it. */
  id: z.string(),
  /** Error key by field path (`body.email` is `email`). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** What the text of `key` says: limit, used, free from when, who can decide. */
  values: z.optional(RefusalValues),
  /** The same for the error of a field, by field path; `limit` of `errors.field.tooLong`. */
  fieldValues: z.optional(z.record(z.string(), RefusalValues)),
  /** Additional data, such as alternatives to a taken slot. */
  details: z.optional(z.unknown()),
});

export type Problem = z.output<typeof Problem>;

/** Error keys that any call can return. */
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

/** Generic error keys of fields. */
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

import * as z from 'zod/mini';
import { validationErrorOf, type SchemaIssue } from './validation-errors';

const firstError = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  if (result.success) throw new Error('The schema took it');
  return validationErrorOf(result.error.issues[0] as unknown as SchemaIssue, value);
};

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing text', z.string(), undefined, 'required'],
  ['an empty text', z.string().check(z.minLength(3)), '', 'required'],
  ['an empty address', z.email(), '', 'required'],
  ['a short text', z.string().check(z.minLength(3)), 'ab', 'tooShort 3'],
  ['a long text', z.string().check(z.maxLength(3)), 'abcd', 'tooLong 3'],
  ['a small number', z.number().check(z.minimum(1)), 0, 'tooSmall 1'],
  ['a big number', z.number().check(z.maximum(24)), 30, 'tooBig 24'],
  ['letters for a number', z.number(), NaN, 'invalidNumber'],
  ['a broken number', z.int(), 1.5, 'invalidNumber'],
  ['letters, of which the contract says something general', z.int('errors.field.invalid'), NaN, 'invalidNumber'],
  ['no e-mail address', z.email(), 'anna@', 'invalidEmail'],
  ['no web address', z.url(), 'helvia', 'invalidUrl'],
  ['no day', z.iso.date(), '2026-02-30', 'invalidDate'],
  ['no time', z.iso.time(), '25:00', 'invalidTime'],
  ['another pattern', z.string().check(z.regex(/^A/)), 'B', 'invalid'],
  ['no choice', z.enum(['am', 'pm']), '', 'notChosen'],
  ['an unknown choice', z.enum(['am', 'pm']), 'night', 'invalid'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'notChosen'],
  ['a box that must be ticked', z.literal(true), false, 'notTicked'],
])('words %s', (_what, schema, value, expected) => {
  const { key, values } = firstError(schema, value);
  expect([key, values?.count].filter(Boolean).join(' ')).toBe(`errors.field.${expected}`);
});

it('uses the key of a schema’s own check', () => {
  const schema = z.string().check(z.refine(() => false, 'errors.password.common'));
  expect(firstError(schema, 'password')).toEqual({ key: 'errors.password.common' });
});

it('keeps the limit of a check with its own key', () => {
  const schema = z.string().check(z.maxLength(3, 'errors.field.tooLong'));
  expect(firstError(schema, 'abcd')).toEqual({ key: 'errors.field.tooLong', values: { count: 3 } });
});

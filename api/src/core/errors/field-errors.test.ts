import * as z from 'zod/mini';
import { fieldErrors, fieldValues, type Issue } from './field-errors';

const issuesOf = (schema: z.ZodMiniType, value: unknown): Issue[] => {
  const result = schema.safeParse(value);
  if (result.success) throw new Error('the schema accepts it');
  return result.error.issues as unknown as Issue[];
};

const schema = z.object({
  title: z.string().check(z.maxLength(5, 'errors.field.tooLong')),
  people: z.number().check(z.maximum(20)),
  tags: z.array(z.string()).check(z.minLength(2)),
  kind: z.enum(['a', 'b']),
});

it('tells the limit of each field beside its error', () => {
  const issues = issuesOf(schema, { title: 'too long', people: 21, tags: ['one'], kind: 'c' });
  expect(fieldErrors(issues)).toMatchObject({ title: 'errors.field.tooLong', people: 'errors.field.tooLarge' });
  expect(fieldValues(issues)).toEqual({
    title: { limit: 5, unit: 'characters' },
    people: { limit: 20 },
    tags: { limit: 2, unit: 'items' },
  });
});

it('tells no limit for a field whose first error is another one', () => {
  const text = z.string().check(z.regex(/^a/), z.maxLength(1));
  expect(fieldValues(issuesOf(z.object({ text }), { text: 'bcd' }))).toEqual({});
});

import { hasFieldError } from './has-field-error';

it('is a refusal of one of the fields, not of others', () => {
  expect(hasFieldError({ fields: { to: 'errors.field.date' } }, ['from', 'to'])).toBe(true);
  expect(hasFieldError({ fields: { sector: 'errors.field.choice' } }, ['from', 'to'])).toBe(false);
  expect(hasFieldError({ fields: {} }, ['from', 'to'])).toBe(false);
  expect(hasFieldError(undefined, ['from', 'to'])).toBe(false);
});

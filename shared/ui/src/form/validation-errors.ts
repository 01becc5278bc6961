/**
 * Why input was refused, as keys. zod's issues become these keys, which the shell may word under the same names;
 * what it does not know is worded by `UiTexts.fieldErrors`.
 *
 *   errors.field.required · .notChosen · .notTicked · .tooShort {count} · .tooLong {count} · .tooSmall {count} · .tooBig {count}
 *   errors.field.invalidEmail · .invalidUrl · .invalidDate · .invalidTime · .invalidNumber · .invalid
 *
 * A schema's own check has its key as message: `z.refine(same, 'errors.password.different')`.
 */
export interface ValidationError {
  key: string;
  values?: { count: number };
}

/** The part of a zod issue that the key depends on. */
export interface SchemaIssue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  origin?: string;
  expected?: string;
  format?: string;
  minimum?: unknown;
  maximum?: unknown;
  values?: readonly unknown[];
}

const formats: Record<string, string> = {
  email: 'invalidEmail',
  url: 'invalidUrl',
  date: 'invalidDate',
  datetime: 'invalidDate',
  time: 'invalidTime',
};

const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const sized = (word: string, limit: unknown): ValidationError => ({
  key: `errors.field.${word}`,
  values: { count: Number(limit) },
});

/** The limit of a check with its own key, for `{{count}}` in its text. */
function limitOf({ code, minimum, maximum }: SchemaIssue): Pick<ValidationError, 'values'> {
  const limit = code === 'too_small' ? minimum : code === 'too_big' ? maximum : undefined;
  return typeof limit === 'number' ? { values: { count: limit } } : {};
}

/** The key for a missing value: different for a checkbox, a choice and a text. */
function missingKey({ code, values }: SchemaIssue, value: unknown) {
  if (value === false || values?.[0] === true) return 'errors.field.notTicked';
  return code === 'invalid_value' || Array.isArray(value) ? 'errors.field.notChosen' : 'errors.field.required';
}

/** `value` is the current value of the field: an empty one is missing, whatever issue the schema reports. */
export function validationErrorOf(issue: SchemaIssue, value: unknown): ValidationError {
  const isNoNumber = issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
  // The general key of a contract says less than what is known here.
  if (isNoNumber && issue.message === 'errors.field.invalid' && !isMissing(value))
    return { key: 'errors.field.invalidNumber' };
  if (issue.message.startsWith('errors.')) return { key: issue.message, ...limitOf(issue) };
  if (isMissing(value)) return { key: missingKey(issue, value) };
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') return sized(isText ? 'tooShort' : 'tooSmall', issue.minimum);
  if (issue.code === 'too_big') return sized(isText ? 'tooLong' : 'tooBig', issue.maximum);
  if (issue.code === 'invalid_format') return { key: `errors.field.${formats[issue.format ?? ''] ?? 'invalid'}` };
  if (isNoNumber) return { key: 'errors.field.invalidNumber' };
  return { key: 'errors.field.invalid' };
}

import type { RefusalValues } from '@park/contract/refusal-values';

/** The parts of a zod issue that determine the error key. */
export interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly format?: string;
  readonly keys?: readonly string[];
  readonly minimum?: number | bigint | Date;
  readonly maximum?: number | bigint | Date;
}

/**
 * Returns the error key of each invalid field; the first issue of a field counts. Missing values get
 * `errors.field.required`; otherwise a message that is itself an error key is used (`z.minLength(10,
 * 'errors.auth.passwordTooShort')`), or a key by the kind of issue.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    // Unknown keys are reported on the object that has them.
    const places = issue.code === 'unrecognized_keys' ? (issue.keys ?? []).map((key) => [...path, key]) : [path];
    for (const place of places) fields[place.join('.')] ??= keyOf(issue);
  }
  return fields;
}

/** Returns the limit of each field that is too short, too long, too small or too big, by field path. */
export function fieldValues(issues: readonly Issue[]): Record<string, RefusalValues> {
  const values: Record<string, RefusalValues> = {};
  const seen = new Set<string>();
  for (const { path: parts, code, origin, minimum, maximum } of issues) {
    const path = parts.map(String).join('.');
    // The first issue of a field is the one that is shown.
    if (seen.has(path)) continue;
    seen.add(path);
    const limit = code === 'too_small' ? minimum : code === 'too_big' ? maximum : undefined;
    if (typeof limit === 'number') values[path] = { limit, ...unitOf(origin) };
  }
  return values;
}

function unitOf(origin: string | undefined): Pick<RefusalValues, 'unit'> {
  if (origin === 'string') return { unit: 'characters' };
  return origin === 'array' || origin === 'set' ? { unit: 'items' } : {};
}

function keyOf(issue: Issue): string {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return 'errors.field.required';
  if (issue.message.startsWith('errors.')) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'errors.field.unknown';
    case 'too_small':
      return sizeKey(issue.origin, 'errors.field.tooShort', 'errors.field.tooFew', 'errors.field.tooSmall');
    case 'too_big':
      return sizeKey(issue.origin, 'errors.field.tooLong', 'errors.field.tooMany', 'errors.field.tooLarge');
    case 'invalid_value':
      return 'errors.field.choice';
    case 'invalid_format':
      return formatKeys[issue.format ?? ''] ?? 'errors.field.invalid';
    default:
      return 'errors.field.invalid';
  }
}

const formatKeys: Record<string, string> = {
  email: 'errors.field.email',
  url: 'errors.field.url',
  date: 'errors.field.date',
  datetime: 'errors.field.date',
};

function sizeKey(origin: string | undefined, text: string, list: string, amount: string): string {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' ? list : amount;
}

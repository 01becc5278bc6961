import { useMemo, useState } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ValidationError } from './validation-errors';
import { schemaResolver, type FormSchema, type InputOf, type OutputOf } from './schema-resolver';

/** The part of a problem response (RFC 9457) or of a platform error that a form shows. */
export interface FormProblem {
  key?: string;
  id?: string;
  /** HTTP status of the response, if there was one. */
  status?: number | undefined;
  values?: Readonly<Record<string, unknown>>;
  /** Error key by path of the field. */
  fields?: Readonly<Record<string, string>>;
  /** What the errors of fields say, by path of the field. */
  fieldValues?: Readonly<Record<string, { limit?: number | undefined; count?: number | undefined }>>;
}

/** Content of the summary above the form since the last submit. */
export interface FormErrors {
  attempt: number;
  fields: readonly { name: string; error: ValidationError }[];
  problem?: FormProblem;
}

export interface ParkForm<Values extends FieldValues = FieldValues, Output = unknown> extends UseFormReturn<
  Values,
  unknown,
  Output & FieldValues
> {
  /** Shows the server's errors at the fields and in the summary, which is focused. The input is kept. */
  showProblem: (problem: FormProblem) => void;
  summary: FormErrors | null;
  /** Used by `Form`. */
  refuse: (errors: FieldErrors) => void;
  /** Used by `Form`. */
  clearSummary: () => void;
}

export interface UseFormOptions<Schema extends FormSchema> {
  /** A schema of the contract, so that the rules are those of the server. */
  schema: Schema;
  /** A value for every field; '' for an empty one. */
  defaultValues: DefaultValues<InputOf<Schema> & FieldValues>;
  /** What the summary shows until the first submit, for a form that was sent without scripts. */
  problem?: FormProblem | undefined;
}

/** State of a form for a schema. Fields are validated on submit, and after that while they are edited. */
export function useForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  problem: firstProblem,
}: UseFormOptions<Schema>): ParkForm<InputOf<Schema> & FieldValues, OutputOf<Schema>> {
  type Values = InputOf<Schema> & FieldValues;
  const [summary, setSummary] = useState<FormErrors | null>(
    firstProblem ? { attempt: 0, fields: [], problem: firstProblem } : null,
  );
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  // The resolver is typed for any values; the schema defines which.
  const form = useHookForm({
    resolver,
    defaultValues: defaultValues as FieldValues,
    shouldFocusError: false,
  }) as unknown as UseFormReturn<Values, unknown, OutputOf<Schema> & FieldValues>;

  const refuseWith = (fields: FormErrors['fields'], problem?: FormProblem) =>
    setSummary((last) => ({ attempt: (last?.attempt ?? 0) + 1, fields, problem }));

  return {
    ...form,
    // Its fields are getters that track what the caller reads; a spread would read all of them.
    formState: form.formState,
    summary,
    refuse: (errors) => refuseWith(errorsByName(errors)),
    clearSummary: () => setSummary(null),
    showProblem(problem) {
      const fields = Object.entries(problem.fields ?? {}).map(([path, key]) => ({
        name: fieldName(path),
        error: { key, ...countOf(problem.fieldValues?.[path]) },
      }));
      for (const { name, error } of fields)
        form.setError(name as FieldPath<Values>, {
          type: error.key,
          types: error.values && { count: String(error.values.count) },
        });
      form.setError('root.problem', { type: problem.key ?? 'errors.recoverable' });
      refuseWith(fields, problem);
    },
  };
}

/** The number in the text of a field's error: its limit, unless the plural form needs another one. */
function countOf(
  values: { limit?: number | undefined; count?: number | undefined } = {},
): Pick<ValidationError, 'values'> {
  const count = values.count ?? values.limit;
  return count === undefined ? {} : { values: { count } };
}

/** `body.email`, `/body/email` and `email` all name the same field. */
const fieldName = (path: string) =>
  path
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/^body\./, '');

/** Flattens the nested errors into a list of names for the summary. */
function errorsByName(errors: object, prefix = ''): FormErrors['fields'] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const name = prefix + key;
    if ('type' in error && typeof error.type === 'string') return [{ name, error: validationErrorFrom(error) }];
    return errorsByName(error, `${name}.`);
  });
}

/** Converts an error of the form library. */
export function validationErrorFrom(error: { type?: unknown; types?: unknown }): ValidationError {
  const count =
    error.types && typeof error.types === 'object' && 'count' in error.types ? Number(error.types.count) : undefined;
  return { key: String(error.type), values: count === undefined ? undefined : { count } };
}

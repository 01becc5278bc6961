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

/** The part of a problem answer (RFC 9457) or of a platform error that a form shows. */
export interface FormProblem {
  key?: string;
  id?: string;
  values?: Readonly<Record<string, unknown>>;
  /** Path of a field → key of what is wrong with it. */
  fields?: Readonly<Record<string, string>>;
}

/** What stands in the summary above the form since the last attempt to send it. */
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
  /** Lays what the server refused on its fields and into the summary, which takes focus. What was typed stays. */
  showProblem: (problem: FormProblem) => void;
  summary: FormErrors | null;
  /** For `Form`. */
  refuse: (errors: FieldErrors) => void;
  /** For `Form`. */
  clearSummary: () => void;
}

export interface UseFormOptions<Schema extends FormSchema> {
  /** A schema of the contract: the same rules as on the server. */
  schema: Schema;
  /** A value for every field, '' for an empty one. */
  defaultValues: DefaultValues<InputOf<Schema> & FieldValues>;
}

/** A form over one schema. Checked when sent; from then on each field while it is mended. */
export function useForm<Schema extends FormSchema>({
  schema,
  defaultValues,
}: UseFormOptions<Schema>): ParkForm<InputOf<Schema> & FieldValues, OutputOf<Schema>> {
  type Values = InputOf<Schema> & FieldValues;
  const [summary, setSummary] = useState<FormErrors | null>(null);
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  // The resolver speaks of any values; which ones is known from the schema alone.
  const form = useHookForm({
    resolver,
    defaultValues: defaultValues as FieldValues,
    shouldFocusError: false,
  }) as unknown as UseFormReturn<Values, unknown, OutputOf<Schema> & FieldValues>;

  const refuseWith = (fields: FormErrors['fields'], problem?: FormProblem) =>
    setSummary((last) => ({ attempt: (last?.attempt ?? 0) + 1, fields, problem }));

  return {
    ...form,
    // Its fields are getters that tell what the caller depends on; a spread would read them all.
    formState: form.formState,
    summary,
    refuse: (errors) => refuseWith(errorsByName(errors)),
    clearSummary: () => setSummary(null),
    showProblem(problem) {
      const fields = Object.entries(problem.fields ?? {}).map(([path, key]) => ({
        name: fieldName(path),
        error: { key },
      }));
      for (const {
        name,
        error: { key },
      } of fields)
        form.setError(name as FieldPath<Values>, { type: key });
      form.setError('root.problem', { type: problem.key ?? 'errors.recoverable' });
      refuseWith(fields, problem);
    },
  };
}

/** `body.email`, `/body/email` and `email` mean the same field. */
const fieldName = (path: string) =>
  path
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/^body\./, '');

/** Errors come nested like the values; the summary wants a list of names. */
function errorsByName(errors: object, prefix = ''): FormErrors['fields'] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return [];
    const name = prefix + key;
    if ('type' in error && typeof error.type === 'string') return [{ name, error: validationErrorFrom(error) }];
    return errorsByName(error, `${name}.`);
  });
}

/** Back from the form library's shape to ours. */
export function validationErrorFrom(error: { type?: unknown; types?: unknown }): ValidationError {
  const count =
    error.types && typeof error.types === 'object' && 'count' in error.types ? Number(error.types.count) : undefined;
  return { key: String(error.type), values: count === undefined ? undefined : { count } };
}

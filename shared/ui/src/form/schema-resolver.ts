import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { config } from 'zod/v4/core';
import { validationErrorOf, type SchemaIssue } from './validation-errors';

// The content security policy forbids eval, which zod's compiled parsers use.
config({ jitless: true });

/** The part of a zod schema that forms use; both `zod` and `zod/mini` have it. */
export interface FormSchema {
  _zod: { input: unknown; output: unknown };
  safeParse: (
    data: unknown,
  ) => { success: true; data: unknown } | { success: false; error: { issues: readonly unknown[] } };
}

type FormResult<Output> =
  | { readonly success: true; readonly data: Output }
  | { readonly success: false; readonly error: { readonly issues: readonly unknown[] } };

/**
 * The schema of a form whose values are not those of the contract, such as hours that are typed as a text.
 * @param parse converts the values and parses them with the schema of the contract; its issues name fields of the form.
 */
export const formSchema = <Input, Output>(parse: (values: Input) => FormResult<Output>) => ({
  // Types only: forms infer their values from it.
  _zod: {} as { input: Input; output: Output },
  safeParse: (values: unknown) => parse(values as Input) as ReturnType<FormSchema['safeParse']>,
});

export type InputOf<Schema extends FormSchema> = Schema['_zod']['input'];
export type OutputOf<Schema extends FormSchema> = Schema['_zod']['output'];

const pathOf = (issue: SchemaIssue) => issue.path.map(String).join('.');

/**
 * An empty field has the value '', but an optional property must be absent. Values that fail because they are empty
 * are therefore removed and parsed again: required fields are then missing, optional ones are valid.
 */
function parse(schema: FormSchema, values: FieldValues) {
  const first = schema.safeParse(values);
  if (first.success) return first;
  const empty = (first.error.issues as readonly SchemaIssue[]).filter((issue) => get(values, pathOf(issue)) === '');
  if (empty.length === 0) return first;
  const without = structuredClone(values);
  for (const issue of empty) set(without, pathOf(issue), undefined);
  return schema.safeParse(without);
}

/** Validates values of the form library with a schema of the contract. Each field gets its first error. */
export const schemaResolver =
  (schema: FormSchema): Resolver<FieldValues> =>
  (values) => {
    const result = parse(schema, values);
    if (result.success) return { values: result.data as FieldValues, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues as readonly SchemaIssue[]) {
      const path = pathOf(issue) || 'root.schema';
      // Show only the first issue of a field.
      if (get(errors, path)) continue;
      const { key, values: limits } = validationErrorOf(issue, get(values, path));
      set(errors, path, { type: key, types: limits && { count: String(limits.count) } });
    }
    return { values: {}, errors };
  };

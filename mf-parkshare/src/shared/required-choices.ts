import { formSchema, type FormSchema, type InputOf, type OutputOf } from '@park/ui/form';

interface Issue {
  readonly path: readonly PropertyKey[];
}

/**
 * The schema of the contract for a form with selects. The contract calls a missing id invalid; a person who has chosen
 * nothing is asked to choose.
 */
export const withRequiredChoices = <Schema extends FormSchema>(
  schema: Schema,
  names: readonly (keyof InputOf<Schema> & string)[],
) =>
  formSchema<InputOf<Schema>, OutputOf<Schema>>((values) => {
    const result = schema.safeParse(values);
    if (result.success) return { success: true, data: result.data as OutputOf<Schema> };
    const isEmpty = ({ path }: Issue) => names.some((name) => path.join('.') === name && !values[name]);
    const issues = (result.error.issues as readonly Issue[]).map((issue) =>
      isEmpty(issue) ? { ...issue, message: 'errors.field.notChosen' } : issue,
    );
    return { success: false, error: { issues } };
  });

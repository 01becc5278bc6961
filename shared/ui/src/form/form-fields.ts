import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useTranslate, useUiTexts, type FieldErrorTexts } from '@park/ui';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { ValidationError } from './validation-errors';
import { validationErrorFrom } from './useForm';

interface FormFields {
  formId: string;
  /** Labels of the fields, for the summary. */
  setLabel: (name: string, label: ReactNode) => void;
}

export const FormFieldsContext = createContext<FormFields>({ formId: 'form', setLabel: () => undefined });

/** Id of the control of a field: the summary of errors links to it. */
export const fieldId = (formId: string, name: string) => `${formId}-${name.replaceAll('.', '-')}`;

/** Text of an error: the shell's, else the built-in one, else a general "please check". */
export function useErrorText(): (error: ValidationError) => string {
  const translate = useTranslate();
  const { fieldErrors } = useUiTexts();
  return ({ key, values }) =>
    translate(key, values) ?? builtInText(fieldErrors, key, values?.count) ?? fieldErrors.invalid;
}

function builtInText(texts: FieldErrorTexts, key: string, count = 0): string | undefined {
  const name = key.startsWith('errors.field.') ? key.slice('errors.field.'.length) : '';
  const words = Object.hasOwn(texts, name) ? texts[name as keyof FieldErrorTexts] : undefined;
  return typeof words === 'function' ? words(count) : words;
}

/** Id and error of a field of the surrounding form; registers the field's label. */
export function useFormField(
  name: string,
  label: ReactNode,
): {
  id: string;
  error: string | undefined;
  register: ReturnType<typeof useFormContext>['register'];
  control: ReturnType<typeof useFormContext>['control'];
} {
  const { formId, setLabel } = useContext(FormFieldsContext);
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const text = useErrorText();
  useEffect(() => setLabel(name, label), [setLabel, name, label]);
  const error: unknown = get(errors, name);
  const refused = error && typeof error === 'object' && 'type' in error ? text(validationErrorFrom(error)) : undefined;
  return { id: fieldId(formId, name), error: refused, register, control };
}

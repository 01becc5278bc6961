/** Forms for schemas of the contract. README.md has a complete example. */
export {
  CheckboxField,
  CheckboxGroupField,
  RadioGroupField,
  SelectField,
  type CheckboxFieldProps,
  type RadioGroupFieldProps,
  type SelectFieldProps,
} from './choice-fields';
export { Form, type FormProps } from './Form';
export { FormDialog, type FormDialogProps } from './FormDialog';
export { useErrorText } from './form-fields';
export { validationErrorOf, type ValidationError } from './validation-errors';
export { formSchema, type FormSchema, type InputOf, type OutputOf } from './schema-resolver';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export {
  DateField,
  NumberField,
  PasswordField,
  TextAreaField,
  TextField,
  TimeField,
  type FormFieldProps,
  type NumberFieldProps,
  type PasswordFieldProps,
  type TextFieldProps,
} from './text-fields';
export { useForm, type FormProblem, type ParkForm, type UseFormOptions } from './useForm';
export { useFieldArray, useWatch } from 'react-hook-form';

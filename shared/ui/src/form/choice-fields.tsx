/** Fields for choices, connected to the surrounding Form by `name`. */
import {
  Checkbox,
  Field,
  FieldError,
  FieldHelp,
  RadioGroup,
  Select,
  type Option,
  type RadioOption,
  type SelectProps,
} from '@park/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import styles from './Form.module.css';
import { useFormField } from './form-fields';
import type { FormFieldProps } from './text-fields';

export interface SelectFieldProps
  extends FormFieldProps, Pick<SelectProps, 'placeholder' | 'disabled' | 'autoComplete'> {
  options: readonly Option[];
}

/** Value: that of the option; '' for the placeholder. */
export function SelectField({ name, label, help, optional, ...rest }: SelectFieldProps) {
  const { id, error, register } = useFormField(name, label);
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      {(control) => <Select {...rest} {...control} aria-required={!optional} {...register(name)} />}
    </Field>
  );
}

export interface CheckboxFieldProps extends Omit<FormFieldProps, 'label' | 'optional'> {
  label: ReactNode;
}

/** Value true or false. */
export function CheckboxField({ name, label, help }: CheckboxFieldProps) {
  const { id, error, register } = useFormField(name, label);
  return <Checkbox id={id} label={label} help={help} error={error} {...register(name)} />;
}

export interface RadioGroupFieldProps extends FormFieldProps {
  options: readonly RadioOption[];
}

/** Value: that of the selected radio. */
export function RadioGroupField({ name, label, help, optional, options }: RadioGroupFieldProps) {
  const { id, error, control } = useFormField(name, label);
  const { field } = useController({ name, control });
  return (
    <RadioGroup
      id={id}
      ref={field.ref}
      name={name}
      legend={label}
      help={help}
      optional={optional}
      error={error}
      options={options}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** Value: the list of checked values, in the order of the options. */
export function CheckboxGroupField({ name, label, help, options }: Omit<RadioGroupFieldProps, 'optional'>) {
  const { id, error, control } = useFormField(name, label);
  const { field } = useController({ name, control });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string, on: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((other) => (other === value ? on : chosen.includes(other))),
    );
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>{label}</legend>
      <FieldHelp id={id} help={help} />
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          id={index === 0 ? id : undefined}
          ref={index === 0 ? field.ref : undefined}
          label={option.label}
          help={option.help}
          disabled={option.disabled}
          checked={chosen.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
          onBlur={field.onBlur}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHelp, Optional } from './Field';
import styles from './fields.module.css';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

function Choice({
  label,
  help,
  error,
  type,
  kind,
  className,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio'; kind?: 'switch' }) {
  const made = useId();
  const id = rest.id ?? made;
  const describedBy =
    [error && `${id}-error`, help && `${id}-help`, rest['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label className={classNames(styles.choice, kind === 'switch' && styles.switchRow)} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type={type}
          role={kind}
          className={classNames(styles.choiceInput, kind === 'switch' && styles.switch)}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.choiceText}>{label}</span>
      </label>
      <div className={styles.choiceNotes}>
        <FieldHelp id={id} help={help} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

/** Yes or no, submitted with the form. */
export const Checkbox = (props: ChoiceProps) => <Choice {...props} type="checkbox" />;

/** On or off, effective at once. In a form with a submit button use a Checkbox. */
export const Switch = (props: ChoiceProps) => <Choice {...props} type="checkbox" kind="switch" />;

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  options: readonly RadioOption[];
  /** Default: generated. */
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  help?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  id?: string;
  /** Ref of the first radio, for moving the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few options, all visible. For more than seven use a Select. */
export function RadioGroup({
  legend,
  options,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  help,
  error,
  optional,
  id: given,
  ref,
}: RadioGroupProps) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy} onBlur={onBlur}>
      <legend className={styles.label}>
        {legend}
        {optional && <Optional />}
      </legend>
      <FieldHelp id={id} help={help} />
      {options.map((option, index) => (
        <Choice
          key={option.value}
          ref={index === 0 ? ref : undefined}
          id={index === 0 ? id : undefined}
          type="radio"
          name={name ?? made}
          label={option.label}
          help={option.help}
          disabled={option.disabled}
          value={option.value}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={() => onChange?.(option.value)}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

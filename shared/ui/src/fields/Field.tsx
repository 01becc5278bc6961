import { CircleAlertIcon } from '@park/ui/icons';
import { useId, type LabelHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './fields.module.css';

/** Props of the control inside a Field, which associate label, help and error with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Below the control: format, reason, consequence. */
  help?: ReactNode;
  /** The error message, shown below the control and read with it. */
  error?: ReactNode;
  /** Most fields are required, so the others are marked. */
  optional?: boolean;
  /** Hides the label visually where the context makes it clear (a search in its bar). */
  hideLabel?: boolean;
  /** Default: generated. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** The label of a control outside of `Field`. */
export function Label({ className, children, ...rest }: LabelHTMLAttributes<HTMLLabelElement>) {
  return (
    <label {...rest} className={classNames(styles.label, className)}>
      {children}
    </label>
  );
}

/** Label, help and error around a control. The control is a function of the ids that associate them. */
export function Field({ label, help, error, optional, hideLabel, id: given, className, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <Label htmlFor={id} className={hideLabel ? styles.hiddenLabel : undefined}>
        {label}
        {optional && <Optional />}
      </Label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** "(optional)" after a label; required fields are the rule and have no mark. */
export function Optional() {
  const texts = useUiTexts();
  return <span className={styles.optional}> ({texts.optional})</span>;
}

/** The help below a label. The control names it with `aria-describedby`, by the id `{id}-help`. */
export const FieldHelp = ({ id, help }: { id: string; help?: ReactNode }) =>
  help ? (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  ) : null;

/** The error below a control. The control names it with `aria-describedby`, by the id `{id}-error`. */
export const FieldError = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <p className={styles.error} id={`${id}-error`}>
      <CircleAlertIcon size={16} />
      <span>{error}</span>
    </p>
  ) : null;

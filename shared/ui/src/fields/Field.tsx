import { CircleAlertIcon } from '@park/ui/icons';
import { useId, type LabelHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './fields.module.css';

/** What the control inside a Field must carry, so that label, help and error are read with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Below the control: format, reason, consequence. */
  help?: ReactNode;
  /** In words; shown beside the control and read with it. */
  error?: ReactNode;
  /** Most fields are required, so the others are marked. */
  optional?: boolean;
  /** Label only for screen readers, where the place says it (a search in its bar). */
  hideLabel?: boolean;
  /** Default: made up. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Label({ className, children, ...rest }: LabelHTMLAttributes<HTMLLabelElement>) {
  return (
    <label {...rest} className={classNames(styles.label, className)}>
      {children}
    </label>
  );
}

/** Label above, help below, error beside it. The control is a function of the ids that tie them together. */
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

export function Optional() {
  const texts = useUiTexts();
  return <span className={styles.optional}> ({texts.optional})</span>;
}

export const FieldHelp = ({ id, help }: { id: string; help?: ReactNode }) =>
  help ? (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  ) : null;

export const FieldError = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <p className={styles.error} id={`${id}-error`}>
      <CircleAlertIcon size={16} />
      <span>{error}</span>
    </p>
  ) : null;

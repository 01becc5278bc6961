import { FieldError, FieldHelp } from '@park/ui';
import { useId, type ReactNode } from 'react';
import styles from './FieldGroup.module.css';

export interface FieldGroupProps {
  readonly legend: string;
  readonly help?: ReactNode;
  /** One for all fields of the group. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together under a legend, with help and an error for all of them. */
export function FieldGroup({ legend, help, error, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

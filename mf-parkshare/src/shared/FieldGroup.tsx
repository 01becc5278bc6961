import { FieldError } from '@park/ui';
import { useId, type ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, with one error for all of them. */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

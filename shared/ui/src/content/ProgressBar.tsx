import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  /** Done so far, from 0 to `max`. */
  value: number;
  /** Default: 100. */
  max?: number;
  /** The state in words, for example "120 of 190". */
  valueText?: string;
}

/** Long work that shows how far it is; also a quota or a capacity. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.text}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}

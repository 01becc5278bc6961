import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  /** Current value, from 0 to `max`. */
  value: number;
  /** Default: 100. */
  max?: number;
  /** The value as text, for example "120 of 190". */
  valueText?: string;
}

/** Progress of a long task; also for a quota or a capacity. */
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

import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './search.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for example "Half of the day". For screen readers only, unless `showLegend` is set. */
  legend: string;
  showLegend?: boolean;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'normal' | 'small';
  /** Name of the choice in the address, and the form that sends it where scripts do not run. */
  name?: string | undefined;
  form?: string | undefined;
}

/** One of two to five options side by side: view, half of the day, language. Arrow keys move within, Tab leaves. */
export function SegmentedControl<Value extends string>({
  legend,
  showLegend,
  options,
  value,
  onChange,
  size = 'normal',
  name: given,
  form,
}: SegmentedControlProps<Value>) {
  const made = useId();
  const name = given ?? made;
  return (
    <fieldset>
      {showLegend ? (
        <legend className={styles.legend}>{legend}</legend>
      ) : (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      )}
      <div className={classNames(styles.segments, size === 'small' && styles.smallSegments)}>
        {options.map((option) => (
          <label className={styles.segment} key={option.value}>
            <input
              type="radio"
              name={name}
              form={form}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.segmentText}>
              {option.icon}
              <span className={styles.steady} data-label={option.label}>
                {option.label}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

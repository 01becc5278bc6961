/** Filters of a list: several values of one property, with the number of items for each. */
import { CheckIcon } from '@park/ui/icons';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Checkbox } from './choices';
import styles from './search.module.css';

export interface FacetValue {
  value: string;
  label: string;
  /** Number of items with this value under the other filters. */
  count?: number;
}

export interface FacetProps {
  /** Name of the property: "Category". */
  legend: string;
  values: readonly FacetValue[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Name of the property in the address, and the form that sends it where scripts do not run. */
  name?: string | undefined;
  form?: string | undefined;
}

const toggled = (selected: readonly string[], value: string) =>
  selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value];

/** For few values, in a line above the list. */
export function FilterChips({ legend, showLegend, values, selected, onChange }: FacetProps & { showLegend?: boolean }) {
  return (
    <fieldset>
      {showLegend ? (
        <legend className={styles.legend}>{legend}</legend>
      ) : (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      )}
      <div className={styles.chips}>
        {values.map(({ value, label, count }) => (
          <label className={styles.chip} key={value}>
            <input
              type="checkbox"
              checked={selected.includes(value)}
              onChange={() => onChange(toggled(selected, value))}
            />
            <span className={styles.chipText}>
              <CheckIcon size={14} className={styles.tick} />
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For many values, in a column beside the list. */
export function FacetGroup({ legend, values, selected, onChange, name, form }: FacetProps) {
  return (
    <fieldset>
      <legend className={classNames(styles.legend)}>{legend}</legend>
      {values.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          form={form}
          value={value}
          checked={selected.includes(value)}
          onChange={() => onChange(toggled(selected, value))}
          label={
            <span className={styles.facetLine}>
              <span>{label}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

import { FacetGroup, type FacetValue } from '@park/ui';
import { useState } from 'react';
import styles from './Facet.module.css';
import { ShowAllButton } from './ShowAllButton';

export interface FacetProps {
  readonly legend: string;
  /** In the address. */
  readonly name: string;
  readonly form: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: string[]) => void;
}

/** Values shown before "Show all"; the response has the most frequent ones first. */
const maxShownValues = 7;

/** The values of one property. Selected values are always shown, however rare they are. */
export function Facet({ legend, name, form, values, chosen, onChoose }: FacetProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (values.length === 0) return null;
  // A single further value needs no more space than the button that hides it.
  const isLong = values.length > maxShownValues + 1;
  const shown =
    showsAll || !isLong
      ? values
      : values.filter(({ value }, place) => place < maxShownValues || chosen.includes(value));
  return (
    <div>
      <FacetGroup legend={legend} name={name} form={form} values={shown} selected={chosen} onChange={onChoose} />
      {isLong && (
        <ShowAllButton
          variant="quiet"
          size="small"
          className={styles.more}
          count={values.length}
          showsAll={showsAll}
          onChange={setShowsAll}
        />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  term: string;
  /** The row is left out if this is null, undefined or ''. */
  value: ReactNode;
}

/** Properties of an item, one per line. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {items
          .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
          .map(({ term, value }) => (
            <div className={styles.row} key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

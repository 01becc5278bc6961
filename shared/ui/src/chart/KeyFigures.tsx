import type { ReactNode } from 'react';
import styles from './KeyFigures.module.css';

export interface KeyFigure {
  readonly key: string;
  readonly label: string;
  /** Formatted: "1,240" or "62 %". */
  readonly value: ReactNode;
}

/** The few numbers that a page of statistics starts with. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

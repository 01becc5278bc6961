import type { ReactNode } from 'react';
import styles from './DetailsFrame.module.css';

export interface DetailsFrameProps {
  /** What comes before the facts where there is one column only. */
  readonly opening?: ReactNode;
  readonly facts: ReactNode;
  /** Where to read on: below the facts, or at the end of everything where there is one column only. */
  readonly further?: ReactNode;
  readonly children?: ReactNode;
}

/** A text with its facts beside it; on a phone the facts stand where one looks for them, not at the end of everything. */
export function DetailsFrame({ opening, facts, further, children }: DetailsFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.areas}>
        {opening && <div className={styles.text}>{opening}</div>}
        <div className={styles.facts}>{facts}</div>
        <div className={styles.text}>{children}</div>
        {further && <div className={styles.further}>{further}</div>}
      </div>
    </div>
  );
}

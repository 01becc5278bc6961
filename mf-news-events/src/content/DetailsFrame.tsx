import type { ReactNode } from 'react';
import styles from './DetailsFrame.module.css';

export interface DetailsFrameProps {
  readonly facts: ReactNode;
  /** Where to read on. */
  readonly further?: ReactNode;
  readonly children: ReactNode;
}

/** A text with its facts beside it; on a phone when and where come first, and what else there is comes last. */
export function DetailsFrame({ facts, further, children }: DetailsFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.areas}>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.text}>{children}</div>
        {further && <div className={styles.further}>{further}</div>}
      </div>
    </div>
  );
}

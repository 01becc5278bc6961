import type { ReactNode } from 'react';
import styles from './DetailsFrame.module.css';

export interface DetailsFrameProps {
  /** Above the facts where there is only one column. */
  readonly opening?: ReactNode;
  readonly facts: ReactNode;
  /** Related links: below the facts, or at the end where there is only one column. */
  readonly further?: ReactNode;
  readonly children?: ReactNode;
}

/** A text with its facts beside it; on a phone the facts come before the text. */
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

import type { ReactNode } from 'react';
import styles from './ListBar.module.css';

/** Search and filters above a list. */
export function ListBar({ search, children }: { search: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

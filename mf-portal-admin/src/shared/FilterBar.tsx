import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** Above a list: the search field, which grows, and the filters beside it. Not printed. */
export function FilterBar({ search, children }: { readonly search: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

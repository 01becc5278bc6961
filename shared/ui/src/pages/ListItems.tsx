import type { ReactNode } from 'react';
import styles from './ListItems.module.css';

/** The items of a list, dimmed while another input is slow to load. */
export function ListItems({ isRefreshing, children }: { isRefreshing: boolean; children: ReactNode }) {
  return (
    <div className={styles.items} aria-busy={isRefreshing}>
      {children}
    </div>
  );
}

/** How every list of this remote is built: filters beside search, controls and results. */
import { Sidebar, Stack } from '@park/ui';
import type { ReactNode } from 'react';
import { useDirectoryTexts } from '../texts/use-directory-texts';
import styles from './ListFrame.module.css';

export interface ListFrameProps {
  readonly search: ReactNode;
  /** Order and view, at the end of the search's line. */
  readonly controls?: ReactNode;
  readonly filters: ReactNode;
  readonly chosenCount: number;
  /** What is chosen, above the results. */
  readonly chosen?: ReactNode;
  /** Another input loads; what is shown belongs to the previous one. */
  readonly isRefreshing: boolean;
  readonly children: ReactNode;
}

export function ListFrame({ search, controls, filters, chosenCount, chosen, isRefreshing, children }: ListFrameProps) {
  const { t } = useDirectoryTexts();
  const filtersLabel = chosenCount > 0 ? t('list.filtersChosen', { count: chosenCount }) : t('list.filters');
  return (
    <Sidebar side="start" asideLabel={filtersLabel} aside={<div data-print="hide">{filters}</div>}>
      <Stack gap={4}>
        <div className={styles.bar} data-print="hide">
          <div className={styles.search}>{search}</div>
          {controls && <div className={styles.controls}>{controls}</div>}
        </div>
        {chosen}
        <div className={styles.items} aria-busy={isRefreshing}>
          {children}
        </div>
      </Stack>
    </Sidebar>
  );
}

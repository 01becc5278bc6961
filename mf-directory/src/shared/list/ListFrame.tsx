/** Layout of every list of this remote: search and controls, filters beside the results, and the results. */
import { Button, classNames } from '@park/ui';
import { ListFilterIcon } from '@park/ui/icons';
import { useId, useState, type ReactNode } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './ListFrame.module.css';

export interface ListFrameProps {
  readonly search: ReactNode;
  /** Order and view, at the end of the search bar. */
  readonly controls?: ReactNode;
  readonly filters: ReactNode;
  readonly chosenCount: number;
  /** The active filters, above the results. */
  readonly chosen?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Where there is no space for two columns, a button opens the filters. It is on one line with order and view, so that
 * on a phone the list starts after two lines of controls.
 */
export function ListFrame({ search, controls, filters, chosenCount, chosen, children }: ListFrameProps) {
  const { t } = useDirectoryTexts();
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.bar} data-print="hide">
        <div className={styles.search}>{search}</div>
        <div className={classNames(styles.controls, !controls && styles.toggleOnly)}>
          <Button
            className={styles.toggle}
            icon={<ListFilterIcon size={16} />}
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosenCount > 0 ? t('list.filtersChosen', { count: chosenCount }) : t('list.filters')}
          </Button>
          {controls}
        </div>
      </div>
      <div className={styles.columns}>
        <div id={filtersId} className={classNames(styles.filters, isOpen && styles.open)} data-print="hide">
          {filters}
        </div>
        <div className={styles.results}>
          {chosen}
          {children}
        </div>
      </div>
    </div>
  );
}

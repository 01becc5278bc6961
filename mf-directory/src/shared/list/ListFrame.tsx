/** Layout of every list of this remote: search and controls, filters beside the results, and the results. */
import { Button, classNames, Dialog } from '@park/ui';
import { ListFilterIcon } from '@park/ui/icons';
import { useState, type ReactNode } from 'react';
import { listForm } from '@park/ui/pages';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './ListFrame.module.css';

export interface ListFrameProps {
  readonly search: ReactNode;
  /** Order and view, at the end of the search bar. */
  readonly controls?: ReactNode;
  readonly filters: ReactNode;
  readonly chosenCount: number;
  /** "Show 24 companies": closes the sheet of filters. Undefined while the number is not known. */
  readonly showResults: string | undefined;
  /** The active filters, above the results. */
  readonly chosen?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Where there is no space for two columns, a button opens the filters in a sheet, which shows the number of results.
 * The button is on one line with order and view, so that on a phone the list starts after two lines of controls.
 */
export function ListFrame({ search, controls, filters, chosenCount, showResults, chosen, children }: ListFrameProps) {
  const { t } = useDirectoryTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.frame}>
      <div className={styles.bar} data-print="hide">
        <div className={styles.search}>{search}</div>
        <div className={classNames(styles.controls, !controls && styles.toggleOnly)}>
          <Button
            className={styles.toggle}
            data-scripts="needed"
            icon={<ListFilterIcon size={16} />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {chosenCount > 0 ? t('list.filtersChosen', { count: chosenCount }) : t('list.filters')}
          </Button>
          {controls}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.filters} data-print="hide">
          {filters}
          {filters && (
            <Button type="submit" form={listForm} data-scripts="off">
              {t('list.showResults')}
            </Button>
          )}
        </div>
        <div className={styles.results}>
          {chosen}
          {children}
        </div>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('list.filters')}
        actions={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            {showResults ?? t('list.showResults')}
          </Button>
        }
      >
        {filters}
      </Dialog>
    </div>
  );
}

import { ListFilterIcon } from '@park/ui/icons';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { classNames } from '../class-names';
import styles from './layout.module.css';

export interface SidebarProps {
  /** The narrow column: filters at the start, facts at the end. */
  aside: ReactNode;
  /** Default: end. */
  side?: 'start' | 'end';
  /**
   * Label ("Filters (2)") of a button that opens the narrow column where there is no space for two, so that filters do
   * not push the list out of view. Without it the narrow column is above or below the content.
   */
  asideLabel?: string;
  children: ReactNode;
}

/** Content with a narrow column beside it. */
export function Sidebar({ aside, side = 'end', asideLabel, children }: SidebarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const narrow = (
    <div>
      {asideLabel && (
        <Button
          className={styles.asideToggle}
          icon={<ListFilterIcon size={16} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {asideLabel}
        </Button>
      )}
      <div id={id} className={classNames(asideLabel && !open && styles.asideClosed)}>
        {aside}
      </div>
    </div>
  );
  return (
    <div className={styles.besideFrame}>
      <div className={classNames(styles.beside, side === 'start' && styles.besideStart)}>
        {side === 'start' && narrow}
        <div>{children}</div>
        {side === 'end' && narrow}
      </div>
    </div>
  );
}

import type { PublishedRemote } from '@park/platform/descriptor';
import { Button } from '@park/ui';
import { useState } from 'react';
import type { DevelopmentData } from '../page-data/page-data';
import { DevelopmentPanel } from './DevelopmentPanel';
import styles from './development.module.css';
import { countFaults } from '../page-data/faults';
import { useDevelopmentTexts } from './use-development-texts';

export interface DevelopmentToolsProps {
  readonly data: DevelopmentData;
  readonly remotes: readonly PublishedRemote[];
}

/** Opens the panel; shows how many faults are active, so that nobody investigates a fault they switched on themselves. */
export function DevelopmentTools({ data, remotes }: DevelopmentToolsProps) {
  const { t } = useDevelopmentTexts();
  const [isOpen, setIsOpen] = useState(false);
  const faults = countFaults(data.faults);
  return (
    <aside className={styles.corner} aria-label={t.title} data-print="hide">
      <Button
        size="small"
        className={faults > 0 ? styles.faulty : undefined}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        {faults > 0 ? t.buttonWithFaults(faults) : t.button}
      </Button>
      {isOpen && <DevelopmentPanel data={data} remotes={remotes} onClose={() => setIsOpen(false)} />}
    </aside>
  );
}

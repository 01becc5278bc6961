import { InboxIcon, LockIcon, SearchIcon, type IconComponent } from '@park/ui/icons';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './panels.module.css';

/** nothingYet: there are no items · filteredOut: filters hide all items · notAllowed: the person lacks access. */
export type EmptyKind = 'nothingYet' | 'filteredOut' | 'notAllowed';

const icons: Record<EmptyKind, IconComponent> = {
  nothingYet: InboxIcon,
  filteredOut: SearchIcon,
  notAllowed: LockIcon,
};

export interface EmptyStateProps {
  kind: EmptyKind;
  /** What is the case, as one sentence. */
  title: string;
  /** The reason. */
  reason?: ReactNode;
  /** The one next step: add the first, clear the filters, whom to ask. */
  action?: ReactNode;
  /** Less space around it, inside a card or section. */
  compact?: boolean;
  /** Default: 2. */
  headingLevel?: 2 | 3;
}

/** Says why there is nothing, and the next step: nothing yet, filtered out, or not allowed. */
export function EmptyState({ kind, title, reason, action, compact, headingLevel = 2 }: EmptyStateProps) {
  const Icon = icons[kind];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, compact && styles.compact)} data-kind={kind}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {reason && <p className={styles.text}>{reason}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

import { CircleAlertIcon, CircleCheckIcon, ClockIcon, InfoIcon, MinusIcon, type IconComponent } from '@park/ui/icons';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Badge.module.css';

/** A neutral label: category, type, sector. `accent` highlights what concerns the reader. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: 'neutral' | 'accent';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, tone === 'accent' && styles.accent)}>
      {icon}
      {children}
    </span>
  );
}

export type Status = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const icons: Record<Status, IconComponent> = {
  neutral: MinusIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: ClockIcon,
  danger: CircleAlertIcon,
};

/** A state with text, icon and colour. `warning` also means "waiting". */
export function StatusBadge({ status, icon, children }: { status: Status; icon?: ReactNode; children: ReactNode }) {
  const Icon = icons[status];
  return (
    <span className={classNames(styles.badge, styles.status, status !== 'neutral' && styles[status])}>
      {icon ?? <Icon size={14} />}
      {children}
    </span>
  );
}

/** A keyboard key. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}

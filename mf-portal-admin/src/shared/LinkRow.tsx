import { UiLink } from '@park/ui';
import { ExternalLinkIcon, type IconComponent } from '@park/ui/icons';
import type { ReactNode } from 'react';
import styles from './LinkRow.module.css';

interface RowFrameProps {
  readonly icon: IconComponent;
  readonly help: string;
  /** What went wrong, below the row. */
  readonly problem?: ReactNode;
  /** Leads to another system. */
  readonly isElsewhere?: boolean;
  /** A link or button with the class `rowName`. */
  readonly children: ReactNode;
}

/** The class of the link or button of a row; the whole row is its target. */
export const rowName = styles.name;

/** An item of a list of links: icon, name and one line about it. */
export function RowFrame({ icon: Icon, help, problem, isElsewhere = false, children }: RowFrameProps) {
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
        <div className={styles.words}>
          {children}
          <p className={styles.help}>{help}</p>
        </div>
        {isElsewhere && (
          <span className={styles.away}>
            <ExternalLinkIcon size={16} />
          </span>
        )}
      </div>
      {problem}
    </li>
  );
}

interface LinkRowProps extends Pick<RowFrameProps, 'icon' | 'help'> {
  readonly title: string;
  readonly href: string;
}

/** A page of the portal. */
export const LinkRow = ({ title, href, ...row }: LinkRowProps) => (
  <RowFrame {...row}>
    <UiLink className={rowName} href={href}>
      {title}
    </UiLink>
  </RowFrame>
);

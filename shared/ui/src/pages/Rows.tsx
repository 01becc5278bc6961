/** A list with one row per item: mark, title, facts, and actions at the end. */
import { classNames, List, UiLink } from '@park/ui';
import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** A list with a line per item. Inside: `Row`. */
export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <List className={styles.list} aria-label={label}>
      {children}
    </List>
  );
}

export interface RowProps {
  /** Monogram, picture or date before the text. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  /** Target of the link that covers the row. */
  readonly href?: string;
  /** The link is being followed. */
  readonly onFollow?: (() => void) | undefined;
  readonly headingLevel: 2 | 3 | 4;
  /** Language of the title, if it may differ from the page's. */
  readonly lang?: string | undefined;
  /** At the end of the row; below the text where there is no space. */
  readonly end?: ReactNode;
  readonly className?: string;
  /** Below the title. */
  readonly children?: ReactNode;
}

/** A line of `Rows`: mark, title, text below it, and actions at the end. */
export function Row({ mark, title, href, onFollow, headingLevel, lang, end, className, children }: RowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(styles.row, className)}>
      {mark}
      <div className={styles.text}>
        <Heading className={styles.title} lang={lang}>
          {href ? (
            <UiLink className={styles.link} href={href} onClick={onFollow}>
              {title}
            </UiLink>
          ) : (
            title
          )}
        </Heading>
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}

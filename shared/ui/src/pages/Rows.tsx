/** A list with a line per thing: mark, title, facts, and what stands at the end of the line. */
import { classNames, List, UiLink } from '@park/ui';
import type { ReactNode } from 'react';
import styles from './Rows.module.css';

export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <List className={styles.list} aria-label={label}>
      {children}
    </List>
  );
}

export interface RowProps {
  /** Monogram, picture or date leaf before the words. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  /** Where the whole line leads. */
  readonly href?: string;
  readonly headingLevel: 2 | 3 | 4;
  /** Language of the title, where people wrote it. */
  readonly lang?: string | undefined;
  /** At the end of the line; below the words where there is no room. */
  readonly end?: ReactNode;
  readonly className?: string;
  /** Below the title. */
  readonly children?: ReactNode;
}

export function Row({ mark, title, href, headingLevel, lang, end, className, children }: RowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(styles.row, className)}>
      {mark}
      <div className={styles.text}>
        <Heading className={styles.title} lang={lang}>
          {href ? (
            <UiLink className={styles.link} href={href}>
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

import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './Page.module.css';

export interface PageProps {
  /** The page's only h1. It is focusable, so that the shell can focus it after a navigation. */
  title: ReactNode;
  /** A logo or picture before the title. */
  mark?: ReactNode;
  /** Number of items ("190"), beside the title. */
  count?: ReactNode;
  /** A StatusBadge beside the title. */
  state?: ReactNode;
  /** The one main action, on the line of the title. */
  action?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Links to the parents, without the page itself. */
  breadcrumbs?: readonly Crumb[];
  /** content 1200 px (default) · reading 68 characters · form one column of fields. */
  width?: 'content' | 'reading' | 'form';
  children?: ReactNode;
}

/** The frame of every screen. The shell provides `<main>`. */
export function Page({ title, mark, count, state, action, lead, breadcrumbs, width = 'content', children }: PageProps) {
  return (
    <div className={classNames(styles.page, width !== 'content' && styles[width])}>
      {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <header className={styles.header}>
        <div className={classNames(styles.titleLine, mark !== undefined && styles.marked)}>
          {mark}
          <div className={styles.titleLine}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {count !== undefined && <span className={styles.count}>{count}</span>}
            {state && <span className={styles.state}>{state}</span>}
          </div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

export interface SectionProps {
  title: ReactNode;
  /** A link ("All news") or a button at the end of the title's line. */
  action?: ReactNode;
  /** Default: 2. */
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
}

/** A section with a title. Sections set the space between each other. */
export function Section({ title, action, level = 2, id, children }: SectionProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.sectionHeader}>
        <Heading className={level === 2 ? styles.sectionTitle : undefined} id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

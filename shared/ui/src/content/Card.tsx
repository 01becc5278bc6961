import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { UiLink } from '../links/UiLink';
import styles from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Makes the whole card one link, named by the title only. */
  href?: string;
  /** Default: 3. */
  headingLevel?: 2 | 3 | 4;
  /** A 16:9 picture or GeneratedCover above the text. */
  media?: ReactNode;
  /** Avatar or Monogram before the title. */
  mark?: ReactNode;
  /** A muted line below the title: place, date, category. */
  meta?: ReactNode;
  /** A button at the end of the title's line, above the card's link. */
  action?: ReactNode;
  /** Badges and actions at the bottom. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** For items that people choose one by one. Use a Table to compare items. */
export function Card({
  title,
  href,
  headingLevel = 3,
  media,
  mark,
  meta,
  action,
  footer,
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const name = href ? (
    <UiLink className={styles.stretched} href={href}>
      {title}
    </UiLink>
  ) : (
    title
  );
  return (
    <article className={classNames(styles.card, href && styles.link, className)}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {(title || mark || action) && (
          <div className={styles.head}>
            {mark}
            <div className={styles.headText}>
              {title && <Heading className={styles.title}>{name}</Heading>}
              {meta && <p className={styles.meta}>{meta}</p>}
            </div>
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  );
}

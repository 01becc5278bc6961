import { List } from '@park/ui';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import styles from './PageSections.module.css';

export interface SectionLink {
  readonly to: string;
  readonly label: string;
  /** Whether pages below it count as this one. */
  readonly hasPagesBelow?: boolean;
}

interface LinkProps {
  readonly className: string;
  readonly to: string;
  readonly end: boolean;
  readonly children: ReactNode;
}

export interface PageSectionsProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** `NavLink` of `@park/platform`, which marks the current page. */
  readonly link: ComponentType<LinkProps>;
}

/** Links between the pages of an area, below the page's title. */
export function PageSections({ label, links, link: Link }: PageSectionsProps) {
  const frame = useRef<HTMLElement>(null);
  // On a small screen, the current page may be beyond the edge.
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (frame.current && current) frame.current.scrollLeft = current.offsetLeft - frame.current.offsetLeft;
  }, []);
  return (
    <nav ref={frame} aria-label={label} className={styles.sections} data-print="hide">
      <List className={styles.links}>
        {links.map(({ to, label: name, hasPagesBelow = false }) => (
          <li key={to}>
            <Link className={styles.link ?? ''} to={to} end={!hasPagesBelow}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

import { List, Section, UiLink } from '@park/ui';
import styles from './LinkList.module.css';

export interface ListedLink {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly lang?: string;
  /** A muted line below, such as a date. */
  readonly note: string;
}

export interface LinkListProps {
  readonly title: string;
  readonly links: readonly ListedLink[];
  /** Link to the whole list. */
  readonly all?: { readonly label: string; readonly href: string };
}

/** Further links beside an article or event. */
export function LinkList({ title, links, all }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div data-print="hide">
      <Section title={title}>
        <List className={styles.list}>
          {links.map(({ key, href, title: name, lang, note }) => (
            <li key={key} className={styles.item}>
              <UiLink className={styles.link} href={href} lang={lang}>
                {name}
              </UiLink>
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </List>
        {all && (
          <p className={styles.all}>
            <UiLink href={all.href}>{all.label}</UiLink>
          </p>
        )}
      </Section>
    </div>
  );
}

import { ChevronRightIcon } from '@park/ui/icons';
import { UiLink } from '../links/UiLink';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './Page.module.css';

export interface Crumb {
  label: string;
  href: string;
}

/** The way to a detail page; the page itself is its title and not repeated here. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={styles.crumbs}>
        {items.map(({ label, href }) => (
          <li className={styles.crumb} key={href}>
            <UiLink href={href}>{label}</UiLink>
            <ChevronRightIcon size={14} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

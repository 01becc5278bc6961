import { ChevronRightIcon } from '@park/ui/icons';
import { UiLink } from '../links/UiLink';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './Page.module.css';

export interface Crumb {
  label: string;
  href: string;
}

/** Links to the parents of a details page, without the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={styles.crumbs}>
        {items.map(({ label, href }, index) => (
          <li className={styles.crumb} key={href}>
            {index > 0 && <ChevronRightIcon size={14} />}
            <UiLink href={href}>{label}</UiLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

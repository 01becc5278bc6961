import { Link } from '@park/platform';
import { EllipsisIcon } from '@park/ui/icons';
import { classNames, List } from '@park/ui';
import { useLocation } from '@park/platform';
import { useRef, type CSSProperties } from 'react';
import { useShellTexts } from '../texts/use-shell-texts';
import styles from './MainNavigation.module.css';
import type { Navigation } from './use-navigation';
import { useFittingEntries } from './use-fitting-entries';

/** More than this never fit on one line, so they need not be rendered for measuring. */
const maxShown = 20;
/** Width of the "more" button in px; its label is short in both languages. */
const moreWidth = 84;

export interface MainNavigationProps {
  readonly navigation: Navigation;
  readonly onMore: () => void;
  readonly onPrepareMore: () => void;
}

/** The areas on one line of the header. Those that do not fit are behind "more", so that nothing wraps or is cut. */
export function MainNavigation({ navigation: { items, current }, onMore, onPrepareMore }: MainNavigationProps) {
  const { t, language } = useShellTexts();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const candidates = items.slice(0, maxShown);
  const { count, width } = useFittingEntries(
    list,
    candidates.length,
    `${language} ${candidates.map(({ to }) => to).join(' ')}`,
    moreWidth,
  );
  return (
    <nav className={styles.navigation} aria-label={t('navigation.areas')}>
      <List ref={list} className={styles.list}>
        {candidates.map((item, index) => (
          <li key={item.to} className={classNames(styles.item, index >= count && styles.out)}>
            <Link
              to={item.to}
              className={styles.link}
              aria-current={item !== current ? undefined : pathname === item.to ? 'page' : 'true'}
            >
              {item.label[language]}
            </Link>
          </li>
        ))}
      </List>
      {count < items.length && (
        <button
          type="button"
          className={classNames(styles.link, styles.more)}
          style={{ '--shown-width': `${width}px` } as CSSProperties}
          aria-haspopup="dialog"
          onClick={onMore}
          onPointerEnter={onPrepareMore}
          onFocus={onPrepareMore}
        >
          {t('navigation.more')}
          <EllipsisIcon size={16} />
        </button>
      )}
    </nav>
  );
}

import { Link, useLocation } from '@park/platform';
import { List } from '@park/ui';
import { MenuIcon } from '@park/ui/icons';
import { useShellTexts } from '../texts/use-shell-texts';
import styles from './BottomBar.module.css';
import { bottomBarItems } from './navigation-entries';
import { navigationIcons } from './navigation-icons';
import type { Navigation } from './use-navigation';

export interface BottomBarProps {
  readonly navigation: Navigation;
  readonly onMore: () => void;
  readonly onPrepareMore: () => void;
}

/** For small screens: the four areas used most, and a button that opens all others in the sheet. */
export function BottomBar({ navigation: { items, current }, onMore, onPrepareMore }: BottomBarProps) {
  const { t, language } = useShellTexts();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('navigation.mostUsed')}>
      <List className={styles.list}>
        {bottomBarItems(items).map((item) => {
          const Icon = navigationIcons[item.icon];
          return (
            <li key={item.to} className={styles.place}>
              <Link
                to={item.to}
                className={styles.link}
                aria-current={item !== current ? undefined : pathname === item.to ? 'page' : 'true'}
              >
                <Icon />
                <span className={styles.word}>{item.label[language]}</span>
              </Link>
            </li>
          );
        })}
        <li className={styles.place}>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={onMore}
            onPointerEnter={onPrepareMore}
            onFocus={onPrepareMore}
          >
            <MenuIcon />
            <span className={styles.word}>{t('navigation.more')}</span>
          </button>
        </li>
      </List>
    </nav>
  );
}

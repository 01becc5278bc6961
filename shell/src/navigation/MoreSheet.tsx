import { Link } from '@park/platform';
import { Dialog, List } from '@park/ui';
import { useShellTexts } from '../texts/use-shell-texts';
import { LanguageChoice } from './LanguageSwitch';
import styles from './MoreSheet.module.css';
import { navigationIcons } from './navigation-icons';
import { ThemeChoice } from './ThemeSwitch';
import { useCloseOnNavigation } from '../on-demand/use-close-on-navigation';
import type { Navigation } from './use-navigation';

export interface MoreSheetProps {
  readonly navigation: Navigation;
  readonly onClose: () => void;
}

/** All areas, language and theme. Opens from the bottom on small screens. */
export function MoreSheet({ navigation: { items, current }, onClose }: MoreSheetProps) {
  const { t, language } = useShellTexts();
  useCloseOnNavigation(onClose);
  return (
    <Dialog open onClose={onClose} title={t('navigation.allAreas')} size="small">
      <nav aria-label={t('navigation.allAreas')}>
        <List className={styles.list}>
          {items.map((item) => {
            const Icon = navigationIcons[item.icon];
            return (
              <li key={item.to}>
                <Link
                  to={item.to}
                  className={styles.link}
                  aria-current={item === current ? 'true' : undefined}
                  onClick={onClose}
                >
                  <Icon />
                  {item.label[language]}
                </Link>
              </li>
            );
          })}
        </List>
      </nav>
      <div className={styles.preferences}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Dialog>
  );
}

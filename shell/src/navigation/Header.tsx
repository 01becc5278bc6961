import { useLocation, useSession } from '@park/platform';
import { Button, ButtonLink, buttonClassName, Kbd } from '@park/ui';
import { SearchIcon } from '@park/ui/icons';
import type { RemoteOutline } from '../page-data/outlined-snapshot';
import { isLoginPage, loginAddress } from '../session/login-address';
import { useShellTexts } from '../texts/use-shell-texts';
import { keepShellPart } from '../isolation/shell-parts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { MainNavigation } from './MainNavigation';
import { Mark } from './Mark';
import { NotificationsLink } from './NotificationsLink';
import { useSearch } from '../search/SearchProvider';
import { ThemeSwitch } from './ThemeSwitch';
import type { Navigation } from './use-navigation';
import { UserMenu } from './UserMenu';

export interface HeaderProps {
  readonly navigation: Navigation;
  readonly remotes: readonly RemoteOutline[];
  readonly onMore: () => void;
  readonly onPrepareMore: () => void;
}

/** The header of every page: home link, areas, and tools that belong to no area. */
export function Header({ navigation, remotes, onMore, onPrepareMore }: HeaderProps) {
  return (
    <header ref={keepShellPart} className={styles.header}>
      <div className={styles.line}>
        <Mark />
        <div className={styles.areas}>
          <MainNavigation navigation={navigation} onMore={onMore} onPrepareMore={onPrepareMore} />
        </div>
        <div className={styles.tools}>
          <SearchButton />
          <LanguageSwitch className={styles.wideOnly} />
          <ThemeSwitch className={styles.wideOnly} />
          <NotificationsLink remotes={remotes} />
          <Person remotes={remotes} />
        </div>
      </div>
    </header>
  );
}

function SearchButton() {
  const { t } = useShellTexts();
  const search = useSearch();
  return (
    <button
      type="button"
      className={buttonClassName({ variant: 'quiet', className: styles.search })}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={t('search.open')}
      title={t('search.open')}
      onClick={() => search.open()}
      onPointerEnter={search.prepare}
      onFocus={search.prepare}
    >
      <SearchIcon size={18} />
      <span className={styles.searchHint} aria-hidden="true">
        <Kbd>/</Kbd>
      </span>
    </button>
  );
}

function Person({ remotes }: { remotes: readonly RemoteOutline[] }) {
  const { t } = useShellTexts();
  const { user, company } = useSession();
  const { pathname, search } = useLocation();
  if (user)
    return (
      <>
        <UserMenu user={user} company={company} remotes={remotes} />
        <form method="post" action="/logout" data-scripts="off">
          <Button type="submit">{t('account.signOut')}</Button>
        </form>
      </>
    );
  // From the home page no way back is needed.
  const href = isLoginPage(pathname)
    ? `${pathname}${search}`
    : pathname === '/'
      ? '/login'
      : loginAddress(pathname, search);
  return (
    <ButtonLink href={href} size="small" className={styles.signIn}>
      {t('account.signIn')}
    </ButtonLink>
  );
}

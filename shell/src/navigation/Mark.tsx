import { Link, useConfiguration, useLanguage } from '@park/platform';
import { useShellTexts } from '../texts/use-shell-texts';
import styles from './Header.module.css';

/** The park's logo and name, linked to the home page. */
export function Mark() {
  const { language } = useLanguage();
  const { t } = useShellTexts();
  const name = useConfiguration().parkName[language];
  return (
    <Link to="/" className={styles.mark} aria-label={t('navigation.home', { park: name })}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="M2 22V12h10v10zM12 12V2a10 10 0 0 1 10 10zM14 14h8v8h-8z" fill="currentColor" />
      </svg>
      <span className={styles.parkName}>{name}</span>
    </Link>
  );
}

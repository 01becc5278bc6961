import { errorText, Link, useTexts } from '@park/platform';
import { Button } from '@park/ui';
import { useStore } from 'zustand';
import type { sessionTexts } from '../texts/session.en';
import { loginPath } from './login-address';
import { useAuthState, useSessionControl } from './SessionProvider';
import styles from './TokenLoginNotice.module.css';

/** Tells above the page that the link did not sign the person in (AUTH-04). */
export function TokenLoginNotice() {
  const { notices } = useSessionControl();
  const isLoggedIn = useAuthState((state) => state.isLoggedIn);
  const tokenLoginError = useStore(notices, (state) => state.tokenLoginError);
  const { t } = useTexts<typeof sessionTexts>();
  const { t: anyText } = useTexts();
  if (!tokenLoginError || isLoggedIn) return null;
  const dismiss = () => notices.setState({ tokenLoginError: null });
  return (
    <div className={styles.notice} role="alert">
      <div className={styles.words}>
        <p className={styles.title}>{t('session.tokenLogin.failed')}</p>
        <p>{errorText(tokenLoginError, anyText)}</p>
      </div>
      <div className={styles.actions}>
        <Link to={loginPath} onClick={dismiss}>
          {t('session.tokenLogin.signIn')}
        </Link>
        <Button variant="quiet" size="small" onClick={dismiss}>
          {t('session.tokenLogin.dismiss')}
        </Button>
      </div>
    </div>
  );
}

import { Navigate, useLocation, usePageTitle, useSearchParams, useSession } from '@park/platform';
import { Notice, Page, UiLink } from '@park/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { afterLogin } from '../../session/login-address';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { ShellPageProps } from '../../page-data/shell-page-props';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { problemOf, sentParameter } from './form-outcome';
import { loginModeOf, readLoginNotice } from './login-mode';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import { ResetPasswordForm } from './ResetPasswordForm';

/** Sign in, `?mode=forgot` and, with the token of a mail, a new password (MISS-08). */
export function LoginPage({ typedEmail }: ShellPageProps) {
  const { t } = useShellTexts();
  const [parameters] = useSearchParams();
  const { isLoggedIn, user } = useSession();
  const mode = loginModeOf(parameters);
  usePageTitle(t(`login.${mode.kind}.title`));
  useFocusOnTitle(mode.kind);

  if (isLoggedIn && mode.kind !== 'reset')
    return <Navigate to={afterLogin(parameters.get('redirect'), user?.role)} replace />;
  if (mode.kind === 'reset') {
    return (
      <Frame title={t('login.reset.title')} lead={t('login.reset.lead')}>
        <ResetPasswordForm token={mode.token} />
      </Frame>
    );
  }
  const sent = { typedEmail, problem: problemOf(parameters) };
  const withRedirect = (address: string) => keepRedirect(address, parameters.get('redirect'));
  if (mode.kind === 'forgot') {
    return (
      <Frame title={t('login.forgot.title')} lead={t('login.forgot.lead')}>
        <ForgotPasswordForm {...sent} isSent={parameters.has(sentParameter)} />
        <p className={styles.aside}>
          <UiLink href={withRedirect('/login')}>{t('login.forgot.back')}</UiLink>
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={t('login.signIn.title')} lead={t('login.signIn.lead')}>
      <LoginNotice isBrokenLink={mode.isBrokenLink} hasRedirect={parameters.has('redirect')} />
      <LoginForm forgotHref={withRedirect('/login?mode=forgot')} {...sent} />
      <p className={styles.aside}>
        {t('login.signIn.noAccount')}{' '}
        <UiLink href="/working-here/tenant-portal/">{t('login.signIn.howToGetOne')}</UiLink>
      </p>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title} lead={lead} width="form">
      <div className={styles.frame}>{children}</div>
    </Page>
  );
}

/** Why the page was opened: a password was changed, a link is incomplete, or another page needs a session. */
function LoginNotice({ isBrokenLink, hasRedirect }: { isBrokenLink: boolean; hasRedirect: boolean }) {
  const { t } = useShellTexts();
  const notice = readLoginNotice(useLocation().state);
  if (isBrokenLink) {
    return (
      <Notice tone="warning" title={t('errors.auth.invalidToken')}>
        <UiLink href="/login?mode=forgot">{t('login.reset.askAgain')}</UiLink>
      </Notice>
    );
  }
  if (notice === 'passwordChanged') {
    return (
      <Notice tone="success" announce>
        {t('login.signIn.passwordChanged')}
      </Notice>
    );
  }
  return hasRedirect ? <Notice>{t('login.signIn.forPage')}</Notice> : null;
}

const keepRedirect = (address: string, redirect: string | null) =>
  redirect === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect }).toString()}`;

/** The path stays the same between the forms, so the shell does not move the focus; do it here. */
function useFocusOnTitle(kind: string): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    document.querySelector<HTMLElement>('main h1, h1')?.focus();
  }, [kind]);
}

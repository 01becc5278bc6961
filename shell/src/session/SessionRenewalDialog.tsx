import { CallError, type LocalizedError } from '@park/platform';
import { Button, Dialog } from '@park/ui';
import { Form, PasswordField, SubmitButton, useForm } from '@park/ui/form';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useShellTexts } from '../texts/use-shell-texts';
import { useAuthState, useSessionControl } from './SessionProvider';
import styles from './SessionRenewalDialog.module.css';

const Password = z.object({ password: z.string().check(z.minLength(1, 'errors.field.required')) });

/** Signs in again above the page, which stays with all its input. Leaving signs out. */
export function SessionRenewalDialog() {
  const { t } = useShellTexts();
  const { store, renewal } = useSessionControl();
  const email = useAuthState(({ user }) => user?.email ?? '');
  const isLoggedIn = useAuthState((state) => state.isLoggedIn);
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({ schema: Password, defaultValues: { password: '' } });

  useEffect(() => {
    const settleIfSignedIn = () => void store.hasSession().then((hasSession) => hasSession && renewal.settle(true));
    addEventListener('focus', settleIfSignedIn);
    return () => removeEventListener('focus', settleIfSignedIn);
  }, [store, renewal]);

  // Another tab has signed out, or signed in as somebody else.
  useEffect(() => {
    if (!isLoggedIn) renewal.settle(false);
  }, [isLoggedIn, renewal]);

  function finish(error: LocalizedError | null): void {
    // The other way of signing in, or signing out, has replaced this attempt.
    if (error instanceof CallError && error.failure === 'cancelled') return;
    if (error) form.showProblem(error);
    else renewal.settle(true);
  }

  const submit = async ({ password }: { password: string }) => finish(await store.renew(password));

  async function renewWithPasskey(): Promise<void> {
    setIsAsking(true);
    finish(await store.renewWithPasskey().finally(() => setIsAsking(false)));
  }

  function leave(): void {
    store.logout();
    renewal.settle(false);
  }

  return (
    <Dialog open size="small" title={t('session.renewal.title')} closeOnBackdrop={false} onClose={leave}>
      <p className={styles.reason}>{t('session.renewal.reason')}</p>
      <Form form={form} onSubmit={submit} label={t('session.renewal.title')} reportsUnsavedInput={false}>
        <p className={styles.email}>{email}</p>
        {/* For password managers, which look for the name of the account. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={leave}>
            {t('session.renewal.leave')}
          </Button>
          <Button busy={isAsking} busyText={t('login.signIn.passkeyBusy')} onClick={() => void renewWithPasskey()}>
            {t('session.renewal.passkey')}
          </Button>
          <SubmitButton busyText={t('login.signIn.busy')}>{t('session.renewal.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

import { LoginBody } from '@park/contract/auth';
import { portalSource } from '@park/domain';
import { CallError } from '@park/platform';
import { Button, UiLink } from '@park/ui';
import { Form, PasswordField, SubmitButton, TextField, useForm } from '@park/ui/form';
import { useState } from 'react';
import { useSessionControl } from '../../session/SessionProvider';
import { useShellTexts } from '../../texts/use-shell-texts';
import styles from './LoginPage.module.css';
import { useCapsLock } from './use-caps-lock';

interface LoginFormProps {
  readonly forgotHref: string;
  readonly typedEmail: string | undefined;
  /** Why the form is shown again, after it was sent without scripts. */
  readonly problem: { readonly key: string } | undefined;
}

/** A successful login changes the session and with it the page; an error is shown here (AMB-38). */
export function LoginForm({ forgotHref, typedEmail, problem }: LoginFormProps) {
  const { t } = useShellTexts();
  const { store } = useSessionControl();
  const capsLock = useCapsLock();
  const form = useForm({
    schema: LoginBody,
    defaultValues: { email: typedEmail ?? '', password: '', source: portalSource },
    problem,
  });

  function showProblem(error: Awaited<ReturnType<typeof store.login>>): void {
    // A further attempt has taken its place, and shows its own result.
    if (error && !(error instanceof CallError && error.failure === 'cancelled')) form.showProblem(error);
  }

  async function submit({ email, password }: { email: string; password: string }): Promise<void> {
    const error = await store.login(email, password);
    showProblem(error);
  }

  const [isAsking, setIsAsking] = useState(false);
  async function signInWithPasskey(): Promise<void> {
    setIsAsking(true);
    const error = await store.passkeyLogin();
    setIsAsking(false);
    showProblem(error);
  }

  return (
    <Form form={form} onSubmit={submit} label={t('login.signIn.title')} reportsUnsavedInput={false}>
      <TextField
        name="email"
        type="email"
        defaultValue={typedEmail}
        label={t('login.email')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
      />
      <div {...capsLock.watch}>
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          help={capsLock.isOn ? t('login.capsLock') : undefined}
        />
        <p className={styles.forgot}>
          <UiLink href={forgotHref}>{t('login.signIn.forgot')}</UiLink>
        </p>
      </div>
      <SubmitButton wide busyText={t('login.signIn.busy')}>
        {t('login.signIn.submit')}
      </SubmitButton>
      <Button
        className={styles.passkey}
        data-scripts="needed"
        busy={isAsking}
        busyText={t('login.signIn.passkeyBusy')}
        onClick={() => void signInWithPasskey()}
      >
        {t('login.signIn.passkey')}
      </Button>
    </Form>
  );
}

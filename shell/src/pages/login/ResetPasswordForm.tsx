import { ResetPasswordBody } from '@park/contract/auth';
import { passwordLength, portalSource } from '@park/domain';
import { useNavigate, useServices } from '@park/platform';
import { UiLink } from '@park/ui';
import { Form, PasswordField, SubmitButton, useForm } from '@park/ui/form';
import * as z from 'zod/mini';
import { resetPassword } from '../../session/password-recovery';
import { useSessionControl } from '../../session/SessionProvider';
import { useShellTexts } from '../../texts/use-shell-texts';
import { passwordChanged } from './login-mode';
import styles from './LoginPage.module.css';
import { useCapsLock } from './use-caps-lock';

const NewPassword = z
  .object({ ...ResetPasswordBody.shape, repeat: z.string().check(z.minLength(1, 'errors.field.required')) })
  .check(
    z.refine(({ password, repeat }) => password === repeat, { path: ['repeat'], error: 'errors.auth.passwordsDiffer' }),
  );

/**
 * Sets a new password with the token of a mail. The token stays in the address until it has worked, so that a reload
 * keeps it.
 */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useShellTexts();
  const { client } = useServices();
  const { store } = useSessionControl();
  const navigate = useNavigate();
  const capsLock = useCapsLock();
  const form = useForm({
    schema: NewPassword,
    defaultValues: { password: '', repeat: '', token, source: portalSource },
  });

  async function submit({ password }: { password: string }): Promise<void> {
    const error = await resetPassword(client, password, token);
    if (error) {
      form.showProblem(error);
      return;
    }
    // A reset ends all sessions of the person on the server, so end the session of this browser as well.
    if (store.getState().isLoggedIn) store.logout();
    void navigate('/login', { replace: true, state: passwordChanged });
  }

  return (
    <>
      <Form form={form} onSubmit={submit} label={t('login.reset.title')} reportsUnsavedInput={false}>
        <div {...capsLock.watch}>
          <PasswordField
            name="password"
            label={t('login.reset.password')}
            autoComplete="new-password"
            help={capsLock.isOn ? t('login.capsLock') : t('login.reset.rule', { minimum: passwordLength.min })}
          />
        </div>
        <PasswordField name="repeat" label={t('login.reset.repeat')} autoComplete="new-password" />
        <SubmitButton wide busyText={t('login.reset.busy')}>
          {t('login.reset.submit')}
        </SubmitButton>
      </Form>
      <p className={styles.aside}>
        <UiLink href="/login?mode=forgot">{t('login.reset.askAgain')}</UiLink>
      </p>
    </>
  );
}

import { ForgotPasswordBody } from '@park/contract/auth';
import { portalSource } from '@park/domain';
import { useServices } from '@park/platform';
import { Notice } from '@park/ui';
import { Form, SubmitButton, TextField, useForm } from '@park/ui/form';
import { useState } from 'react';
import { forgotPassword } from '../../session/password-recovery';
import { useShellTexts } from '../../texts/use-shell-texts';

interface ForgotPasswordFormProps {
  readonly typedEmail: string | undefined;
  /** The form was sent without scripts, and the link is on its way. */
  readonly isSent: boolean;
  readonly problem: { readonly key: string } | undefined;
}

/** Shows the same message for known and unknown addresses, so that it does not reveal who has an account. */
export function ForgotPasswordForm({ typedEmail, isSent, problem }: ForgotPasswordFormProps) {
  const { t } = useShellTexts();
  const { client } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(isSent && typedEmail !== undefined ? typedEmail : null);
  const form = useForm({
    schema: ForgotPasswordBody,
    defaultValues: { email: typedEmail ?? '', source: portalSource },
    problem,
  });

  async function submit({ email }: { email: string }): Promise<void> {
    setSentTo(null);
    const error = await forgotPassword(client, email);
    if (error) form.showProblem(error);
    else setSentTo(email);
  }

  return (
    <>
      {sentTo !== null && (
        <Notice tone="success" announce title={t('login.forgot.sentTitle')}>
          <p>{t('login.forgot.sent', { email: sentTo })}</p>
        </Notice>
      )}
      <Form form={form} onSubmit={submit} label={t('login.forgot.title')} reportsUnsavedInput={false}>
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
        <SubmitButton wide busyText={t('login.forgot.busy')}>
          {sentTo === null ? t('login.forgot.submit') : t('login.forgot.submitAgain')}
        </SubmitButton>
      </Form>
    </>
  );
}

import { PasswordForm as schema } from '@park/contract/account-forms';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { Form, PasswordField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';

export function PasswordForm() {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const save = useCommand('POST /api/auth/change-password', { refreshes: ['GET /api/auth/sessions'] });
  const form = useForm({ schema, defaultValues: { current: '', password: '' } });
  async function send(body: OutputOf<typeof schema>): Promise<void> {
    const result = await save.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    show({ message: t('people.portal.account.passwordSaved') });
    form.reset({ current: '', password: '' });
  }
  return (
    <Form form={form} onSubmit={send} label={t('people.portal.account.password')}>
      <PasswordField name="current" label={t('people.portal.account.current')} autoComplete="current-password" />
      <PasswordField name="password" label={t('people.portal.account.next')} autoComplete="new-password" />
      <SubmitButton busyText={t('people.portal.account.saving')}>
        {t('people.portal.account.savePassword')}
      </SubmitButton>
    </Form>
  );
}

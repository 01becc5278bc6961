import { NameForm as schema } from '@park/contract/account-forms';
import { useCommand, useProfileUpdate, type SessionUser } from '@park/platform';
import { useToast } from '@park/ui';
import { Form, SubmitButton, TextField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';

interface NameFormProps {
  readonly user: SessionUser;
  readonly phone: string | null;
}

export function NameForm({ user, phone }: NameFormProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const updateProfile = useProfileUpdate();
  const save = useCommand('PATCH /api/users/user/name', { refreshes: ['GET /api/users', 'GET /api/companies'] });
  const form = useForm({
    schema,
    defaultValues: { firstName: user.firstName, lastName: user.lastName, phone: phone ?? '' },
  });
  async function send(body: OutputOf<typeof schema>): Promise<void> {
    const result = await save.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    updateProfile({ firstName: body.firstName, lastName: body.lastName });
    show({ message: t('people.portal.account.nameSaved') });
    form.reset(body);
  }
  return (
    <Form form={form} onSubmit={send} label={t('people.portal.account.name')}>
      <TextField name="firstName" label={t('people.portal.account.firstName')} autoComplete="given-name" />
      <TextField name="lastName" label={t('people.portal.account.lastName')} autoComplete="family-name" />
      <TextField
        name="phone"
        label={t('people.portal.account.phone')}
        help={t('people.portal.account.phoneHelp')}
        type="tel"
        autoComplete="tel"
        optional
      />
      <SubmitButton busyText={t('people.portal.account.saving')}>{t('people.portal.account.saveName')}</SubmitButton>
    </Form>
  );
}

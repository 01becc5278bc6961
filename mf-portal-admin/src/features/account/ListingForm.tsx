import { ListingForm as schema } from '@park/contract/account-forms';
import type { CallResponse } from '@park/contract';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { CheckboxField, Form, SubmitButton, TextField, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** What the company's public page shows of the person. */
export function ListingForm({
  entry: { phone: _phone, ...entry },
}: {
  readonly entry: CallResponse<'GET /api/users/user/directory-entry'>;
}) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const save = useCommand('PUT /api/users/user/directory-entry', {
    refreshes: ['GET /api/companies', 'GET /api/users/user/directory-entry'],
  });
  const form = useForm({ schema, defaultValues: { ...entry, title: entry.title ?? '' } });
  async function send(body: OutputOf<typeof schema>): Promise<void> {
    const result = await save.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    show({ message: t('people.portal.account.listingSaved') });
    form.reset(body);
  }
  return (
    <Form form={form} onSubmit={send} label={t('people.portal.account.listing')}>
      <CheckboxField name="isListed" label={t('people.portal.account.isListed')} />
      <TextField name="title" label={t('people.portal.account.jobTitle')} autoComplete="organization-title" optional />
      <CheckboxField name="showsPicture" label={t('people.portal.account.showsPicture')} />
      <CheckboxField name="showsEmail" label={t('people.portal.account.showsEmail')} />
      <CheckboxField name="showsPhone" label={t('people.portal.account.showsPhone')} />
      <SubmitButton busyText={t('people.portal.account.saving')}>{t('people.portal.account.saveListing')}</SubmitButton>
    </Form>
  );
}

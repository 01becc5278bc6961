import type { CallResponse } from '@park/contract';
import { AcceptanceForm } from '@park/contract/people-forms';
import { minAgeYears } from '@park/contract/people-limits';
import { useCommand, useFormat, useLanguage } from '@park/platform';
import { DescriptionList, Page, Stack } from '@park/ui';
import { DateField, Form, PasswordField, SelectField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';

export type Invitation = CallResponse<'POST /api/invitations/view'>;

interface AcceptFormProps {
  readonly secret: string;
  readonly invitation: Invitation;
  readonly onAccepted: (email: string) => void;
}

/** Joins the company: a password, the date of birth and a language make the account. */
export function AcceptForm({ secret, invitation, onAccepted }: AcceptFormProps) {
  const { t } = usePortalTexts();
  const { day, time } = useFormat();
  const { language } = useLanguage();
  const accept = useCommand('POST /api/invitations/accept');
  const form = useForm({ schema: AcceptanceForm, defaultValues: { password: '', language, birthDate: '' } });

  async function send(values: OutputOf<typeof AcceptanceForm>): Promise<void> {
    const result = await accept.run({ body: { secret, ...values } });
    if (result.ok) onAccepted(result.data.email);
    else form.showProblem(result.error);
  }

  return (
    <Page
      title={t('people.accept.title', { company: invitation.companyName })}
      lead={t('people.accept.lead', { name: invitation.firstName })}
      width="form"
    >
      <Stack gap={6}>
        <DescriptionList
          items={[
            { term: t('people.accept.email'), value: invitation.email },
            {
              term: t('people.accept.validUntil'),
              value: `${day(invitation.expiresAt)}, ${time(invitation.expiresAt)}`,
            },
          ]}
        />
        <Form form={form} onSubmit={send} label={t('people.accept.documentTitle')}>
          <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
          <PasswordField
            name="password"
            label={t('people.accept.password')}
            help={t('people.accept.passwordHelp')}
            autoComplete="new-password"
          />
          <DateField
            name="birthDate"
            label={t('people.accept.birthDate')}
            help={t('people.accept.birthDateHelp', { years: minAgeYears })}
            autoComplete="bday"
          />
          <SelectField
            name="language"
            label={t('people.accept.language')}
            options={[
              { value: 'en', label: t('people.form.english') },
              { value: 'fr', label: t('people.form.french') },
            ]}
          />
          <SubmitButton busyText={t('people.accept.running')}>{t('people.accept.submit')}</SubmitButton>
        </Form>
      </Stack>
    </Page>
  );
}

import { InvitationForm } from '@park/contract/people-forms';
import type { CallInput } from '@park/contract';
import { useCall, useCommand, useLanguage, usePermission, useSession } from '@park/platform';
import { useToast } from '@park/ui';
import { CheckboxGroupField, FormDialog, SelectField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { LoadError } from '@park/ui/pages';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { withPresentOption } from '../../shared/with-present-option';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useCompanyOptions } from './CompanyFilter';
import styles from './People.module.css';
import { refreshesPeople } from './refreshed-calls';
import { useRoleLabel } from './use-role-label';

interface InviteDialogProps {
  /** The company that the list shows; undefined: the own one. */
  readonly companyId: string | undefined;
  readonly onClose: () => void;
}

type Body = CallInput<'POST /api/invitations'>['body'];

const bodyOf = ({ role, contractIds, companyId, ...values }: OutputOf<typeof InvitationForm>): Body => ({
  ...values,
  role: Number(role) as Body['role'],
  contractIds: contractIds.map(Number) as NonNullable<Body['contractIds']>,
  ...(companyId ? { companyId } : {}),
});

export function InviteDialog({ companyId, onClose }: InviteDialogProps) {
  const { t } = usePortalTexts();
  const { language } = useLanguage();
  const { show: showToast } = useToast();
  const label = useRoleLabel();
  const mayManageAll = usePermission('Collaborator_ManageCompanyList');
  const companies = useCompanyOptions(mayManageAll);
  const contracts = useCatalogLabel('contracts');
  const { company } = useSession();
  const invite = useCommand('POST /api/invitations', refreshesPeople);
  const form = useForm({
    schema: InvitationForm,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: '',
      language,
      contractIds: [],
      companyId: companyId ?? '',
    },
  });

  // Another company has other contracts.
  const chosenCompany = form.watch('companyId');
  const options = useCall('GET /api/invitations/options', { query: chosenCompany ? { companyId: chosenCompany } : {} });
  const offered = (options.data?.contractIds ?? []).map(String);

  async function send(values: OutputOf<typeof InvitationForm>): Promise<void> {
    const contractIds = values.contractIds.filter((id) => offered.includes(id));
    const result = await invite.run({ body: bodyOf({ ...values, contractIds }) });
    if (!result.ok) return form.showProblem(result.error);
    showToast({ message: t('people.inviteDialog.sent', { email: result.data.email }) });
    onClose();
  }

  return (
    <FormDialog
      title={t('people.inviteDialog.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('people.inviteDialog.send')}
      busyText={t('people.inviteDialog.sending')}
    >
      <p className={styles.aside}>{t('people.inviteDialog.help')}</p>
      {mayManageAll && (
        <SelectField
          name="companyId"
          label={t('people.company')}
          placeholder={company?.name ?? t('people.inviteDialog.ownCompany')}
          options={withPresentOption(companies, companyId)}
          optional
        />
      )}
      {options.status === 'failed' && (
        <LoadError compact error={options.error} onRetry={options.retry} isRetrying={options.isRefreshing} />
      )}
      <TextField name="firstName" label={t('people.form.firstName')} autoComplete="off" />
      <TextField name="lastName" label={t('people.form.lastName')} autoComplete="off" />
      <TextField name="email" label={t('people.form.email')} type="email" autoComplete="off" />
      <SelectField
        name="role"
        label={t('people.form.role')}
        placeholder
        options={(options.data?.roles ?? []).map((id) => ({ value: String(id), label: label(id) }))}
      />
      {offered.length > 0 && (
        <CheckboxGroupField
          name="contractIds"
          label={t('people.form.contracts')}
          help={t('people.form.contractsHelp')}
          options={offered.map((id) => ({ value: id, label: contracts.label(id) ?? id }))}
        />
      )}
      <SelectField
        name="language"
        label={t('people.form.language')}
        options={[
          { value: 'en', label: t('people.form.english') },
          { value: 'fr', label: t('people.form.french') },
        ]}
      />
    </FormDialog>
  );
}

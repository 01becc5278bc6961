import type { ManagedCompany } from '@park/contract/company-editing';
import { useCommand, useOptimisticValue } from '@park/platform';
import { ErrorText, Section, Switch, UiLink, useToast, useTranslate, useUiTexts } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';
import { Contracts } from './Contracts';
import { ExitPanel } from './ExitPanel';
import { refreshesCompanies } from './refreshed-calls';

/** What only the park's administration decides: the switch, contracts and the exit. */
export function AdministrationSection({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  return (
    <Section
      title={t('people.companyEdit.admin.title')}
      action={
        <UiLink href={`/portal/company-new-collaborator?company=${company.id}`}>
          {t('people.companyEdit.admin.peopleOf')}
        </UiLink>
      }
    >
      <div className={styles.main}>
        <EnabledSwitch company={company} />
        {/* Starts again from what is stored, but not when something else of the company changes. */}
        <Contracts key={JSON.stringify(company.contracts)} company={company} />
        <ExitPanel company={company} />
      </div>
    </Section>
  );
}

/** Whether the people of the company may sign in. */
function EnabledSwitch({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const translate = useTranslate();
  const { errorMessage } = useUiTexts();
  const save = useCommand('PATCH /api/companies/{id}', refreshesCompanies);
  const { shown, change, error } = useOptimisticValue(company.enabled, async (enabled) => {
    const result = await save.run({ params: { id: company.id }, body: { enabled } });
    const text = enabled ? 'people.companyEdit.admin.isEnabled' : 'people.companyEdit.admin.isDisabled';
    if (result.ok) show({ message: t(text, { company: company.name }) });
    return result;
  });
  return (
    <Switch
      label={t('people.companyEdit.admin.enabled')}
      help={t('people.companyEdit.admin.enabledHelp')}
      checked={shown}
      error={error && <ErrorText id={error.id}>{translate(error.key, error.values) ?? errorMessage}</ErrorText>}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}

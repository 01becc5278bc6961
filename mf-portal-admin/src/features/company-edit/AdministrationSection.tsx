import type { CallInput } from '@park/contract';
import type { ManagedCompany } from '@park/contract/company-editing';
import { useCall, useCommand, useFormat, type CallError } from '@park/platform';
import {
  Button,
  Checkbox,
  Cluster,
  DateInput,
  ErrorPanel,
  Field,
  Section,
  Switch,
  TextInput,
  UiLink,
  useToast,
  useTranslate,
} from '@park/ui';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';
import { ExitPanel } from './ExitPanel';
import { refreshesCompanies } from './refreshed-calls';

/** What only the park's administration decides: the switch, contracts and the exit. */
export function AdministrationSection({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const translate = useTranslate();
  const enable = useCommand('PATCH /api/companies/{id}', refreshesCompanies);
  // What was chosen, until the server has it: a switch that waits would look as if it did not work.
  const [chosen, setChosen] = useState<boolean>();
  async function toggle(enabled: boolean) {
    setChosen(enabled);
    const result = await enable.run({ params: { id: company.id }, body: { enabled } });
    setChosen(undefined);
    if (!result.ok)
      return show({ message: translate(result.error.key, result.error.values) ?? result.error.key, tone: 'danger' });
    const text = enabled ? 'people.companyEdit.admin.isEnabled' : 'people.companyEdit.admin.isDisabled';
    return show({ message: t(text, { company: company.name }) });
  }
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
        <Switch
          label={t('people.companyEdit.admin.enabled')}
          help={t('people.companyEdit.admin.enabledHelp')}
          checked={chosen ?? company.enabled}
          aria-disabled={enable.isRunning}
          onChange={(event) => !enable.isRunning && void toggle(event.target.checked)}
        />
        <Contracts key={company.version} company={company} />
        <ExitPanel company={company} />
      </div>
    </Section>
  );
}

interface Days {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

const noDays: Days = { firstDay: null, lastDay: null };

/** Hours as they are written, with the comma of a spreadsheet or not; null: no number. */
function parseHours(text: string): number | null {
  const hours = Number(text.trim().replace(',', '.'));
  return Number.isFinite(hours) && hours >= 0 ? hours : null;
}

type Body = CallInput<'PUT /api/companies/{id}/contracts'>['body']['contracts'];

function Contracts({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const decimalSign = useFormat().number(0.5).charAt(1);
  const [isChecked, setIsChecked] = useState(false);
  const baseId = useId();
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'contracts' } });
  const save = useCommand('PUT /api/companies/{id}/contracts', refreshesCompanies);
  const [error, setError] = useState<CallError>();
  const [hours, setHours] = useState<ReadonlyMap<number, string>>(
    new Map(
      company.contracts.map(({ contractId, minutesPerMonth }) => [
        contractId,
        minutesPerMonth === null ? '' : String(minutesPerMonth / 60).replace('.', decimalSign),
      ]),
    ),
  );
  const [days, setDays] = useState<ReadonlyMap<number, Days>>(
    new Map(company.contracts.map(({ contractId, firstDay, lastDay }) => [contractId, { firstDay, lastDay }])),
  );
  const change = (id: number, text: string | null) => {
    const next = new Map(hours);
    if (text === null) next.delete(id);
    else next.set(id, text);
    setHours(next);
  };
  async function send() {
    setIsChecked(true);
    if ([...hours.values()].some((text) => parseHours(text) === null)) return;
    const contracts = [...hours].map(([contractId, text]) => {
      const minutesPerMonth = text.trim() === '' ? null : Math.round((parseHours(text) ?? 0) * 60);
      return { contractId, ...(days.get(contractId) ?? noDays), minutesPerMonth };
    }) as Body;
    const result = await save.run({ params: { id: company.id }, body: { contracts } });
    setError(result.ok ? undefined : result.error);
    if (result.ok) show({ message: t('people.companyEdit.admin.contractsSaved') });
  }
  return (
    <fieldset className={styles.contracts}>
      <legend>{t('people.companyEdit.admin.contracts')}</legend>
      <p className={styles.help}>{t('people.companyEdit.admin.contractsHelp')}</p>
      {catalog.data?.items.map(({ id, label }) => {
        const contractId = Number(id);
        const text = hours.get(contractId);
        return (
          <div key={id} className={styles.contract}>
            <Checkbox
              label={label}
              checked={text !== undefined}
              onChange={(event) => change(contractId, event.target.checked ? '' : null)}
            />
            {text !== undefined && (
              <div className={styles.terms}>
                <Field
                  id={`${baseId}-${id}`}
                  label={t('people.companyEdit.admin.minutes', { contract: label })}
                  help={t('people.companyEdit.admin.minutesHelp')}
                  error={isChecked && parseHours(text) === null && t('people.companyEdit.admin.minutesInvalid')}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="decimal"
                      value={text}
                      onChange={(event) => change(contractId, event.target.value)}
                    />
                  )}
                </Field>
                <Cluster gap={4} align="start">
                  {(['firstDay', 'lastDay'] as const).map((end) => (
                    <Field key={end} label={t(`people.companyEdit.admin.${end}Of`, { contract: label })} optional>
                      {(control) => (
                        <DateInput
                          {...control}
                          value={days.get(contractId)?.[end] ?? ''}
                          onChange={({ target }) =>
                            setDays(
                              new Map(days).set(contractId, {
                                ...(days.get(contractId) ?? noDays),
                                [end]: target.value || null,
                              }),
                            )
                          }
                        />
                      )}
                    </Field>
                  ))}
                </Cluster>
              </div>
            )}
          </div>
        );
      })}
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
      <div>
        <Button busy={save.isRunning} onClick={() => void send()}>
          {t('people.companyEdit.admin.saveContracts')}
        </Button>
      </div>
    </fieldset>
  );
}

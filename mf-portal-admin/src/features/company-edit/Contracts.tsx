import type { CallInput } from '@park/contract';
import type { ManagedCompany } from '@park/contract/company-editing';
import { useCall, useCommand, useFormat } from '@park/platform';
import { Button, Checkbox, ConfirmDialog, ErrorPanel, SkeletonText, useToast, type ShownError } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';
import { ContractTerms, parseHours, type Terms } from './ContractTerms';
import { refreshesCompanies } from './refreshed-calls';

type Body = CallInput<'PUT /api/companies/{id}/contracts'>['body']['contracts'];

const noTerms: Terms = { hours: '', firstDay: null, lastDay: null };

/** The contracts of a company, each with its days and hours of rooms. */
export function Contracts({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { show } = useToast();
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'contracts' } });
  const save = useCommand('PUT /api/companies/{id}/contracts', refreshesCompanies);
  const decimalSign = format.number(0.5).charAt(1);
  const [terms, setTerms] = useState<ReadonlyMap<number, Terms>>(
    new Map(
      company.contracts.map(({ contractId, minutesPerMonth, firstDay, lastDay }) => [
        contractId,
        {
          hours: minutesPerMonth === null ? '' : String(minutesPerMonth / 60).replace('.', decimalSign),
          firstDay,
          lastDay,
        },
      ]),
    ),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<ShownError>();
  const ended = company.contracts.map(({ contractId }) => contractId).filter((id) => !terms.has(id));
  const labelOf = (contractId: number) =>
    catalog.data?.items.find(({ id }) => id === String(contractId))?.label ?? String(contractId);
  const change = (id: number, next: Terms | null) => {
    const all = new Map(terms);
    if (next) all.set(id, next);
    else all.delete(id);
    setTerms(all);
  };
  const submit = () => {
    setIsChecked(true);
    if ([...terms.values()].some(({ hours }) => parseHours(hours) === null)) return;
    if (ended.length > 0) setIsAsking(true);
    else void send();
  };
  async function send(): Promise<void> {
    const contracts = [...terms].map(([contractId, { hours, ...days }]) => {
      const minutesPerMonth = hours.trim() === '' ? null : Math.round((parseHours(hours) ?? 0) * 60);
      return { contractId, ...days, minutesPerMonth };
    }) as Body;
    const result = await save.run({ params: { id: company.id }, body: { contracts } });
    setIsAsking(false);
    setError(result.ok ? undefined : result.error);
    if (result.ok) show({ message: t('people.companyEdit.admin.contractsSaved') });
  }
  return (
    <fieldset className={styles.contracts}>
      <legend>{t('people.companyEdit.admin.contracts')}</legend>
      <p className={styles.help}>{t('people.companyEdit.admin.contractsHelp')}</p>
      <QueryContent compact query={catalog} skeleton={<SkeletonText />}>
        {({ items }) => (
          <>
            {items.map(({ id, label }) => {
              const contractId = Number(id);
              const chosen = terms.get(contractId);
              return (
                <div key={id} className={styles.contract}>
                  <Checkbox
                    label={label}
                    checked={chosen !== undefined}
                    onChange={(event) => change(contractId, event.target.checked ? noTerms : null)}
                  />
                  {chosen && (
                    <ContractTerms
                      contract={label}
                      terms={chosen}
                      isChecked={isChecked}
                      onChange={(next) => change(contractId, next)}
                    />
                  )}
                </div>
              );
            })}
            {error && <ErrorPanel compact headingLevel={3} error={error} />}
            <div>
              <Button busy={save.isRunning} busyText={t('people.companyEdit.saving')} onClick={submit}>
                {t('people.companyEdit.admin.saveContracts')}
              </Button>
            </div>
          </>
        )}
      </QueryContent>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('people.companyEdit.admin.endContracts', {
          count: ended.length,
          contracts: format.list(ended.map(labelOf)),
        })}
        confirmText={t('people.companyEdit.admin.saveContracts')}
        busy={save.isRunning}
        busyText={t('people.companyEdit.saving')}
        onConfirm={() => void send()}
        onClose={() => setIsAsking(false)}
      >
        {t('people.companyEdit.admin.contractsHelp')}
      </ConfirmDialog>
    </fieldset>
  );
}

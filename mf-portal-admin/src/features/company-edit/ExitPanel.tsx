import { ExitForm } from '@park/contract/company-forms';
import type { ManagedCompany } from '@park/contract/company-editing';
import { useCall, useCommand, useFormat, type CallError } from '@park/platform';
import { Button, ErrorPanel, Notice, useToast } from '@park/ui';
import { DateField, Form, SubmitButton, useForm, useWatch, type OutputOf } from '@park/ui/form';
import { FocusFrame, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DepartureEffects } from '../people/DepartureEffects';
import styles from './CompanyEdit.module.css';
import { refreshesCompanies } from './refreshed-calls';

/** Plans the exit of a company with the preview of everything it settles, and undoes it until the day is over. */
export function ExitPanel({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  // Planning and undoing replace each other, so the pressed button disappears.
  const focusFrame = useFocusAfterRender(frame);
  if (company.leftAt)
    return <Notice tone="info">{t('people.companyEdit.admin.left', { company: company.name })}</Notice>;
  return (
    <FocusFrame ref={frame} className={styles.main}>
      <h3>{t('people.companyEdit.admin.exit')}</h3>
      <p className={styles.help}>{t('people.companyEdit.admin.exitHelp')}</p>
      {company.leavesOn ? (
        <PlannedExit company={company} day={day(company.leavesOn)} onUndone={focusFrame} />
      ) : (
        <PlanForm company={company} onPlanned={focusFrame} />
      )}
    </FocusFrame>
  );
}

interface PlannedExitProps {
  readonly company: ManagedCompany;
  readonly day: string;
  readonly onUndone: () => void;
}

function PlannedExit({ company, day, onUndone }: PlannedExitProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const undo = useCommand('DELETE /api/companies/{id}/departure', refreshesCompanies);
  const [error, setError] = useState<CallError>();
  async function run() {
    const result = await undo.run({ params: { id: company.id } });
    setError(result.ok ? undefined : result.error);
    if (!result.ok) return;
    onUndone();
    show({ message: t('people.companyEdit.admin.undone') });
  }
  return (
    <>
      <Notice tone="warning">{t('people.companyEdit.admin.planned', { company: company.name, day })}</Notice>
      <Effects company={company} leavesOn={company.leavesOn ?? ''} />
      {error && <ErrorPanel compact headingLevel={3} error={error} />}
      <div>
        <Button busy={undo.isRunning} onClick={() => void run()}>
          {t('people.companyEdit.admin.undo')}
        </Button>
      </div>
    </>
  );
}

interface PlanFormProps {
  readonly company: ManagedCompany;
  readonly onPlanned: () => void;
}

function PlanForm({ company, onPlanned }: PlanFormProps) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const { show } = useToast();
  const plan = useCommand('PUT /api/companies/{id}/departure', refreshesCompanies);
  const form = useForm({ schema: ExitForm, defaultValues: { leavesOn: '' } });
  async function send({ leavesOn }: OutputOf<typeof ExitForm>): Promise<void> {
    const result = await plan.run({ params: { id: company.id }, body: { leavesOn } });
    if (!result.ok) return form.showProblem(result.error);
    onPlanned();
    show({ message: t('people.companyEdit.admin.planned', { company: company.name, day: day(leavesOn) }) });
  }
  return (
    <Form form={form} onSubmit={send} label={t('people.companyEdit.admin.exit')} reportsUnsavedInput={false}>
      <DateField name="leavesOn" label={t('people.companyEdit.admin.lastDay')} />
      <ChosenEffects company={company} />
      <SubmitButton busyText={t('people.companyEdit.saving')}>{t('people.companyEdit.admin.planExit')}</SubmitButton>
    </Form>
  );
}

function ChosenEffects({ company }: { readonly company: ManagedCompany }) {
  const leavesOn = useWatch({ name: 'leavesOn' }) as string;
  return /^\d{4}-\d{2}-\d{2}$/.test(leavesOn) ? <Effects company={company} leavesOn={leavesOn} /> : null;
}

function Effects({ company, leavesOn }: { readonly company: ManagedCompany; readonly leavesOn: string }) {
  const preview = useCall('GET /api/companies/{id}/departure', { params: { id: company.id }, query: { leavesOn } });
  return <DepartureEffects preview={preview} />;
}

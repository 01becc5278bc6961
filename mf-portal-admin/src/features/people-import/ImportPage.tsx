import type { CallResponse } from '@park/contract';
import type { PeopleImportPlan } from '@park/contract/people-import';
import { useCommand, usePageTitle, type CallError } from '@park/platform';
import { ErrorPanel, Page } from '@park/ui';
import { FileField } from '@park/ui/pages';
import { useState } from 'react';
import styles from '../../shared/import/Import.module.css';
import { ImportActions } from '../../shared/import/ImportActions';
import { ImportResult } from '../../shared/import/ImportResult';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesPeople } from '../people/refreshed-calls';
import { ColumnStep, type Column } from './ColumnStep';
import pageStyles from './ImportPage.module.css';
import { PlanRows } from './PlanRows';

type Result = CallResponse<'POST /api/people-imports'>;

const steps = ['file', 'columns', 'preview', 'done'] as const;

/** Imports people from a table: choose a file, match columns, check every row, apply exactly that. */
export default function ImportPage() {
  const { t } = usePortalTexts();
  usePageTitle(t('people.import.title'));
  const flow = useImport();
  const step = flow.result ? 3 : flow.plan ? 2 : flow.columns ? 1 : 0;
  const count = flow.plan ? flow.plan.counts.create + flow.plan.counts.update : 0;
  return (
    <Page
      title={t('people.import.title')}
      lead={t('people.import.lead')}
      breadcrumbs={[
        { label: t('overview.documentTitle'), href: '/portal' },
        { label: t('people.title'), href: '/portal/company-new-collaborator' },
      ]}
    >
      <div className={styles.flow}>
        <p className={pageStyles.step} role="status">
          {t('people.import.step', { number: step + 1, name: t(`people.import.steps.${steps[step] ?? 'file'}`) })}
        </p>
        {flow.error && <ErrorPanel compact error={flow.error} />}
        {step === 0 && <FileStep isBusy={flow.isBusy} onChoose={flow.readColumns} />}
        {step === 1 && flow.columns && (
          <ColumnStep
            columns={flow.columns.columns}
            rowCount={flow.columns.rowCount}
            isBusy={flow.isBusy}
            onChange={flow.setColumns}
            onBack={flow.reset}
            onNext={flow.check}
          />
        )}
        {step === 2 && flow.plan && (
          <>
            <PlanRows plan={flow.plan} />
            <ImportActions
              backLabel={t('people.import.back')}
              onBack={flow.backToColumns}
              applyLabel={count === 0 ? null : t('people.import.apply', { count })}
              isBusy={flow.isBusy}
              onApply={flow.apply}
            />
          </>
        )}
        {flow.result && (
          <ImportResult
            resultFile={flow.result.resultFile}
            onAgain={flow.reset}
            done={{ label: t('people.import.toPeople'), href: '/portal/company-new-collaborator?tab=invited' }}
          >
            {t('people.import.done', { count: flow.result.counts.create + flow.result.counts.update })}
          </ImportResult>
        )}
      </div>
    </Page>
  );
}

interface Columns {
  readonly columns: readonly Column[];
  readonly rowCount: number;
}

/** The state of the import; the file is sent again with each step, so the server keeps nothing of it. */
function useImport() {
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<Columns>();
  const [plan, setPlan] = useState<PeopleImportPlan>();
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<CallError>();
  const read = useCommand('POST /api/people-imports/columns');
  const preview = useCommand('POST /api/people-imports/preview');
  const commit = useCommand('POST /api/people-imports', refreshesPeople);

  const formOf = (given: File, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', given);
    if (columns) form.set('columns', JSON.stringify(columns.columns.map(({ field }) => field)));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return form;
  };

  return {
    columns,
    plan,
    result,
    error,
    isBusy: read.isRunning || preview.isRunning || commit.isRunning,
    setColumns: (next: readonly Column[]) => setColumns(columns && { ...columns, columns: next }),
    reset() {
      setFile(undefined);
      setColumns(undefined);
      setPlan(undefined);
      setResult(undefined);
      setError(undefined);
    },
    backToColumns: () => setPlan(undefined),
    async readColumns(given: File) {
      setFile(given);
      setError(undefined);
      const answer = await read.run({ body: formOf(given) });
      if (answer.ok) setColumns(answer.data);
      else setError(answer.error);
    },
    async check() {
      if (!file) return;
      setError(undefined);
      const answer = await preview.run({ body: formOf(file) }, { isLongRunning: true });
      if (answer.ok) setPlan(answer.data);
      else setError(answer.error);
    },
    async apply() {
      if (!file || !plan) return;
      setError(undefined);
      const answer = await commit.run({ body: formOf(file, { hash: plan.hash }) }, { isLongRunning: true });
      if (answer.ok) return setResult(answer.data);
      setError(answer.error);
      const { details } = answer.error;
      if (details && typeof details === 'object' && 'plan' in details) setPlan(details.plan as PeopleImportPlan);
    },
  };
}

interface FileStepProps {
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => Promise<void>;
}

function FileStep({ isBusy, onChoose }: FileStepProps) {
  const { t } = usePortalTexts();
  return (
    <FileField
      label={t('people.import.file')}
      help={t('people.import.fileHelp')}
      accept=".csv,.txt,text/csv,text/plain"
      disabled={isBusy}
      onFile={(file) => void onChoose(file)}
    />
  );
}

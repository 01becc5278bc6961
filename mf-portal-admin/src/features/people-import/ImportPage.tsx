import { usePageTitle } from '@park/platform';
import { ErrorPanel, Page } from '@park/ui';
import { FileField } from '@park/ui/pages';
import styles from '../../shared/import/Import.module.css';
import { ImportActions } from '../../shared/import/ImportActions';
import { ImportResult } from '../../shared/import/ImportResult';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { ColumnStep } from './ColumnStep';
import pageStyles from './ImportPage.module.css';
import { PlanRows } from './PlanRows';
import { usePeopleImport } from './use-people-import';

const steps = ['file', 'columns', 'preview', 'done'] as const;

/** Imports people from a table: choose a file, match columns, check every row, apply exactly that. */
export default function ImportPage() {
  const { t } = usePortalTexts();
  usePageTitle(t('people.import.title'));
  const flow = usePeopleImport();
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

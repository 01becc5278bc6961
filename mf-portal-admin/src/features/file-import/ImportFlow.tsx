import type { FileImportPlan } from '@park/contract/file-imports';
import type { CallError } from '@park/platform';
import { ErrorPanel, Notice } from '@park/ui';
import { FileField } from '@park/ui/pages';
import { useState, type ReactNode } from 'react';
import styles from '../../shared/import/Import.module.css';
import { ImportActions } from '../../shared/import/ImportActions';
import { ImportResult } from '../../shared/import/ImportResult';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { PlanTable } from './PlanTable';
import { Questions } from './Questions';

type Answer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

interface AppliedImport {
  readonly counts: FileImportPlan['counts'];
  readonly resultFile: string;
}

interface ImportFlowProps {
  /** The catalog of the categories that the file may use. */
  readonly catalog: Parameters<typeof Questions>[0]['catalog'];
  readonly accept: string;
  readonly fileHelp: string;
  /** What is asked beside the file. */
  readonly settings?: ReactNode;
  /** Fields of the form, with the answers to questions. */
  readonly fieldsOf: (answers: Readonly<Record<string, string>>) => Record<string, string>;
  readonly preview: (form: FormData) => Promise<Answer<FileImportPlan>>;
  readonly apply: (form: FormData) => Promise<Answer<AppliedImport>>;
  readonly isBusy: boolean;
  /** The list of what was imported. */
  readonly done: { readonly label: string; readonly href: string };
}

/** Choose a file, see what happens to each row, apply exactly that. The server keeps nothing of the file meanwhile. */
export function ImportFlow({
  catalog,
  accept,
  fileHelp,
  settings,
  fieldsOf,
  preview,
  apply,
  isBusy,
  done,
}: ImportFlowProps) {
  const { t } = usePortalTexts();
  const [file, setFile] = useState<File>();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [plan, setPlan] = useState<FileImportPlan>();
  const [result, setResult] = useState<AppliedImport>();
  const [error, setError] = useState<CallError>();

  const formOf = (given: File, more: Record<string, string>) => {
    const form = new FormData();
    form.set('file', given);
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return form;
  };
  async function check(given: File, decided: Readonly<Record<string, string>>) {
    setError(undefined);
    setFile(given);
    setAnswers(decided);
    const answer = await preview(formOf(given, fieldsOf(decided)));
    if (answer.ok) setPlan(answer.data);
    else setError(answer.error);
  }
  async function commit() {
    if (!file || !plan) return;
    setError(undefined);
    const answer = await apply(formOf(file, { ...fieldsOf(answers), hash: plan.hash }));
    if (answer.ok) return setResult(answer.data);
    setError(answer.error);
    const { details } = answer.error;
    if (details && typeof details === 'object' && 'plan' in details) setPlan(details.plan as FileImportPlan);
  }
  function reset() {
    setFile(undefined);
    setPlan(undefined);
    setResult(undefined);
    setError(undefined);
    setAnswers({});
  }

  if (result) {
    const { create, update, error: leftOut } = result.counts;
    return (
      <div className={styles.flow}>
        <ImportResult resultFile={result.resultFile} onAgain={reset} done={done}>
          {t('fileImport.done', { count: create + update })}{' '}
          {leftOut > 0 && t('fileImport.leftOut', { count: leftOut })}
        </ImportResult>
      </div>
    );
  }
  const count = plan ? plan.counts.create + plan.counts.update : 0;
  return (
    <div className={styles.flow}>
      {error && <ErrorPanel compact error={error} />}
      {!plan && (
        <>
          {settings}
          <FileField
            label={t('fileImport.file')}
            help={fileHelp}
            accept={accept}
            disabled={isBusy}
            onFile={(given) => void check(given, {})}
          />
          {isBusy && <p role="status">{t('fileImport.checking')}</p>}
        </>
      )}
      {plan && (
        <>
          <p role="status">{t('fileImport.checked', { file: file?.name ?? '' })}</p>
          {plan.encoding !== '' && plan.encoding !== 'UTF-8' && (
            <Notice>{t('fileImport.encoding', { encoding: plan.encoding })}</Notice>
          )}
          {file && plan.questions.length > 0 && (
            <Questions
              catalog={catalog}
              questions={plan.questions}
              isBusy={isBusy}
              onAnswer={(given) => void check(file, { ...answers, ...given })}
            />
          )}
          <PlanTable plan={plan} />
          <ImportActions
            backLabel={t('fileImport.startAgain')}
            onBack={reset}
            applyLabel={count === 0 ? null : t('fileImport.apply', { count })}
            isBusy={isBusy}
            onApply={commit}
          />
        </>
      )}
    </div>
  );
}

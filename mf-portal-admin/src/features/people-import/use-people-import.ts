import type { CallResponse } from '@park/contract';
import type { PeopleImportPlan } from '@park/contract/people-import';
import { useCommand, type CallError } from '@park/platform';
import { useState } from 'react';
import { refreshesPeople } from '../people/refreshed-calls';
import type { Column } from './ColumnStep';

type Result = CallResponse<'POST /api/people-imports'>;

interface Columns {
  readonly columns: readonly Column[];
  readonly rowCount: number;
}

/** The state of an import. The file is sent again with each step, because the server does not keep it. */
export function usePeopleImport() {
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

import type { CallResponse } from '@park/contract';
import { peopleImportFields } from '@park/contract/people-import-fields';
import { Button, Field, Select } from '@park/ui';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './ColumnStep.module.css';

export type Column = CallResponse<'POST /api/people-imports/columns'>['columns'][number];

interface ColumnStepProps {
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly isBusy: boolean;
  readonly onChange: (columns: readonly Column[]) => void;
  readonly onBack: () => void;
  readonly onNext: () => Promise<void>;
}

/** Assigns a field to each column. Choosing a field that another column has moves it. */
export function ColumnStep({ columns, rowCount, isBusy, onChange, onBack, onNext }: ColumnStepProps) {
  const { t } = usePortalTexts();
  const choose = (index: number, value: string) => {
    const field = peopleImportFields.find((name) => name === value) ?? null;
    onChange(
      columns.map((column, place) =>
        place === index ? { ...column, field } : column.field === field ? { ...column, field: null } : column,
      ),
    );
  };
  return (
    <>
      <p>{t('people.import.columnsLead', { count: rowCount })}</p>
      <div className={styles.columns}>
        {columns.map((column, index) => (
          // Names can be equal or empty.
          <ColumnField key={index} column={column} onChoose={(value) => choose(index, value)} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('fileImport.startAgain')}</Button>
        <Button variant="primary" busy={isBusy} busyText={t('people.import.checking')} onClick={() => void onNext()}>
          {t('people.import.check')}
        </Button>
      </div>
    </>
  );
}

function ColumnField({ column, onChoose }: { readonly column: Column; readonly onChoose: (value: string) => void }) {
  const { t } = usePortalTexts();
  const id = useId();
  const examples = column.examples.filter(Boolean).join(', ');
  return (
    <Field
      id={id}
      label={t('people.import.column', { name: column.name })}
      help={examples ? t('people.import.examples', { examples }) : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={column.field ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          placeholder={t('people.import.ignore')}
          options={peopleImportFields.map((value) => ({ value, label: t(`people.import.fields.${value}`) }))}
        />
      )}
    </Field>
  );
}

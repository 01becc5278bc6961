import { Button, List, Table, type Column } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Import.module.css';

const pageSize = 100;
const outcomes = ['error', 'create', 'update', 'unchanged'] as const;

interface ImportPlanProps<Row> {
  readonly counts: Readonly<Record<(typeof outcomes)[number], number>>;
  readonly countLabel: (outcome: (typeof outcomes)[number], count: number) => string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Errors first, then by row. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

/** What an import would do: the counts, and each row of the file. */
export function ImportPlan<Row>({ counts, countLabel, caption, columns, rows, rowKey }: ImportPlanProps<Row>) {
  const { t } = usePortalTexts();
  const [shown, setShown] = useState(pageSize);
  const rest = rows.length - shown;
  return (
    <>
      <List className={styles.counts}>
        {outcomes.map((outcome) => (
          <li key={outcome}>{countLabel(outcome, counts[outcome])}</li>
        ))}
      </List>
      <Table caption={caption} columns={columns} rows={rows.slice(0, shown)} rowKey={rowKey} />
      {rest > 0 && (
        <Button onClick={() => setShown(shown + pageSize)}>
          {t('fileImport.more', { count: Math.min(rest, pageSize) })}
        </Button>
      )}
    </>
  );
}

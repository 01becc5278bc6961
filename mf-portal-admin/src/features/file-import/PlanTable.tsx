import type { FileImportPlan, FileImportRow } from '@park/contract/file-imports';
import { StatusBadge, type Column, type Status } from '@park/ui';
import styles from '../../shared/import/Import.module.css';
import { ImportPlan } from '../../shared/import/ImportPlan';
import { usePortalTexts } from '../../texts/use-portal-texts';

const statuses: Record<FileImportRow['outcome'], Status> = {
  error: 'danger',
  note: 'warning',
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
};

/** What happens to each row, errors first, with the row of the sheet, the key and the value. */
export function PlanTable({ plan }: { readonly plan: FileImportPlan }) {
  const { t } = usePortalTexts();
  const columns: readonly Column<FileImportRow>[] = [
    { key: 'row', header: t('fileImport.row'), align: 'end', cell: ({ row }) => row },
    {
      key: 'record',
      header: t('fileImport.record'),
      isRowHeader: true,
      cell: ({ title, key }) => title || key || t('fileImport.noKey'),
    },
    {
      key: 'what',
      header: t('fileImport.what'),
      cell: ({ outcome, column, message }) => (
        <div className={styles.outcome}>
          <StatusBadge status={statuses[outcome]}>{t(`fileImport.outcome.${outcome}`)}</StatusBadge>
          {column && <span>{outcome === 'update' ? column.replaceAll(' ', ', ') : `${column}:`}</span>}
          {message && <span>{message}</span>}
        </div>
      ),
    },
  ];
  return (
    <ImportPlan
      counts={plan.counts}
      countLabel={(outcome, count) => t(`fileImport.counts.${outcome}`, { count })}
      caption={t('fileImport.rowsCaption')}
      columns={columns}
      rows={plan.rows}
      rowKey={({ row, key, message }) => `${row} ${key} ${message}`}
    />
  );
}

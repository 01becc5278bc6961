import type { PeopleImportPlan, PeopleImportRow } from '@park/contract/people-import';
import { StatusBadge, useTranslate, useUiTexts, type Column, type Status } from '@park/ui';
import styles from '../../shared/import/Import.module.css';
import { ImportPlan } from '../../shared/import/ImportPlan';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useRoleLabel } from '../people/use-role-label';

const statuses: Record<PeopleImportRow['outcome'], Status> = {
  error: 'danger',
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
};

/** What the import would do with each row, errors first, with the sheet's row and the value. */
export function PlanRows({ plan }: { readonly plan: PeopleImportPlan }) {
  const { t } = usePortalTexts();
  const columns: readonly Column<PeopleImportRow>[] = [
    { key: 'row', header: t('people.import.row'), align: 'end', cell: ({ row }) => row },
    {
      key: 'person',
      header: t('people.import.person'),
      isRowHeader: true,
      cell: ({ name, email }) => [name, email].filter(Boolean).join(', ') || t('people.import.nothing'),
    },
    { key: 'what', header: t('people.import.what'), cell: (row) => <Outcome row={row} /> },
  ];
  return (
    <ImportPlan
      counts={plan.counts}
      countLabel={(outcome, count) => t(`people.import.counts.${outcome}`, { count })}
      caption={t('people.import.rowsCaption')}
      columns={columns}
      rows={plan.rows}
      rowKey={({ row }) => row}
    />
  );
}

function Outcome({ row: { outcome, changes, errors } }: { readonly row: PeopleImportRow }) {
  const { t } = usePortalTexts();
  const translate = useTranslate();
  const { errorMessage } = useUiTexts();
  const role = useRoleLabel();
  const show = (field: string, value: string) =>
    value === '' ? t('people.import.nothing') : field === 'role' ? role(Number(value)) : value;
  return (
    <div className={styles.outcome}>
      <StatusBadge status={statuses[outcome]}>{t(`people.import.outcome.${outcome}`)}</StatusBadge>
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          {t('people.import.change', {
            field: t(`people.import.fields.${field}`),
            before: show(field, before),
            after: show(field, after),
          })}
        </span>
      ))}
      {errors.map(({ field, value, key, otherRow }) => {
        const text = `${translate(key, { limit: 18 }) ?? errorMessage}${otherRow ? ` (${t('people.import.otherRow', { row: otherRow })})` : ''}`;
        return (
          <span key={`${field ?? ''}${key}`}>
            {field ? t('people.import.reason', { field: t(`people.import.fields.${field}`), value, text }) : text}
          </span>
        );
      })}
    </div>
  );
}

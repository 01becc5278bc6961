import { useCall, useFormat } from '@park/platform';
import type { CompanyRoomQuota } from '@park/contract/room-management';
import { Button, EmptyState, SearchInput, SkeletonTable, Stack, Table, type Column } from '@park/ui';
import { QueryContent, lazyDialog, matchesText } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './Manage.module.css';
import { hoursOf } from './quota-hours';

const QuotaDialog = lazyDialog(async () => (await import(/* webpackChunkName: "quota" */ './QuotaDialog')).QuotaDialog);

/** Hours that companies may book under their contracts. */
export function Quotas() {
  const { t } = useRoomTexts();
  const format = useFormat();
  const quotas = useCall('GET /api/rooms/quotas', {});
  const [text, setText] = useState('');
  const [changing, setChanging] = useState<CompanyRoomQuota>();
  const hours = (minutes: number) =>
    t('manage.hours', { hours: format.number(Math.round(hoursOf(minutes) * 10) / 10) });
  const columns: Column<CompanyRoomQuota>[] = [
    { key: 'company', header: t('manage.columns.company'), isRowHeader: true, cell: ({ company }) => company.name },
    { key: 'contract', header: t('manage.columns.contract'), cell: ({ contractId }) => contractId },
    { key: 'used', header: t('manage.columns.used'), align: 'end', cell: ({ usedMinutes }) => hours(usedMinutes) },
    {
      key: 'limit',
      header: t('manage.columns.limit'),
      align: 'end',
      cell: ({ minutesPerMonth }) => (minutesPerMonth === null ? t('manage.noLimit') : hours(minutesPerMonth)),
    },
    {
      key: 'actions',
      header: t('manage.columns.actions'),
      isActions: true,
      cell: (quota) => (
        <Button
          size="small"
          aria-label={t('manage.setLimitNamed', { company: quota.company.name, contract: quota.contractId })}
          onClick={() => setChanging(quota)}
        >
          {t('manage.setLimit')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <QueryContent compact query={quotas} skeleton={<SkeletonTable rows={6} columns={4} />}>
        {({ items }) => {
          const shown = items.filter(({ company }) => matchesText(company.name, text));
          return (
            <Stack gap={4}>
              {/* Every company of the park is in the list. */}
              <SearchInput className={styles.search} label={t('manage.searchQuota')} value={text} onChange={setText} />
              {shown.length === 0 && text !== '' ? (
                <EmptyState
                  kind="filteredOut"
                  compact
                  headingLevel={3}
                  title={t('manage.noQuota.title')}
                  reason={t('manage.noQuota.reason')}
                />
              ) : (
                <Table
                  caption={t('manage.quotaCaption')}
                  columns={columns}
                  rows={shown}
                  rowKey={({ company, contractId }) => `${company.id} ${contractId}`}
                />
              )}
            </Stack>
          );
        }}
      </QueryContent>
      {changing && <QuotaDialog quota={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

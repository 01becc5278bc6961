import type { CompanyListRow } from '@park/contract/company-editing';
import { companyStates } from '@park/contract/company-facts';
import { useCall, useFormat } from '@park/platform';
import {
  Cluster,
  EmptyState,
  FilterChips,
  SearchInput,
  SkeletonTable,
  Stack,
  StatusBadge,
  Table,
  UiLink,
  type Column,
} from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useState } from 'react';
import { searchForm } from '../../shared/search-form';
import { usePortalTexts } from '../../texts/use-portal-texts';

const statusOf = { active: 'success', leaving: 'warning', left: 'neutral', disabled: 'danger' } as const;

/** All companies with their states and contracts, for the park's staff. */
export function CompanyList() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const companies = useCall('GET /api/companies/managed', {});
  const [text, setText] = useState('');
  const [states, setStates] = useState<readonly string[]>([]);
  if (companies.status === 'pending') return <SkeletonTable rows={8} columns={4} />;
  if (companies.status === 'failed')
    return <LoadError error={companies.error} onRetry={companies.retry} isRetrying={companies.isRefreshing} />;
  const { items } = companies.data;
  const shown = items.filter(
    ({ name, state }) => searchForm(name).includes(searchForm(text)) && (states.length === 0 || states.includes(state)),
  );
  const columns: Column<CompanyListRow>[] = [
    {
      key: 'name',
      header: t('people.companyEdit.list.name'),
      isRowHeader: true,
      cell: ({ id, name }) => <UiLink href={`/portal/company-edit?company=${id}`}>{name}</UiLink>,
    },
    {
      key: 'state',
      header: t('people.companyEdit.list.state'),
      cell: ({ state, leavesOn }) => (
        <StatusBadge status={statusOf[state]}>
          {t(`people.companyEdit.list.stateOfOne.${state}`)}
          {leavesOn !== null && state !== 'disabled' && `, ${format.day(leavesOn)}`}
        </StatusBadge>
      ),
    },
    {
      key: 'people',
      header: t('people.companyEdit.list.people'),
      align: 'end',
      cell: ({ peopleCount }) => format.number(peopleCount),
    },
    {
      key: 'contracts',
      header: t('people.companyEdit.list.contracts'),
      cell: ({ contracts }) =>
        contracts.length === 0
          ? '–'
          : format.list(
              contracts.map(({ name, lastDay }) =>
                lastDay === null
                  ? name
                  : t('people.companyEdit.list.contractUntil', { contract: name, day: format.day(lastDay) }),
              ),
            ),
    },
  ];
  return (
    <Stack gap={4}>
      <SearchInput label={t('people.companyEdit.list.search')} value={text} onChange={setText} />
      <FilterChips
        legend={t('people.companyEdit.list.state')}
        values={companyStates.map((state) => ({
          value: state,
          label: `${t(`people.companyEdit.list.states.${state}`)} (${items.filter((one) => one.state === state).length})`,
        }))}
        selected={states}
        onChange={setStates}
      />
      <p role="status">{t('people.companyEdit.list.count', { count: shown.length })}</p>
      {shown.length === 0 ? (
        <Cluster>
          <EmptyState
            kind="filteredOut"
            title={t('people.companyEdit.list.none')}
            reason={t('people.companyEdit.list.noneReason')}
          />
        </Cluster>
      ) : (
        <Table caption={t('people.companyEdit.list.title')} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

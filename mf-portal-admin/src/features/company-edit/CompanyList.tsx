import type { CompanyListRow } from '@park/contract/company-editing';
import { companyStates } from '@park/contract/company-facts';
import { useCall, useFormat, useListAddress, useSearchParams } from '@park/platform';
import {
  EmptyState,
  Button,
  FilterChips,
  SkeletonTable,
  Stack,
  StatusBadge,
  Table,
  UiLink,
  type Column,
} from '@park/ui';
import {
  FocusFrame,
  LoadError,
  SearchField,
  matchesText,
  useFocusAfterRender,
  useRememberedList,
} from '@park/ui/pages';
import { useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

const statusOf = { active: 'success', leaving: 'warning', left: 'neutral', disabled: 'danger' } as const;

/** All companies with their states and contracts, for the park's staff. The address keeps the search for Back. */
export function CompanyList() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const companies = useCall('GET /api/companies/managed', {});
  const address = useListAddress(['state']);
  useRememberedList('/portal/company-edit', useSearchParams()[0].toString());
  const { text } = address;
  const states = companyStates.filter((state) => address.chosen.state.includes(state));
  const frame = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(frame);
  if (companies.status === 'pending') return <SkeletonTable rows={8} columns={4} />;
  if (companies.status === 'failed')
    return <LoadError error={companies.error} onRetry={companies.retry} isRetrying={companies.isRefreshing} />;
  const { items } = companies.data;
  const shown = items.filter(
    ({ name, state }) => matchesText(name, text) && (states.length === 0 || states.includes(state)),
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
      <SearchField label={t('people.companyEdit.list.search')} text={text} onSearch={address.setText} />
      <FilterChips
        legend={t('people.companyEdit.list.state')}
        values={companyStates.map((state) => ({
          value: state,
          label: `${t(`people.companyEdit.list.states.${state}`)} (${items.filter((one) => one.state === state).length})`,
        }))}
        selected={states}
        onChange={(next) => address.choose('state', next)}
      />
      <p role="status">{t('people.companyEdit.list.count', { count: shown.length })}</p>
      <FocusFrame ref={frame}>
        {shown.length === 0 ? (
          <EmptyState
            kind="filteredOut"
            title={t('people.companyEdit.list.none')}
            reason={t('people.companyEdit.list.noneReason')}
            action={
              <Button
                onClick={() => {
                  address.clear();
                  focusList();
                }}
              >
                {t('people.companyEdit.list.showAll')}
              </Button>
            }
          />
        ) : (
          <Table caption={t('people.companyEdit.list.title')} columns={columns} rows={shown} rowKey={({ id }) => id} />
        )}
      </FocusFrame>
    </Stack>
  );
}

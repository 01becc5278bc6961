import type { ParkingCompany } from '@park/contract/parking-park';
import { useCall, useFormat, usePageTitle } from '@park/platform';
import { Button, EmptyState, Page, SearchInput, SkeletonTable, Stack, Table, type Column } from '@park/ui';
import { QueryContent, lazyDialog, matchesText } from '@park/ui/pages';
import { useState } from 'react';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Park.module.css';

const TermsDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "park-dialogs" */ './TermsDialog')).TermsDialog,
);

/** Every company with its spots, its pool and its terms. */
export default function CompaniesPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/park/companies', {});
  usePageTitle(t('parkCompanies.title'));
  return (
    <Page
      title={t('parkCompanies.title')}
      lead={t('parkCompanies.lead')}
      count={query.data?.items.length}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
    >
      <ParkSections />
      <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={7} />} notAllowedTitle={t('notAllowed')}>
        {({ items }) => <Companies items={items} />}
      </QueryContent>
    </Page>
  );
}

function Companies({ items }: { readonly items: readonly ParkingCompany[] }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const [text, setText] = useState('');
  const [changed, setChanged] = useState<ParkingCompany>();
  const shown = items.filter(({ name }) => matchesText(name, text));
  const figure = (key: string, header: string, value: (row: ParkingCompany) => number): Column<ParkingCompany> => ({
    key,
    header,
    align: 'end',
    cell: (row) => format.number(value(row)),
  });
  const columns: Column<ParkingCompany>[] = [
    { key: 'name', header: t('parkCompanies.name'), isRowHeader: true, cell: ({ name }) => name },
    {
      key: 'spots',
      header: t('parkCompanies.spots'),
      align: 'end',
      cell: (row) => <Spots company={row} />,
    },
    figure('assigned', t('parkCompanies.assigned'), ({ assigned }) => assigned),
    figure('pool', t('parkCompanies.pool'), ({ poolCredits }) => poolCredits),
    figure('grant', t('parkCompanies.grant'), ({ terms }) => terms.monthlyGrant),
    figure('cap', t('parkCompanies.cap'), ({ terms }) => terms.poolCap),
    figure('person', t('parkCompanies.person'), ({ terms }) => terms.personCap),
    {
      key: 'actions',
      header: t('manager.actions'),
      isActions: true,
      cell: (row) => (
        <Button
          size="small"
          aria-label={t('parkCompanies.termsNamed', { name: row.name })}
          onClick={() => setChanged(row)}
        >
          {t('parkCompanies.terms')}
        </Button>
      ),
    },
  ];
  if (items.length === 0)
    return (
      <EmptyState kind="nothingYet" title={t('parkCompanies.empty.title')} reason={t('parkCompanies.empty.reason')} />
    );
  return (
    <Stack gap={4}>
      <SearchInput className={styles.search} label={t('parkCompanies.search')} value={text} onChange={setText} />
      {shown.length === 0 ? (
        <EmptyState kind="filteredOut" title={t('parkCompanies.none.title')} reason={t('parkCompanies.none.reason')} />
      ) : (
        <div className={styles.companies}>
          <Table caption={t('parkCompanies.title')} columns={columns} rows={shown} rowKey={({ id }) => id} />
        </div>
      )}
      {changed && <TermsDialog company={changed} onClose={() => setChanged(undefined)} />}
    </Stack>
  );
}

function Spots({ company: { spots, leased, sublet } }: { readonly company: ParkingCompany }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const notes = [
    leased > 0 && t('parkCompanies.leased', { count: leased }),
    sublet > 0 && t('parkCompanies.sublet', { count: sublet }),
  ].filter((note) => note !== false);
  return (
    <span className={styles.figure}>
      {format.number(spots)}
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
    </span>
  );
}

import { Allowed, useFormat, usePageTitle } from '@park/platform';
import { ButtonLink, Cluster, Page, SegmentedControl } from '@park/ui';
import { GaugeIcon, PlusIcon } from '@park/ui/icons';
import { FocusFrame, listForm, PagedList, RowsSkeleton, SearchField } from '@park/ui/pages';
import { ChosenFilters } from '../../shared/list/ChosenFilters';
import { FacetList } from '../../shared/list/FacetList';
import { ListFrame } from '../../shared/list/ListFrame';
import { SortSelect } from '../../shared/list/SortSelect';
import { useFocusAfterRemoval } from '../../shared/list/use-focus-after-removal';
import { findNarrowing } from '../../shared/list/narrowing';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { OrderExplained } from './OrderExplained';
import { supplierFormAddress, supplierStatisticsPath } from './supplier-address';
import { SupplierRows } from './SupplierRows';
import { supplierFields, supplierSorts, useSupplierList, type SupplierListState } from './use-supplier-list';

export default function SupplierListPage() {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const supplierList = useSupplierList();
  const { address, list, sort, canManage, isArchive } = supplierList;
  const hasText = address.text.trim() !== '';
  const orders = supplierSorts
    .filter((candidate) => candidate !== 'relevance' || hasText)
    .map((value) => ({ value, label: t(`suppliers.sort.${value}`) }));
  usePageTitle(t('suppliers.title'));
  const facets = supplierFields.map((field) => ({ field, legend: t(`suppliers.facets.${field}`) }));
  const values = list.status === 'ready' ? list.first.facets : undefined;
  const total = list.status === 'ready' ? list.first.total : undefined;

  return (
    <Page
      title={t('suppliers.title')}
      count={total === undefined ? undefined : format.number(total)}
      lead={t('suppliers.order')}
      action={
        <Cluster data-print="hide">
          <Allowed permission="Suppliers_GenerateStats">
            <ButtonLink href={supplierStatisticsPath} icon={<GaugeIcon size={16} />}>
              {t('suppliers.statistics')}
            </ButtonLink>
          </Allowed>
          {canManage && (
            <ButtonLink variant="primary" href={supplierFormAddress()} icon={<PlusIcon size={16} />}>
              {t('supplier.add')}
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      <OrderExplained />
      <ListFrame
        search={
          <SearchField label={t('suppliers.search')} form={listForm} text={address.text} onSearch={address.setText} />
        }
        controls={
          <>
            <SortSelect
              options={orders}
              sort={sort}
              usual={hasText ? 'relevance' : 'recommended'}
              onChange={(next) => address.setParameter('sort', next)}
            />
            {canManage && (
              <SegmentedControl
                legend={t('suppliers.which')}
                options={[
                  { value: 'listed', label: t('suppliers.listed') },
                  { value: 'archived', label: t('suppliers.archived') },
                ]}
                value={isArchive ? 'archived' : 'listed'}
                onChange={(which) => address.setParameter('archived', which === 'archived' ? 'true' : null)}
              />
            )}
          </>
        }
        filters={list.status === 'failed' ? null : <FacetList facets={facets} values={values} address={address} />}
        chosenCount={address.chosenCount}
        showResults={
          total === undefined ? undefined : t('suppliers.show', { count: total, shown: format.number(total) })
        }
        chosen={<ChosenFilters facets={facets} values={values} address={address} />}
      >
        <Results supplierList={supplierList} />
      </ListFrame>
    </Page>
  );
}

function Results({ supplierList: { address, list, canManage, isArchive } }: { supplierList: SupplierListState }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const first = list.status === 'ready' ? list.first : undefined;
  const total = first?.total;
  const results = useFocusAfterRemoval(list.status === 'ready' ? list.items.length : 0);
  const categoryLabel = (id: string) => first?.facets?.category?.find(({ value }) => value === id)?.label;
  return (
    <FocusFrame ref={results} label={t('suppliers.title')}>
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={8} />}
        empty={
          isArchive
            ? { title: t('suppliers.noneArchived.title'), reason: t('suppliers.noneArchived.reason') }
            : {
                title: t('suppliers.nothingYet.title'),
                reason: t('suppliers.nothingYet.reason'),
                action: <ButtonLink href="/">{t('suppliers.nothingYet.action')}</ButtonLink>,
              }
        }
        filteredOut={
          address.isNarrowed && {
            title: t('suppliers.filteredOut.title'),
            reason: t(`list.filteredOut.${findNarrowing(address)}`),
            clearLabel: t('list.clear'),
            onClear: address.clear,
          }
        }
        total={total}
        hrefAfter={address.hrefAfter}
        announcement={total === undefined ? '' : t('suppliers.count', { count: total, shown: format.number(total) })}
      >
        {(items) => (
          <SupplierRows suppliers={items} categoryLabel={categoryLabel} canManage={canManage} isArchive={isArchive} />
        )}
      </PagedList>
    </FocusFrame>
  );
}

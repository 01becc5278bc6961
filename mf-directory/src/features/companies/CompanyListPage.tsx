import { Allowed, useConfiguration, useDownload, useFormat, usePageTitle, useSearchParams } from '@park/platform';
import { ButtonLink, Cluster, Page } from '@park/ui';
import { ExternalLinkIcon } from '@park/ui/icons';
import { ExportButton, listForm, PagedList, SearchField, useRememberedList } from '@park/ui/pages';
import { useDeferredValue, useState } from 'react';
import { ChosenFilters } from '../../shared/list/ChosenFilters';
import { FacetList } from '../../shared/list/FacetList';
import { ListFrame } from '../../shared/list/ListFrame';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { chosenLabels } from '../../shared/list/chosen-labels';
import { findNarrowing } from '../../shared/list/narrowing';
import { SaveSearch } from '../saved/SaveSearch';
import { CompanyControls } from './CompanyControls';
import { CompanyItems, CompanyItemsSkeleton } from './CompanyItems';
import { useCompanyFacets } from './use-company-facets';
import { useCompanyList, type CompanyList } from './use-company-list';
import { useCompanyView, type CompanyView } from './use-company-view';

export default function CompanyListPage() {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const { links } = useConfiguration();
  const companyList = useCompanyList();
  const { address, filter, list } = companyList;
  const download = useDownload('GET /api/companies/export');
  const { definitions, values } = useCompanyFacets(list.status === 'ready' ? list.first.facets : undefined);
  const [view, chooseView] = useCompanyView(address);
  // The switch reacts at once; rendering many companies may take longer, in steps.
  const drawnView = useDeferredValue(view);
  const [openingView, setOpeningView] = useState<CompanyView | null>(view);
  if (openingView !== null && openingView !== view) setOpeningView(null);
  usePageTitle(t('companies.title'));
  useRememberedList('/companies', useSearchParams()[0].toString());
  const total = list.status === 'ready' ? list.first.total : undefined;

  return (
    <Page
      title={t('companies.title')}
      count={total === undefined ? undefined : format.number(total)}
      action={
        <Cluster>
          <SaveSearch kind="company" address={address} labels={chosenLabels(definitions, values, address)} />
          <ButtonLink href="/companies/map">{t('map.open')}</ButtonLink>
          {links.startups && (
            <ButtonLink href={links.startups} icon={<ExternalLinkIcon size={16} />}>
              {t('companies.startups')}
            </ButtonLink>
          )}
          <Allowed permission="CompanyList_Create">
            <ExportButton
              isRunning={download.isRunning}
              onExport={() => download.run({ query: filter }, { fallbackName: 'companies.csv' })}
            />
          </Allowed>
        </Cluster>
      }
    >
      <ListFrame
        search={
          <SearchField label={t('companies.search')} form={listForm} text={address.text} onSearch={address.setText} />
        }
        controls={<CompanyControls address={address} sort={companyList.sort} view={view} onView={chooseView} />}
        filters={list.status === 'failed' ? null : <FacetList facets={definitions} values={values} address={address} />}
        chosenCount={address.chosenCount}
        showResults={
          total === undefined ? undefined : t('companies.show', { count: total, shown: format.number(total) })
        }
        chosen={<ChosenFilters facets={definitions} values={values} address={address} />}
      >
        <Results companyList={companyList} view={drawnView} isOpening={drawnView === openingView} />
      </ListFrame>
    </Page>
  );
}

function Results({
  companyList: { address, list },
  view,
  isOpening,
}: {
  companyList: CompanyList;
  view: CompanyView;
  isOpening: boolean;
}) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const first = list.status === 'ready' ? list.first : undefined;
  const total = first?.total;
  return (
    <PagedList
      list={list}
      skeleton={<CompanyItemsSkeleton view={view} />}
      empty={{
        title: t('companies.nothingYet.title'),
        reason: t('companies.nothingYet.reason'),
        action: <ButtonLink href="/">{t('companies.nothingYet.action')}</ButtonLink>,
      }}
      filteredOut={
        address.isNarrowed && {
          title: t('companies.filteredOut.title'),
          reason: t(`list.filteredOut.${findNarrowing(address)}`),
          clearLabel: t('list.clear'),
          onClear: address.clear,
        }
      }
      total={total}
      hrefAfter={address.hrefAfter}
      announcement={total === undefined ? '' : t('companies.count', { count: total, shown: format.number(total) })}
    >
      {(items) => (
        <CompanyItems key={view} companies={items} facets={first?.facets} view={view} isOpening={isOpening} />
      )}
    </PagedList>
  );
}

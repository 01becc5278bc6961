import { useFormat, usePageTitle, useSearchParams } from '@park/platform';
import { ButtonLink, Page } from '@park/ui';
import { listForm, PagedList, RowsSkeleton, SearchField, useRememberedList } from '@park/ui/pages';
import { ChosenFilters } from '../../shared/list/ChosenFilters';
import { FacetList } from '../../shared/list/FacetList';
import { ListFrame } from '../../shared/list/ListFrame';
import { SortSelect } from '../../shared/list/SortSelect';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { chosenLabels } from '../../shared/list/chosen-labels';
import { findNarrowing } from '../../shared/list/narrowing';
import { SaveSearch } from '../saved/SaveSearch';
import { JobList } from './JobList';
import { jobFields, jobSorts, useJobList, type JobListState } from './use-job-list';

export default function JobListPage() {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const jobList = useJobList();
  const { address, list, sort } = jobList;
  const hasText = address.text.trim() !== '';
  const orders = jobSorts
    .filter((candidate) => candidate !== 'relevance' || hasText)
    .map((value) => ({ value, label: t(`jobs.sort.${value}`) }));
  usePageTitle(t('jobs.title'));
  useRememberedList('/jobs', useSearchParams()[0].toString());
  const facets = jobFields.map((field) => ({ field, legend: t(`jobs.facets.${field}`) }));
  const values = list.status === 'ready' ? list.first.facets : undefined;
  const total = list.status === 'ready' ? list.first.total : undefined;

  return (
    <Page
      title={t('jobs.title')}
      count={total === undefined ? undefined : format.number(total)}
      action={<SaveSearch kind="job" address={address} labels={chosenLabels(facets, values, address)} />}
    >
      <ListFrame
        search={<SearchField label={t('jobs.search')} form={listForm} text={address.text} onSearch={address.setText} />}
        controls={
          <SortSelect
            options={orders}
            sort={sort}
            usual={hasText ? 'relevance' : 'newest'}
            onChange={(next) => address.setParameter('sort', next)}
          />
        }
        filters={list.status === 'failed' ? null : <FacetList facets={facets} values={values} address={address} />}
        chosenCount={address.chosenCount}
        showResults={total === undefined ? undefined : t('jobs.show', { count: total, shown: format.number(total) })}
        chosen={<ChosenFilters facets={facets} values={values} address={address} />}
      >
        <Results jobList={jobList} />
      </ListFrame>
    </Page>
  );
}

function Results({ jobList: { address, list } }: { jobList: JobListState }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const first = list.status === 'ready' ? list.first : undefined;
  const total = first?.total;
  // The facets of the whole list contain every contract type in it, so no catalog is needed.
  const contractLabel = (id: string) => first?.facets?.contractType?.find(({ value }) => value === id)?.label;
  return (
    <PagedList
      list={list}
      skeleton={<RowsSkeleton count={10} />}
      empty={{
        title: t('jobs.nothingYet.title'),
        reason: t('jobs.nothingYet.reason'),
        action: <ButtonLink href="/companies">{t('jobs.nothingYet.action')}</ButtonLink>,
      }}
      filteredOut={
        address.isNarrowed && {
          title: t('jobs.filteredOut.title'),
          reason: t(`list.filteredOut.${findNarrowing(address)}`),
          clearLabel: t('list.clear'),
          onClear: address.clear,
        }
      }
      total={total}
      hrefAfter={address.hrefAfter}
      announcement={total === undefined ? '' : t('jobs.count', { count: total, shown: format.number(total) })}
    >
      {(items) => <JobList jobs={items} contractLabel={contractLabel} headingLevel={2} />}
    </PagedList>
  );
}

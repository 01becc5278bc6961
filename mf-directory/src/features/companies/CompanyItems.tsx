/** The matching companies, as cards or as a table. */
import type { CompanyItem } from '@park/contract/directory';
import { SkeletonCards, SkeletonTable } from '@park/ui';
import { memo } from 'react';
import { useRenderedCount } from '@park/ui/pages';
import { CompanyCards } from './CompanyCards';
import { CompanyTable } from './CompanyTable';
import type { CompanyFacets } from './use-company-facets';
import type { CompanyView } from './use-company-view';

export interface CompanyItemsProps {
  readonly companies: readonly CompanyItem[];
  /** Their ids become labels here. */
  readonly facets: CompanyFacets;
  readonly view: CompanyView;
  /** Whether the page was opened with this view, maybe by Back, instead of switching to it. */
  readonly isOpening: boolean;
}

/** Renders again only when list or view change, not when a filter is ticked. */
export const CompanyItems = memo(function CompanyItems({ companies, facets, view, isOpening }: CompanyItemsProps) {
  // The height of table rows is unknown until they are rendered, so Back only finds its position with all of them.
  const rendered = useRenderedCount(companies.length, facets, isOpening && view === 'table');
  const labels = new Map(facets?.category?.map(({ value, label }) => [value, label]));
  const categoryOf = (company: CompanyItem) => labels.get(company.category) ?? company.category;
  const Items = view === 'cards' ? CompanyCards : CompanyTable;
  return (
    <Items companies={companies.slice(0, rendered)} waiting={companies.length - rendered} categoryOf={categoryOf} />
  );
});

export const CompanyItemsSkeleton = ({ view }: { view: CompanyView }) =>
  view === 'cards' ? <SkeletonCards mark lines={3} count={9} /> : <SkeletonTable rows={12} columns={5} />;

/** The companies found, as cards to pick from or as a table to compare. */
import type { CompanyItem } from '@park/contract/directory';
import { SkeletonCards, SkeletonTable } from '@park/ui';
import { memo } from 'react';
import { useDrawnCount } from '../../shared/list/use-drawn-count';
import { CompanyCards } from './CompanyCards';
import { CompanyTable } from './CompanyTable';
import type { CompanyFacets } from './use-company-facets';
import type { CompanyView } from './use-company-view';

export interface CompanyItemsProps {
  readonly companies: readonly CompanyItem[];
  /** They know each category of the list in words. */
  readonly facets: CompanyFacets;
  readonly view: CompanyView;
  /** Whether the reader came to the page with this view, perhaps back to a place in it, instead of switching to it. */
  readonly isOpening: boolean;
}

/** Drawn anew only when another list or view is shown, not with every box that is ticked beside it. */
export const CompanyItems = memo(function CompanyItems({ companies, facets, view, isOpening }: CompanyItemsProps) {
  // How high a table's lines are shows when they are drawn: the place that somebody returns to is only there with all of them.
  const drawn = useDrawnCount(companies.length, facets, isOpening && view === 'table');
  const labels = new Map(facets?.category?.map(({ value, label }) => [value, label]));
  const categoryOf = (company: CompanyItem) => labels.get(company.category) ?? company.category;
  const Items = view === 'cards' ? CompanyCards : CompanyTable;
  return <Items companies={companies.slice(0, drawn)} waiting={companies.length - drawn} categoryOf={categoryOf} />;
});

export const CompanyItemsSkeleton = ({ view }: { view: CompanyView }) =>
  view === 'cards' ? <SkeletonCards mark lines={3} count={9} /> : <SkeletonTable rows={12} columns={5} />;

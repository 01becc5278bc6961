import { type ListAddress, useStoredChoice } from '@park/platform';
import type { CompanyField } from './use-company-list';

export const companyViews = ['cards', 'table'] as const;
export type CompanyView = (typeof companyViews)[number];

/** The address has precedence over the choice stored on this device, so that a link shows what its sender saw. */
export function useCompanyView(address: ListAddress<CompanyField>): [CompanyView, (view: CompanyView) => void] {
  const [stored, store] = useStoredChoice('companies-view', companyViews, 'cards');
  const view = companyViews.find((candidate) => candidate === address.parameter('view')) ?? stored;
  const choose = (next: CompanyView) => {
    store(next);
    address.setParameter('view', next);
  };
  return [view, choose];
}

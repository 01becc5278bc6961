import type { CompanyItem } from '@park/contract/directory';

/** What cards and table render of the list. */
export interface DrawnCompaniesProps {
  readonly companies: readonly CompanyItem[];
  /** Number of companies that follow in the next frames; their space is reserved. */
  readonly waiting: number;
  readonly categoryOf: (company: CompanyItem) => string;
}

import type { CompanyItem } from '@park/contract/directory';

/** Props of the cards and of the table. */
export interface RenderedCompaniesProps {
  readonly companies: readonly CompanyItem[];
  /** Number of companies that follow in the next frames; their space is reserved. */
  readonly waiting: number;
  readonly categoryOf: (company: CompanyItem) => string;
}

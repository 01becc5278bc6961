/** The columns of a table of companies: those of a park folder, less what has a place of its own. */
import * as cells from '../shared/cells';
import { companyTable } from '../shared/company-table';
import { needed, optional, tableFormat, type TableRow } from '../shared/table-file';

const { logo: _logo, monthly_parking_credits: _credits, ...facts } = companyTable.columns;

const explained = ({ about, example }: { about: string; example: string }) => ({ about, example });

/** Columns of the header line. `key` and `name` are required; absent columns are not changed. */
export const companyColumns = {
  ...facts,
  key: needed(cells.key, {
    about: 'Names the company for good: its key, or the id of a company that was made in the portal.',
    example: 'auscultia',
  }),
  category: optional(cells.shortText(60), explained(facts.category)),
  agreement_type: optional(cells.shortText(60), explained(facts.agreement_type)),
  building: optional(cells.shortText(60), explained(facts.building)),
  tags: optional(cells.listOf(cells.shortText(60)), explained(facts.tags)),
  university_spin_off: optional(cells.yesNo, explained(facts.university_spin_off)),
  published: optional(cells.yesNo, explained(facts.published)),
  enabled: optional(cells.yesNo, explained(facts.enabled)),
  email_preferences: optional(cells.yesNo, explained(facts.email_preferences)),
};

export const companyFile = tableFormat({
  file: 'companies',
  about: 'Companies.',
  required: true,
  unique: ['key'],
  columns: companyColumns,
});

export type CompanyColumn = keyof typeof companyColumns;
export type CompanyRow = TableRow<typeof companyFile>;

/** The plan of an import as the portal shows it, and its result as a table. */
import { createHash } from 'node:crypto';
import type { FileImportPlan, FileImportRow } from '@park/contract/file-imports';
import type { Language } from '@park/contract/texts';
import { writeTable } from '../../core/csv/write-table';
import type { CompanyImport } from '../companies/import-companies';
import type { FeedImport } from '../feeds/feed-command';
import { translateMessage } from './translate-message';

const order: readonly FileImportRow['outcome'][] = ['error', 'note', 'create', 'update', 'unchanged'];

const sorted = (rows: readonly FileImportRow[]): FileImportRow[] =>
  [...rows].sort((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.row - other.row);

/** `input` is what the plan depends on beside the state of the park. The same plan has one hash in both languages. */
const withHash = (
  plan: Omit<FileImportPlan, 'hash'>,
  input: readonly (Buffer | string)[],
  language: Language,
): FileImportPlan => {
  const hash = createHash('sha256');
  for (const part of input) hash.update(part).update('\n');
  return {
    hash: hash.update(JSON.stringify(plan)).digest('hex'),
    ...plan,
    rows: plan.rows.map((row) => ({ ...row, message: translateMessage(row.message, language) })),
  };
};

/** The hash in the answer covers the input, so that the import carries out the plan that was shown and no other. */
export function companyPlan(
  done: CompanyImport,
  input: readonly (Buffer | string)[],
  language: Language,
): FileImportPlan {
  const rows = [
    ...done.problems.map(({ line, field, message }): FileImportRow => ({
      row: line ?? 1,
      key: '',
      title: '',
      outcome: 'error',
      column: field ?? '',
      message,
    })),
    ...done.rows.map(({ line, key, outcome, column, message }): FileImportRow => ({
      row: line,
      key,
      title: '',
      outcome: outcome === 'unchanged' && message !== '' ? 'note' : outcome,
      column,
      message,
    })),
  ];
  const questions = done.unknownCategories.map((question) => ({
    column: 'category' as const,
    ...question,
    fallback: null,
  }));
  const counts = { ...done.counts, error: done.counts.error + done.problems.length };
  return withHash({ encoding: done.encoding, counts, rows: sorted(rows), questions }, input, language);
}

/** The hash in the answer covers the input, so that the import carries out the plan that was shown and no other. */
export function feedPlan(done: FeedImport, input: readonly (Buffer | string)[], reader: Language): FileImportPlan {
  const problems = done.problems.filter(({ isQuestion }) => !isQuestion);
  const questions = done.unknownCategories.map((question) => ({ column: 'category' as const, ...question }));
  const rows = [
    ...problems.map(({ line, message, isNote }): FileImportRow => ({
      row: line,
      key: '',
      title: '',
      outcome: isNote ? 'note' : 'error',
      column: '',
      message,
    })),
    ...done.records.map(({ line, key, title, outcome }): FileImportRow => ({
      row: line,
      key,
      title,
      outcome,
      column: '',
      message: '',
    })),
  ];
  const { created, updated, unchanged } = done.tally;
  const error = problems.filter(({ isNote }) => !isNote).length;
  const counts = { create: created, update: updated, unchanged, error };
  return withHash({ encoding: '', counts, rows: sorted(rows), questions }, input, reader);
}

/** One line per row, safe to open in a spreadsheet. */
export function resultFile({ rows }: FileImportPlan, country: string): string {
  const columns = ['row', 'key', 'title', 'outcome', 'column', 'message'] as const;
  return writeTable([columns, ...rows.map((row) => columns.map((column) => String(row[column])))], country);
}

/** Importing companies, events and news from files: a dry run, then exactly what it showed. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { publishing } from './publishing';

export const FileImportRow = z.object({
  /** Row of the sheet or line of the file; the first is 1. */
  row: z.int(),
  /** What names the record in the file; empty if nothing does. */
  key: z.string(),
  title: z.string(),
  /** `note`: imported, or left alone, with a remark. */
  outcome: z.enum(['error', 'note', 'create', 'update', 'unchanged']),
  /** The column that is wrong, or those that change. */
  column: z.string(),
  /** In the reader's language, with the value that it is about. */
  message: z.string(),
});
export type FileImportRow = z.output<typeof FileImportRow>;

const counts = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() });

export const FileImportPlan = z.object({
  /** Stands for the file, the answers and the plan; applying needs it. */
  hash: z.string(),
  /** As which the file was read. */
  encoding: z.string(),
  counts,
  /** Every row, errors first, then by row. */
  rows: z.array(FileImportRow),
  /** Words that the park does not know, each asked once for all rows. */
  questions: z.array(
    z.object({
      column: z.literal('category'),
      value: z.string(),
      rows: z.int(),
      /** What it means without an answer, as an id of the catalog; null: the word stays as it is. */
      fallback: z.nullable(z.string()),
    }),
  ),
});
export type FileImportPlan = z.output<typeof FileImportPlan>;

const FileImportResult = z.object({
  counts,
  /** CSV with one line per row: row, key, title, outcome, column, message. */
  resultFile: z.string(),
});

const form = z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required');
const upload = { body: form, isMultipart: true, maxBodyBytes: 10_500_000 } as const;
const errors = ['errors.import.unreadable', 'errors.import.tooLarge'] as const;
const companies = { access: 'Collaborator_ManageCompanyList', ...upload } as const;
const publications = { access: publishing, ...upload } as const;

export const fileImportCalls = defineCalls({
  'POST /api/company-imports/preview': {
    ...companies,
    summary: 'What importing a table of companies would do',
    description:
      'A form with the field `file`: CSV in UTF-8, UTF-16 or Windows-1252, at most 10 MB; and `categories`: a JSON object that says what unknown categories mean.',
    response: FileImportPlan,
    errors: [...errors],
  },
  'POST /api/company-imports': {
    ...companies,
    summary: 'Import what the preview showed, in one transaction',
    description:
      'The form of the preview, with its `hash`. Rows with errors are left out. If anything has changed since, the answer is 409 with the new plan in `details.plan`.',
    response: FileImportResult,
    isCreating: true,
    errors: [...errors, 'errors.import.changed'],
  },
  'POST /api/publication-imports/preview': {
    ...publications,
    summary: 'What importing a calendar or a news feed would do',
    description:
      'A form with the fields `file` (iCalendar for events; RSS or Atom for news; at most 10 MB), `kind` (`events` or `news`), `language` (`en` or `fr`), `draft` (`true`: imported as drafts) and `categories` (a JSON object that says what unknown categories mean).',
    response: FileImportPlan,
    errors: [...errors],
  },
  'POST /api/publication-imports': {
    ...publications,
    summary: 'Import what the preview showed, in one transaction',
    description: 'As for companies. What editors have changed stays.',
    response: FileImportResult,
    isCreating: true,
    errors: [...errors, 'errors.import.changed'],
  },
});

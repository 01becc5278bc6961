/** Importing people from a table: columns, dry run, and applying exactly what the dry run showed. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { peopleImportFields } from './people-import-fields';

export { peopleImportFields };

const field = z.enum(peopleImportFields);

export const PeopleImportRow = z.object({
  /** Row of the sheet; the first line is row 1. */
  row: z.int(),
  outcome: z.enum(['create', 'update', 'unchanged', 'error']),
  email: z.string(),
  name: z.string(),
  /** What an update changes. */
  changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
  /** Key of the reason, with the field and the value that it is about. */
  errors: z.array(
    z.object({ field: z.nullable(field), value: z.string(), key: z.string(), otherRow: z.optional(z.int()) }),
  ),
});
export type PeopleImportRow = z.output<typeof PeopleImportRow>;

const counts = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() });

export const PeopleImportPlan = z.object({
  /** Stands for the file, the columns and the plan; applying needs it. */
  hash: z.string(),
  counts,
  /** Errors first, then by row. */
  rows: z.array(PeopleImportRow),
});
export type PeopleImportPlan = z.output<typeof PeopleImportPlan>;

const form = z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required');
const upload = { access: 'Collaborator_Manage', body: form, isMultipart: true, maxBodyBytes: 3_000_000 } as const;

const fileErrors = [
  'errors.import.notATable',
  'errors.import.tooManyRows',
  'errors.import.noRows',
  'errors.upload.tooLarge',
] as const;

export const peopleImportCalls = defineCalls({
  'POST /api/people-imports/columns': {
    ...upload,
    summary: 'The columns of a table of people, with a proposal of what they hold',
    description:
      'A form with the field `file`: CSV in UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs; at most 5,000 rows.',
    response: z.object({
      columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()), field: z.nullable(field) })),
      rowCount: z.int(),
    }),
    errors: [...fileErrors],
  },
  'POST /api/people-imports/preview': {
    ...upload,
    summary: 'What importing a table of people would do',
    description:
      'The form also has `columns`: a JSON list with the field of each column or null; and `companyId` for SuperAdministrators. New people are invited. Nobody receives a right that the importer may not give; absent people stay.',
    response: PeopleImportPlan,
    errors: [
      ...fileErrors,
      'errors.import.columnsMissing',
      'errors.people.companyClosed',
      // Of rows:
      'errors.import.duplicate',
      'errors.import.formula',
      'errors.import.mayNotEdit',
    ],
  },
  'POST /api/people-imports': {
    ...upload,
    summary: 'Import what a preview showed, in one transaction',
    description:
      'The form of the preview, with its `hash`. Rows with errors are left out. If anything has changed since, the answer is 409 with the new plan in `details.plan`.',
    response: z.object({
      counts,
      /** CSV with one line per row of the sheet: row, e-mail, outcome, reason. */
      resultFile: z.string(),
    }),
    isCreating: true,
    errors: [...fileErrors, 'errors.import.columnsMissing', 'errors.import.changed', 'errors.people.companyClosed'],
  },
});

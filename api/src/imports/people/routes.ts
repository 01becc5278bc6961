import { peopleImportFields } from '@park/contract/people-import';
import { z } from 'zod';
import { writeTable } from '../../core/csv/write-table';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { ApiError, forbidden } from '../../core/errors/api-error';
import { dayOf } from '../../core/time/park-time';
import { applyPersonChange, inviteWithin, requireOpenCompany } from '../../features/people';
import { actsInCompany } from '../../features/users';
import type { Person } from '../../http/access/person';
import { serve, type AppServer } from '../../http/serve';
import { proposeFields, readPeopleTable } from './people-table';
import {
  countsOf,
  planImport,
  planResponse,
  roleOfNew,
  type ImportPlan,
  type ImportRequest,
  type PlannedRow,
} from './plan-import';

const Columns = z.array(z.enum(peopleImportFields).nullable()).max(200);

export function peopleImportRoutes(app: AppServer): void {
  const { context } = app;
  const { parkCountry } = context.configuration;

  async function requestOf(person: Person, form: FormData): Promise<ImportRequest> {
    const table = await readPeopleTable(form);
    const companyId = String(form.get('companyId') ?? '') || person.companyId;
    if (!z.uuid().safeParse(companyId).success || !actsInCompany(person, companyId)) throw forbidden();
    await requireOpenCompany(context.database, companyId);
    const fields = Columns.safeParse(parsed(form.get('columns')));
    if (!fields.success) throw new ApiError(400, 'errors.validation', { fields: { columns: 'errors.field.invalid' } });
    const today = dayOf(context.clock(), context.configuration.parkTimeZone);
    return { table, fields: fields.data, companyId, today };
  }

  serve(app, 'POST /api/people-imports/columns', async ({ body }) => {
    const { columns, rows } = await readPeopleTable(body);
    const fields = proposeFields(columns);
    return {
      columns: columns.map((name, index) => ({
        name,
        field: fields[index] ?? null,
        examples: rows.slice(0, 3).map(({ cells }) => (cells[index] ?? '').slice(0, 60)),
      })),
      rowCount: rows.length,
    };
  });

  serve(app, 'POST /api/people-imports/preview', async ({ person, body }) =>
    planResponse(await planImport(context.database, person, await requestOf(person, body))),
  );

  serve(app, 'POST /api/people-imports', async ({ person, body }) => {
    const request = await requestOf(person, body);
    const isChanged = (plan: ImportPlan) =>
      new ApiError(409, 'errors.import.changed', { details: { plan: planResponse(plan) } });
    try {
      return await context.database.transaction(async (transaction) => {
        const plan = await planImport(transaction, person, request);
        if (plan.hash !== body.get('hash')) throw isChanged(plan);
        for (const row of plan.rows) await apply(transaction, person, request.companyId, row);
        return { counts: countsOf(plan.rows), resultFile: resultFile(plan.rows, parkCountry) };
      });
    } catch (error) {
      const isLate = error instanceof ApiError ? error.key === 'errors.conflict' : violatedConstraint(error) !== null;
      if (!isLate) throw error;
      // Somebody else changed people of the file between the plan and its writing.
      throw isChanged(await planImport(context.database, person, request));
    }
  });

  async function apply(transaction: Database, person: Person, companyId: string, row: PlannedRow): Promise<void> {
    const { outcome, cells, account } = row;
    if (outcome === 'create')
      await inviteWithin(transaction, context, person, {
        email: cells.email,
        firstName: cells.firstName ?? '',
        lastName: cells.lastName ?? '',
        role: roleOfNew(cells) as Parameters<typeof inviteWithin>[3]['role'],
        contractIds: (cells.contracts ?? []) as Parameters<typeof inviteWithin>[3]['contractIds'],
        language: cells.language ?? person.language,
        phone: cells.phone ?? null,
        companyId,
      });
    if (outcome === 'update' && account)
      await applyPersonChange(transaction, context, person, account.hashedId, {
        version: account.version,
        email: cells.email,
        firstName: cells.firstName ?? account.firstName,
        lastName: cells.lastName ?? account.lastName,
        role: (cells.role ?? account.role) as Parameters<typeof applyPersonChange>[4]['role'],
        phone: cells.phone ?? account.phone,
        birthDate: cells.birthDate ?? account.birthDate,
        ...(cells.contracts ? { contractIds: cells.contracts as never } : {}),
      });
  }
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}

/** One line per row of the sheet, safe to open in a spreadsheet. */
function resultFile(rows: readonly PlannedRow[], country: string): string {
  const lines = rows.map(({ row, email, outcome, errors }) => [
    String(row),
    email,
    outcome,
    errors.map(({ field, value, key }) => [field, value, key].filter(Boolean).join(' ')).join('; '),
  ]);
  return writeTable([['row', 'email', 'outcome', 'reason'], ...lines], country);
}

/** What importing a table of people would do, row by row. It never exceeds the rights of the importer. */
import { createHash } from 'node:crypto';
import type { PeopleImportPlan, PeopleImportRow } from '@park/contract/people-import';
import { canAssignRole, Role, type RoleId } from '@park/domain';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { mayDo } from '../../features/users';
import { readCells, type PersonCells, type RowError } from './person-cells';
import type { ImportField, PeopleTable } from './people-table';
import { readKnown, type KnownAccount, type KnownPeople } from './known-people';

export interface ImportRequest {
  table: PeopleTable;
  fields: readonly (ImportField | null)[];
  companyId: string;
  today: string;
}

export interface PlannedRow extends PeopleImportRow {
  cells: PersonCells;
  account: KnownAccount | null;
}

export interface ImportPlan {
  hash: string;
  rows: PlannedRow[];
}

/** @throws ApiError 422 if a column that every row needs is not chosen */
export async function planImport(database: Database, importer: Person, request: ImportRequest): Promise<ImportPlan> {
  const { table, fields, companyId, today } = request;
  const missing = (['email', 'firstName', 'lastName'] as const).filter((field) => !fields.includes(field));
  if (missing.length > 0)
    throw new ApiError(422, 'errors.import.columnsMissing', {
      fields: Object.fromEntries(missing.map((field) => [field, 'errors.field.required'])),
    });
  const read = table.rows.map(({ row, cells }) => {
    const errors: RowError[] = [];
    const byField = new Map(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? ''] as const] : [])));
    return { row, errors, given: byField, cells: readCells(byField, { today, errors }) };
  });
  const known = await readKnown(
    database,
    companyId,
    read.map(({ cells }) => cells.email.toLowerCase()).filter(Boolean),
  );
  const firstRows = new Map<string, number>();
  const rows = read.map(({ row, errors, given, cells }): PlannedRow => {
    const address = cells.email.toLowerCase();
    const account = known.accounts.get(address) ?? null;
    const add = (field: ImportField | null, key: string, otherRow?: number) =>
      errors.push({
        field,
        value: field ? (given.get(field) ?? '') : '',
        key,
        ...(otherRow === undefined ? {} : { otherRow }),
      });
    if (address === '') {
      if (!errors.some(({ field }) => field === 'email')) add('email', 'errors.field.required');
    } else {
      const before = firstRows.get(address);
      if (before === undefined) firstRows.set(address, row);
      else add('email', 'errors.import.duplicate', before);
    }
    const name = [cells.firstName ?? account?.firstName, cells.lastName ?? account?.lastName].filter(Boolean).join(' ');
    const decided = errors.length > 0 ? null : decide(importer, { cells, account, known, companyId, add });
    const outcome = errors.length > 0 || !decided ? 'error' : decided.outcome;
    return { row, outcome, email: cells.email, name, changes: decided?.changes ?? [], errors, cells, account };
  });
  return { rows, hash: hashOf(request, rows) };
}

interface Decision {
  cells: PersonCells;
  account: KnownAccount | null;
  known: KnownPeople;
  companyId: string;
  add: (field: ImportField | null, key: string) => void;
}

type Decided = Pick<PeopleImportRow, 'changes'> & { outcome: 'create' | 'update' | 'unchanged' };

function decide(importer: Person, { cells, account, known, companyId, add }: Decision): Decided | null {
  if (cells.contracts?.some((id) => !known.contracts.has(id))) add('contracts', 'errors.people.contractNotOfCompany');
  if (!account) return decideNew(importer, cells, known, companyId, add);
  if (account.companyId !== companyId) {
    add('email', 'errors.invitations.otherCompany');
    return null;
  }
  if (account.state === 'left') {
    add('email', 'errors.invitations.formerPerson');
    return null;
  }
  const changes = changesOf(cells, account);
  if (changes.length === 0) return { outcome: 'unchanged', changes };
  if (!mayDo(importer, account).edit) add(null, 'errors.import.mayNotEdit');
  if (cells.role !== undefined && cells.role !== account.role) {
    if (account.hashedId === importer.hashedId) add('role', 'errors.people.ownRole');
    else if (!canAssignRole(importer.role, account.role, cells.role)) add('role', 'errors.people.roleNotAssignable');
  }
  return { outcome: 'update', changes };
}

function decideNew(
  importer: Person,
  cells: PersonCells,
  known: KnownPeople,
  companyId: string,
  add: Decision['add'],
): Decided | null {
  if (cells.firstName === undefined) add('firstName', 'errors.field.required');
  if (cells.lastName === undefined) add('lastName', 'errors.field.required');
  const role = cells.role ?? Role.Employee;
  if (!canAssignRole(importer.role, null, role)) add('role', 'errors.people.roleNotAssignable');
  const invitedBy = known.invited.get(cells.email.toLowerCase());
  if (invitedBy !== undefined && invitedBy !== companyId) add('email', 'errors.invitations.alreadyOpen');
  return { outcome: invitedBy === undefined ? 'create' : 'unchanged', changes: [] };
}

/** Empty cells change nothing. */
function changesOf(cells: PersonCells, account: KnownAccount): PeopleImportRow['changes'] {
  const pairs: [ImportField, unknown, unknown][] = [
    ['firstName', account.firstName, cells.firstName],
    ['lastName', account.lastName, cells.lastName],
    ['role', account.role, cells.role],
    ['phone', account.phone, cells.phone],
    ['birthDate', account.birthDate, cells.birthDate],
    ['contracts', account.contractIds.join(', '), cells.contracts && [...cells.contracts].sort().join(', ')],
  ];
  return pairs.flatMap(([field, before, after]) =>
    after === undefined || String(before ?? '') === String(after)
      ? []
      : [{ field, before: String(before ?? ''), after: String(after) }],
  );
}

/** Changes with the file, the chosen columns, and everything that the plan depends on. */
const hashOf = ({ table, fields, companyId }: ImportRequest, rows: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        table.sha256,
        fields,
        companyId,
        rows.map(({ row, outcome, changes, errors, account }) => [row, outcome, changes, errors, account?.version]),
      ]),
    )
    .digest('hex');

const order = { error: 0, create: 1, update: 2, unchanged: 3 } as const;

/** The plan as it is shown: errors first, then by outcome and row. */
export function planResponse({ hash, rows }: ImportPlan): PeopleImportPlan {
  const shown = [...rows]
    .sort((a, b) => order[a.outcome] - order[b.outcome] || a.row - b.row)
    .map(({ row, outcome, email, name, changes, errors }) => ({ row, outcome, email, name, changes, errors }));
  return { hash, counts: countsOf(rows), rows: shown };
}

export function countsOf(rows: readonly Pick<PlannedRow, 'outcome'>[]): PeopleImportPlan['counts'] {
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** The role of a row for somebody new: Employee if the cell is empty. */
export const roleOfNew = ({ role }: PersonCells): RoleId => (role ?? Role.Employee) as RoleId;

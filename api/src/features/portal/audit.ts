/** Reading the audit trail: all of it for the park's administration, that of one company for its managers. */
import type { AuditRow } from '@park/contract/portal';
import { addMonths } from '@park/domain';
import { and, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditActorName } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { auditPersonalValues, auditTrail } from '../../core/database/schema/audit';
import { companies } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { forbidden } from '../../core/errors/api-error';
import type { Order } from '../../core/listing/order';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { searchWords } from '../../core/text-search/search-words';
import { containsWords } from '../../core/text-search/word-match';
import { addDays, dayOf, momentAt } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { actsInAllCompanies } from '../users';

export interface AuditFilter {
  from?: string | undefined;
  until?: string | undefined;
  subjectKind?: string | undefined;
  actor?: string | undefined;
  companyId?: string | undefined;
}

type Context = Pick<AppContext, 'database' | 'configuration'>;

const subjects = alias(users, 'subjects');
const latestFirst: Order = { name: 'audit', keys: [{ by: auditTrail.id, direction: 'desc', type: 'integer' }] };

/** Where the facts of an entry have the name of what is neither a person nor a company: a title, or a name. */
const namePlaces = ['{texts,en,title}', '{texts,fr,title}', '{title}', '{name}'] as const;

const namedIn = (facts: SQLWrapper) =>
  sql.join(
    namePlaces.map((place) => sql`nullif(${facts} #>> ${place}, '')`),
    sql`, `,
  );

/** Subject ids are hashed ids of people, ids of companies, or of records that say their name in the entry itself. */
const subjectName = sql<string | null>`CASE WHEN ${auditTrail.subjectKind} = 'company' THEN ${companies.name}
  ELSE coalesce(${subjects.firstName} || ' ' || ${subjects.lastName}, ${namedIn(auditTrail.after)}, ${namedIn(auditTrail.before)}) END`;

/** The company that a person was in or is in now, by the name that it has today. */
const companyNamed = (facts: SQLWrapper) =>
  sql<string | null>`(SELECT named.name FROM companies named WHERE named.id::text = ${facts} ->> 'companyId')`;

const selectEntries = (database: Database) =>
  database
    .select({
      entry: auditTrail,
      personal: auditPersonalValues,
      actor: auditActorName,
      subject: subjectName,
      companyName: companies.name,
      movedFrom: companyNamed(auditTrail.before),
      movedTo: companyNamed(auditTrail.after),
    })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actorId))
    .leftJoin(auditPersonalValues, eq(auditPersonalValues.entryId, auditTrail.id))
    .leftJoin(companies, eq(companies.id, auditTrail.companyId))
    .leftJoin(subjects, eq(subjects.hashedId, auditTrail.subjectId));

/** @throws ApiError 403 for another company than the own one */
function conditionOf({ configuration }: Context, reader: Person, filter: AuditFilter): SQL | undefined {
  const readsAll = actsInAllCompanies(reader);
  if (!readsAll && filter.companyId !== undefined && filter.companyId !== reader.companyId) throw forbidden();
  const companyId = readsAll ? filter.companyId : reader.companyId;
  const zone = configuration.parkTimeZone;
  const actorName = sql`search_form(coalesce(${auditTrail.actorName}, ${users.firstName} || ' ' || ${users.lastName}))`;
  return and(
    companyId === undefined ? undefined : eq(auditTrail.companyId, companyId),
    filter.from === undefined ? undefined : gte(auditTrail.at, momentAt(filter.from, '00:00', zone)),
    filter.until === undefined ? undefined : lt(auditTrail.at, momentAt(addDays(filter.until, 1), '00:00', zone)),
    filter.subjectKind === undefined ? undefined : eq(auditTrail.subjectKind, filter.subjectKind),
    filter.actor ? containsWords(actorName, searchWords(filter.actor), 'exact') : undefined,
  );
}

type Entry = Awaited<ReturnType<typeof selectEntries>>[number];

const rowOf = ({ entry, personal, actor, subject, companyName, movedFrom, movedTo }: Entry): AuditRow => ({
  id: String(entry.id),
  at: entry.at.toISOString(),
  actor,
  action: entry.action,
  subjectKind: entry.subjectKind,
  subject,
  companyName,
  before: merged(entry.before, movedFrom, personal?.before),
  after: merged(entry.after, movedTo, personal?.after),
});

const merged = (facts: unknown, company: string | null, personal: unknown): unknown =>
  facts || personal
    ? { ...(facts as object | null), ...(company !== null && { companyId: company }), ...(personal as object | null) }
    : null;

/** @throws ApiError 403 for another company than the own one */
export async function listAudit(context: Context, reader: Person, filter: AuditFilter, request: PageRequest) {
  const where = conditionOf(context, reader, filter);
  const { rows, paginationId } = await readPage(request, {
    order: () => latestFirst,
    read: ({ after, orderBy, limit }) =>
      selectEntries(context.database)
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: ({ entry }) => [entry.id],
  });
  return { items: rows.map(rowOf), paginationId };
}

/** Number of entries per query of an export. */
const exportPageSize = 1_000;

export const auditColumns = ['at', 'actor', 'action', 'kind', 'subject', 'company', 'before', 'after'];

/** Returns every entry that the filter finds, latest first. @throws ApiError 403 likewise, before anything is sent */
export function exportAudit(context: Context, reader: Person, filter: AuditFilter): AsyncIterable<string[]> {
  conditionOf(context, reader, filter);
  return readAllCells(context, reader, filter);
}

async function* readAllCells(context: Context, reader: Person, filter: AuditFilter): AsyncGenerator<string[]> {
  let paginationId: string | undefined;
  do {
    const page = await listAudit(context, reader, filter, { pageSize: exportPageSize, paginationId });
    yield* page.items.map(cellsOf);
    paginationId = page.paginationId ?? undefined;
  } while (paginationId !== undefined);
}

const cellsOf = (row: AuditRow): string[] => [
  row.at,
  row.actor ?? '',
  row.action,
  row.subjectKind,
  row.subject ?? '',
  row.companyName ?? '',
  row.before ? JSON.stringify(row.before) : '',
  row.after ? JSON.stringify(row.after) : '',
];

/** Deletes the entries of days more than 24 months ago; a trigger refuses anything earlier. */
export async function deleteOldEntries(transaction: Database, now: Date): Promise<void> {
  const firstKeptDay = addMonths(dayOf(now, 'UTC'), -24);
  await transaction.delete(auditTrail).where(lt(auditTrail.at, momentAt(firstKeptDay, '00:00', 'UTC')));
}

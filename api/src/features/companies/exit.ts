/** The dated exit of a company: preview, plan, undo, and what happens at 00:00 after its last day. */
import { Role } from '@park/domain';
import type { ManagedCompany } from '@park/contract/company-editing';
import { and, asc, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import {
  previewDeparture,
  settleDeparture,
  type Departure,
  type DepartureEffect,
} from '../../core/departures/departure';
import type { Database } from '../../core/database/database';
import { sessions, tokens } from '../../core/database/schema/auth';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { calendarFeeds } from '../../core/database/schema/feeds';
import { invitations } from '../../core/database/schema/invitations';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { addDays, dayOf, momentAt } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { notifyExitDone, notifyManagers } from './exit-messages';
import { lockCompany, markContracts, readManagedCompany, type CompanyContext } from './managed-company';

type ExitContext = Pick<CompanyContext, 'configuration' | 'departureSteps'>;

/** Roles that an exit leaves as they are: the park's administration, and those who have exited before. */
const becomesExited = or(isNull(users.role), and(ne(users.role, Role.SuperAdministrator), ne(users.role, Role.Exited)));

const activePeople = (database: Database, companyId: string) =>
  database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.state, 'active'), becomesExited))
    .orderBy(asc(users.id));

function departureOf(
  { configuration }: ExitContext,
  companyId: string,
  people: readonly string[],
  { leavesOn, decidedBy, now }: { leavesOn: string; decidedBy: string | null; now: Date },
): Departure {
  const zone = configuration.parkTimeZone;
  return {
    people,
    leavingCompanyId: companyId,
    from: momentAt(addDays(leavesOn, 1), '00:00', zone),
    handOverTo: null,
    isErasure: false,
    key: `exit:${companyId}:${leavesOn}`,
    decidedBy,
    now,
    zone,
  };
}

function requireDay({ clock, configuration }: CompanyContext, leavesOn: string): void {
  const today = dayOf(clock(), configuration.parkTimeZone);
  if (leavesOn < today)
    throw new ApiError(400, 'errors.companies.dayInPast', {
      fields: { leavesOn: 'errors.companies.dayInPast' },
      values: { firstDay: today },
    });
}

/** Everything that the exit settles, by kind and number. */
export async function previewExit(
  context: CompanyContext,
  person: Person,
  id: string,
  leavesOn: string,
): Promise<DepartureEffect[]> {
  const { database } = context;
  requireDay(context, leavesOn);
  const company = await readManagedCompany(database, person, id);
  const people = (await activePeople(database, id)).map((row) => row.id);
  const [open] = await database
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.companyId, id), eq(invitations.state, 'open')));
  const now = context.clock();
  const settled = await previewDeparture(
    database,
    context.departureSteps,
    departureOf(context, id, people, { leavesOn, decidedBy: person.id, now }),
  );
  return [
    { kind: 'people', count: people.length },
    { kind: 'contracts', count: company.contracts.length },
    { kind: 'invitations', count: open?.count ?? 0 },
    ...settled,
  ].filter((effect) => effect.count > 0);
}

/** Plans the exit, moves its day, or undoes it (null). */
export async function planExit(
  context: CompanyContext,
  person: Person,
  id: string,
  leavesOn: string | null,
): Promise<ManagedCompany> {
  if (leavesOn !== null) requireDay(context, leavesOn);
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const before = await lockCompany(transaction, person, id);
    if (before.leftAt) throw new ApiError(409, 'errors.companies.left');
    if (leavesOn === null && isOver(context, before.leavesOn, now)) throw new ApiError(409, 'errors.companies.left');
    await transaction
      .update(companies)
      .set({ leavesOn, version: sql`${companies.version} + 1`, updatedAt: now })
      .where(eq(companies.id, id));
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: leavesOn === null ? 'exitUndone' : 'exitPlanned',
      subjectKind: 'company',
      subjectId: id,
      companyId: id,
      before: { leavesOn: before.leavesOn },
      after: { leavesOn },
    });
    if (leavesOn !== before.leavesOn) await notifyManagers(transaction, { company: before, leavesOn, now });
    return readManagedCompany(transaction, person, id);
  });
}

const isOver = ({ configuration }: ExitContext, leavesOn: string | null, now: Date): boolean =>
  leavesOn !== null && leavesOn < dayOf(now, configuration.parkTimeZone);

/** Carries out the exits whose last day is over. */
export async function settleExits(transaction: Database, context: ExitContext, now: Date): Promise<void> {
  const today = dayOf(now, context.configuration.parkTimeZone);
  const due = await transaction
    .select()
    .from(companies)
    .where(and(isNull(companies.leftAt), lt(companies.leavesOn, today)))
    // Another worker may be at it; bookings that name the company do not hinder it.
    .for('no key update', { skipLocked: true });
  for (const company of due) await settleExit(transaction, context, company, now);
}

async function settleExit(
  transaction: Database,
  context: ExitContext,
  company: typeof companies.$inferSelect,
  now: Date,
): Promise<void> {
  const { id } = company;
  const leavesOn = company.leavesOn ?? dayOf(now, context.configuration.parkTimeZone);
  // Locked first, so that none of them books something that is not settled.
  const people = (await activePeople(transaction, id).for('no key update')).map((row) => row.id);
  const departure = departureOf(context, id, people, { leavesOn, decidedBy: null, now });
  await settleDeparture(transaction, context.departureSteps, departure);
  if (people.length > 0) {
    await transaction
      .update(users)
      .set({ role: Role.Exited, adminPermissions: null, version: sql`${users.version} + 1`, updatedAt: now })
      .where(inArray(users.id, people));
    await transaction.delete(sessions).where(inArray(sessions.userId, people));
    await transaction.delete(tokens).where(inArray(tokens.userId, people));
    await transaction.delete(calendarFeeds).where(inArray(calendarFeeds.userId, people));
  }
  await transaction
    .update(invitations)
    .set({ state: 'revoked', endedAt: now })
    .where(and(eq(invitations.companyId, id), eq(invitations.state, 'open')));
  // The contracts of its people end with these.
  await transaction.delete(companyContracts).where(eq(companyContracts.companyId, id));
  await markContracts(transaction, id);
  await transaction
    .update(companies)
    .set({ leftAt: now, category: 'former-tenant', version: sql`${companies.version} + 1`, updatedAt: now })
    .where(eq(companies.id, id));
  await notifyExitDone(transaction, { people, company, leavesOn, now });
  await recordAudit(transaction, {
    at: now,
    actor: { id: null, name: 'system' },
    action: 'left',
    subjectKind: 'company',
    subjectId: id,
    companyId: id,
    before: { category: company.category },
    after: { leavesOn, people: people.length },
  });
}

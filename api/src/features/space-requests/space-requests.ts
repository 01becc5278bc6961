/** Asking for space, answering and deciding. One open request per company is a constraint of the database. */
import type { AuditAction } from '@park/contract/audit-words';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { SpaceRequest, SpaceRequestState } from '@park/contract/space-requests';
import { companyCanRequestSpace } from '@park/domain';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { companies } from '../../core/database/schema/companies';
import { spaceRequests, spaceRequestSteps } from '../../core/database/schema/space-requests';
import { ApiError, notFound } from '../../core/errors/api-error';
import { pageRequest } from '../../core/listing/page-request';
import { readPage } from '../../core/listing/read-page';
import { dayOf } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { lockPerson } from '../users';
import { informCompany, informStaffAsked, informStaffDecided } from './space-messages';
import { answersIn, decisionsIn, openStates } from './space-rules';
import { readSpaceRequests, type Side } from './space-store';

type Body = ParsedCallInput<'POST /api/space-requests'>['body'];
type Answer = ParsedCallInput<'POST /api/space-requests/{id}/answer'>['body'];
type Decision = ParsedCallInput<'POST /api/space-requests/{id}/decision'>['body'];

/** @throws ApiError 403 for a company without such an agreement (SPC-01), 409 if it has an open request */
export async function askForSpace(context: AppContext, person: Person, body: Body): Promise<SpaceRequest> {
  const { database, clock, configuration } = context;
  if (!companyCanRequestSpace(person.company)) throw new ApiError(403, 'errors.space.notForCompany');
  const now = clock();
  if (body.from < dayOf(now, configuration.parkTimeZone))
    throw new ApiError(422, 'errors.space.inThePast', { fields: { from: 'errors.space.inThePast' } });
  const id = await database
    .transaction(async (tx) => {
      await lockPerson(tx, person);
      const [row] = await tx
        .insert(spaceRequests)
        .values({
          companyId: person.companyId,
          requestedBy: person.id,
          surface: body.surface ?? null,
          workplaces: body.workplaces ?? null,
          fromDay: body.from,
          phone: body.phone,
          message: body.message,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: spaceRequests.id });
      if (!row) throw new Error('The request was not stored');
      await recordStep(tx, { requestId: row.id, state: 'new', person, byCompany: true, note: '', now });
      await informStaffAsked(tx, {
        requestId: row.id,
        version: 1,
        company: await nameOf(tx, person.companyId),
        now,
      });
      return row.id;
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'space_requests_one_open') throw new ApiError(409, 'errors.space.alreadyOpen');
      throw error;
    });
  return requireRequest(database, 'company', id);
}

/** Requests of the person's company. `mayAsk`: the agreement allows it (SPC-01) and no request is open. */
export async function listOwnRequests(
  { database }: AppContext,
  person: Person,
): Promise<CallResponse<'GET /api/space-requests/own'>> {
  const items = await readSpaceRequests(database, 'company', { where: eq(spaceRequests.companyId, person.companyId) });
  const hasOpen = items.some(({ state }) => openStates.some((open) => open === state));
  return { mayAsk: companyCanRequestSpace(person.company) && !hasOpen, items };
}

const newestFirst = {
  name: 'newest-space-requests',
  keys: [
    { by: spaceRequests.createdAt, direction: 'desc', type: 'instant' },
    { by: spaceRequests.id, direction: 'desc', type: 'uuid' },
  ],
} as const;

/** For the park's staff, newest first; without `state` all. */
export async function listAllRequests(
  { database, configuration }: AppContext,
  { state, ...page }: ParsedCallInput<'GET /api/space-requests'>['query'],
): Promise<CallResponse<'GET /api/space-requests'>> {
  const open = [...openStates];
  const wanted =
    state === undefined
      ? undefined
      : state === 'open'
        ? inArray(spaceRequests.state, open)
        : notInArray(spaceRequests.state, open);
  const { rows, paginationId } = await readPage(pageRequest(page, configuration), {
    order: () => newestFirst,
    read: ({ after, orderBy, limit }) =>
      readSpaceRequests(database, 'park', { where: and(wanted, after), orderBy, limit }),
    positionOf: ({ createdAt, id }) => [createdAt, id],
  });
  return { items: rows, paginationId };
}

/**
 * The park's answer; the company receives it.
 * @throws ApiError 404, 409 `errors.space.closed` if the state does not allow it, 409 `errors.space.changedMeanwhile`
 * with the stored request for an old version
 */
export async function answerRequest(
  context: AppContext,
  person: Person,
  id: string,
  { answer, note, version }: Answer,
): Promise<SpaceRequest> {
  const { database, clock } = context;
  const now = clock();
  await database.transaction(async (tx) => {
    const row = await moveOn(tx, { id, version, to: answer, allowed: answersIn, now });
    await recordStep(tx, { requestId: id, state: answer, person, byCompany: false, note, now });
    const company = await nameOf(tx, row.companyId);
    await informCompany(tx, { requestId: id, version: row.version, company, now }, row, answer, note);
    await audit(tx, person, row.companyId, id, answer, now);
  });
  return requireRequest(database, 'park', id);
}

/**
 * The company's decision about an offer; the park's staff receives it.
 * @throws ApiError 404 for requests of other companies, 409 as `answerRequest`
 */
export async function decideRequest(
  context: AppContext,
  person: Person,
  id: string,
  { decision, note, version }: Decision,
): Promise<SpaceRequest> {
  const { database, clock } = context;
  const now = clock();
  await database.transaction(async (tx) => {
    const row = await moveOn(tx, {
      id,
      version,
      to: decision,
      allowed: decisionsIn,
      companyId: person.companyId,
      now,
    });
    await recordStep(tx, { requestId: id, state: decision, person, byCompany: true, note, now });
    const company = await nameOf(tx, row.companyId);
    await informStaffDecided(tx, { requestId: id, version: row.version, company, now }, decision, note);
    await audit(tx, person, row.companyId, id, decision, now);
  });
  return requireRequest(database, 'company', id);
}

interface Move {
  id: string;
  version: number;
  to: SpaceRequestState;
  allowed: (state: SpaceRequestState) => readonly string[];
  /** Set for the company's side: another company's request does not exist for it. */
  companyId?: string;
  now: Date;
}

/** @throws ApiError 404, 409 with the stored request if somebody was faster, 409 if the state does not allow it */
async function moveOn(tx: Database, { id, version, to, allowed, companyId, now }: Move) {
  const [row] = await tx.select().from(spaceRequests).where(eq(spaceRequests.id, id)).for('update');
  if (!row || (companyId !== undefined && row.companyId !== companyId)) throw notFound();
  if (!allowed(row.state).includes(to)) throw new ApiError(409, 'errors.space.closed');
  if (row.version !== version) {
    const current = await requireRequest(tx, companyId === undefined ? 'park' : 'company', id);
    throw new ApiError(409, 'errors.space.changedMeanwhile', { details: { current } });
  }
  const [moved] = await tx
    .update(spaceRequests)
    .set({ state: to, version: sql`${spaceRequests.version} + 1`, updatedAt: now })
    .where(eq(spaceRequests.id, id))
    .returning();
  if (!moved) throw notFound();
  return moved;
}

interface Step {
  requestId: string;
  state: SpaceRequestState;
  person: Person;
  byCompany: boolean;
  note: string;
  now: Date;
}

const recordStep = (tx: Database, { requestId, state, person, byCompany, note, now }: Step) =>
  tx.insert(spaceRequestSteps).values({ requestId, state, actorId: person.id, byCompany, note, at: now });

const audit = (tx: Database, person: Person, companyId: string, id: string, action: AuditAction, now: Date) =>
  recordAudit(tx, { at: now, actor: person, action, subjectKind: 'spaceRequest', subjectId: id, companyId });

async function nameOf(tx: Database, companyId: string): Promise<string> {
  const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return company?.name ?? '';
}

async function requireRequest(database: Database, side: Side, id: string): Promise<SpaceRequest> {
  const [request] = await readSpaceRequests(database, side, { where: eq(spaceRequests.id, id) });
  if (!request) throw notFound();
  return request;
}

/** Writing jobs. Every change is one transaction with its entry in the audit trail. */
import { dayMs, hourMs } from '@park/domain';
import type { AuditAction } from '@park/contract/audit-words';
import type { JobBody, ManagedJob } from '@park/contract/job-editing';
import { maxJobDays, usualJobDays } from '@park/contract/job-limits';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { catalogItems } from '../../core/database/schema/catalogs';
import { jobs, jobViews } from '../../core/database/schema/jobs';
import { ApiError, forbidden, notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { sanitiseHtml } from '../../core/rich-text/sanitise-html';
import { dayOf } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { actsInCompany } from '../users';
import { jobState } from './job-state';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;
type JobRow = typeof jobs.$inferSelect;

const extensionDays = 30;

const fault = (field: string, key: string, values?: Record<string, number>) =>
  new ApiError(400, key, { fields: { [field]: key }, ...(values ? { fieldValues: { [field]: values } } : {}) });

async function managed(database: Database, row: JobRow, now: Date): Promise<ManagedJob> {
  const views = await database
    .select({ day: jobViews.day, count: jobViews.views })
    .from(jobViews)
    .where(eq(jobViews.jobId, row.id))
    .orderBy(asc(jobViews.day));
  const written = (language: 'en' | 'fr') => row.texts[language] ?? { title: '', description: '' };
  return {
    id: row.id,
    version: row.version,
    companyId: row.companyId,
    texts: { en: written('en'), fr: written('fr') },
    contractType: row.contractType,
    workload: { minimum: row.workloadMinimum, maximum: row.workloadMaximum },
    location: row.location,
    applyUrl: row.applyUrl,
    applyEmail: row.applyEmail,
    isPublished: row.isPublished,
    publishedAt: row.publishedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: jobState(row, now),
    views,
    viewCount: views.reduce((sum, { count }) => sum + count, 0),
  };
}

const selectJob = (database: Database, id: string) =>
  database
    .select()
    .from(jobs)
    .where(eq(jobs.id, recordId(id)));

/** @throws ApiError 404 for jobs of other companies, except for those who manage all */
function requireOwn(person: Person, row: JobRow | undefined): JobRow {
  if (!row || !actsInCompany(person, row.companyId)) throw notFound();
  return row;
}

/** Locks a job until the transaction ends. @throws ApiError 404 likewise */
async function lockJob(tx: Database, person: Person, id: string): Promise<JobRow> {
  const [row] = await selectJob(tx, id).for('no key update');
  return requireOwn(person, row);
}

/**
 * The job in any state, with its views by day.
 * @throws ApiError 404 for jobs of other companies, except for those who act in all
 */
export async function readManagedJob({ database, clock }: Context, person: Person, id: string): Promise<ManagedJob> {
  const [row] = await selectJob(database, id);
  return managed(database, requireOwn(person, row), clock());
}

/** Columns of a body. @throws ApiError 400 with the field */
async function columnsOf(database: Database, body: JobBody, now: Date, keptType?: string) {
  const { texts, workload, contractType, applyUrl, applyEmail, location, isPublished } = body;
  const written = (language: 'en' | 'fr') => {
    const { title, description } = texts[language];
    return title === '' ? {} : { [language]: { title, description: sanitiseHtml(description) } };
  };
  if (texts.en.title === '' && texts.fr.title === '') throw fault('texts.en.title', 'errors.jobs.noTitle');
  if (!applyUrl && !applyEmail) throw fault('applyUrl', 'errors.jobs.noWayToApply');
  if (workload.minimum > workload.maximum) throw fault('workload.maximum', 'errors.field.tooSmall');
  const publishedAt = new Date(body.publishedAt);
  const expiresAt = new Date(body.expiresAt);
  if (isPublished && expiresAt <= now) throw fault('expiresAt', 'errors.jobs.expiryInPast');
  if (expiresAt <= publishedAt) throw fault('expiresAt', 'errors.jobs.endsBeforeStart');
  // Days of the park; one of them can have 25 hours.
  if (expiresAt.getTime() - publishedAt.getTime() > maxJobDays * dayMs + hourMs)
    throw fault('expiresAt', 'errors.jobs.tooLong', { limit: maxJobDays });
  if (contractType !== keptType) await requireType(database, contractType);
  return {
    texts: { ...written('en'), ...written('fr') },
    contractType,
    workloadMinimum: workload.minimum,
    workloadMaximum: workload.maximum,
    location,
    applyUrl,
    applyEmail,
    isPublished,
    publishedAt,
    expiresAt,
  };
}

async function requireType(database: Database, contractType: string): Promise<void> {
  const [known] = await database
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(
      and(eq(catalogItems.catalog, 'job-types'), eq(catalogItems.id, contractType), isNull(catalogItems.archivedAt)),
    );
  if (!known) throw fault('contractType', 'errors.field.choice');
}

const record = (
  tx: Database,
  person: Person,
  action: AuditAction,
  { id, companyId }: JobRow,
  at: Date,
  change: object,
) => recordAudit(tx, { at, actor: person, action, subjectKind: 'job', subjectId: id, companyId, ...change });

const factsOf = ({ views: _views, viewCount: _count, ...facts }: ManagedJob) => facts;

/**
 * For the own company; SuperAdministrator for any (MISS-03).
 * @throws ApiError 403 for other companies, 400 with the first faulty field
 */
export async function createJob(
  { database, clock }: Context,
  person: Person,
  { companyId = person.companyId, ...body }: JobBody & { companyId?: string | undefined },
): Promise<ManagedJob> {
  if (!actsInCompany(person, companyId)) throw forbidden();
  const now = clock();
  return database.transaction(async (tx) => {
    const columns = await columnsOf(tx, body, now);
    return insertJob(tx, person, { ...columns, companyId }, now);
  });
}

async function insertJob(
  tx: Database,
  person: Person,
  columns: Omit<typeof jobs.$inferInsert, 'createdBy'>,
  now: Date,
): Promise<ManagedJob> {
  const [row] = await tx
    .insert(jobs)
    .values({ ...columns, createdBy: person.id, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('a job got no row');
  const made = await managed(tx, row, now);
  await record(tx, person, 'created', row, now, { after: factsOf(made) });
  return made;
}

/** Changes a job whose row is locked meanwhile; null from `decide` changes nothing. */
async function change(
  { database, clock }: Context,
  person: Person,
  id: string,
  action: AuditAction,
  decide: (tx: Database, before: JobRow, now: Date) => Promise<Partial<JobRow> | null>,
): Promise<ManagedJob> {
  const now = clock();
  return database.transaction(async (tx) => {
    const before = await lockJob(tx, person, id);
    const changes = await decide(tx, before, now);
    if (changes === null) return managed(tx, before, now);
    const [after] = await tx
      .update(jobs)
      .set({ ...changes, version: sql`${jobs.version} + 1`, updatedAt: now })
      .where(eq(jobs.id, before.id))
      .returning();
    if (!after) throw notFound();
    const shown = await managed(tx, after, now);
    await record(tx, person, action, after, now, {
      before: factsOf(await managed(tx, before, now)),
      after: factsOf(shown),
    });
    return shown;
  });
}

/**
 * An archived job stays archived, unless it is published.
 * @throws ApiError 404 as `readManagedJob`, 409 `errors.conflict` with `details.current` for an old version, 400 with
 * the first faulty field
 */
export const changeJob = (
  context: Context,
  person: Person,
  id: string,
  { version, ...body }: JobBody & { version: number },
): Promise<ManagedJob> =>
  change(context, person, id, 'changed', async (tx, before, now) => {
    if (before.version !== version)
      throw new ApiError(409, 'errors.conflict', { details: { current: await managed(tx, before, now) } });
    const columns = await columnsOf(tx, body, now, before.contractType);
    return { ...columns, archivedAt: columns.isPublished ? null : before.archivedAt };
  });

/**
 * Ends the publication; the job stays in the company's list. Archiving twice changes nothing.
 * @throws ApiError 404 as `readManagedJob`
 */
export const archiveJob = (context: Context, person: Person, id: string): Promise<ManagedJob> =>
  change(context, person, id, 'archived', async (_tx, before, now) =>
    before.archivedAt !== null && !before.isPublished ? null : { isPublished: false, archivedAt: now },
  );

/**
 * Brings an archived job back as a draft; does nothing for others.
 * @throws ApiError 404 as `readManagedJob`
 */
export const restoreJob = (context: Context, person: Person, id: string): Promise<ManagedJob> =>
  change(context, person, id, 'restored', async (_tx, { archivedAt }) => (archivedAt ? { archivedAt: null } : null));

/**
 * Publishes the job for 30 more days, from its end or, if it is over, from now on.
 * @throws ApiError 404 as `readManagedJob`, 409 `errors.jobs.tooLong` with the limit in days
 */
export const extendJob = (context: Context, person: Person, id: string): Promise<ManagedJob> =>
  change(context, person, id, 'extended', async (_tx, before, now) => {
    const base = Math.max(before.expiresAt.getTime(), now.getTime());
    const expiresAt = new Date(base + extensionDays * dayMs);
    if (expiresAt.getTime() - now.getTime() > maxJobDays * dayMs)
      throw new ApiError(409, 'errors.jobs.tooLong', { values: { limit: maxJobDays } });
    // A new period begins, so that the whole never exceeds the limit.
    const publishedAt =
      expiresAt.getTime() - before.publishedAt.getTime() > maxJobDays * dayMs ? now : before.publishedAt;
    return { expiresAt, publishedAt, isPublished: true, archivedAt: null };
  });

/**
 * A draft with the same texts that would expire in `usualJobDays`. Views and dates are not copied.
 * @throws ApiError 404 as `readManagedJob`
 */
export async function duplicateJob({ database, clock }: Context, person: Person, id: string): Promise<ManagedJob> {
  const now = clock();
  return database.transaction(async (tx) => {
    const source = await lockJob(tx, person, id);
    const { companyId, contractType, workloadMinimum, workloadMaximum, location, texts, applyUrl, applyEmail } = source;
    return insertJob(
      tx,
      person,
      {
        companyId,
        contractType,
        workloadMinimum,
        workloadMaximum,
        location,
        texts,
        applyUrl,
        applyEmail,
        isPublished: false,
        publishedAt: now,
        expiresAt: new Date(now.getTime() + usualJobDays * dayMs),
      },
      now,
    );
  });
}

/**
 * Deletes the job for good; the audit trail keeps that it existed.
 * @throws ApiError 404 as `readManagedJob`
 */
export async function deleteJob({ database, clock }: Context, person: Person, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockJob(tx, person, id);
    await tx.delete(jobs).where(eq(jobs.id, row.id));
    await record(tx, person, 'deleted', row, clock(), {});
  });
}

/** Counts a view of the day; nothing about the visitor is stored. */
export async function countJobView({ database, clock, configuration }: Context, jobId: string): Promise<void> {
  const day = dayOf(clock(), configuration.parkTimeZone);
  await database
    .insert(jobViews)
    .values({ jobId, day, views: 1 })
    .onConflictDoUpdate({ target: [jobViews.jobId, jobViews.day], set: { views: sql`${jobViews.views} + 1` } });
}

/** Working drafts: what an editor writes between two saves. A draft belongs to one person. */
import { minuteMs } from '@park/domain';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Draft, DraftBody, OtherEditor } from '@park/contract/drafts';
import type { CallResponse } from '@park/contract';
import type { Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { hasVersion } from '../../core/database/record-version';
import { publicationDrafts } from '../../core/database/schema/drafts';
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { users } from '../../core/database/schema/users';
import { ApiError, notFound } from '../../core/errors/api-error';

type Context = Pick<AppContext, 'database' | 'clock'>;
type Row = typeof publicationDrafts.$inferSelect;
type Kind = Row['kind'];

/** An editor whose page has not saved or asked for this long is no longer there. */
const presenceMs = minuteMs;

const toDraft = (row: Row): Draft => ({
  id: row.id,
  kind: row.kind,
  recordId: row.recordId,
  baseVersion: row.baseVersion,
  revision: row.revision,
  body: row.body,
  updatedAt: row.updatedAt.toISOString(),
});

/** Other people who have the record open now. */
async function otherEditors(
  { database, clock }: Context,
  person: Person,
  kind: Kind,
  recordId: string | null,
): Promise<OtherEditor[]> {
  if (recordId === null) return [];
  const rows = await database
    .select({ firstName: users.firstName, lastName: users.lastName, seenAt: publicationDrafts.seenAt })
    .from(publicationDrafts)
    .innerJoin(users, eq(users.id, publicationDrafts.authorId))
    .where(
      and(
        eq(publicationDrafts.kind, kind),
        eq(publicationDrafts.recordId, recordId),
        ne(publicationDrafts.authorId, person.id),
        gt(publicationDrafts.seenAt, new Date(clock().getTime() - presenceMs)),
      ),
    )
    .orderBy(desc(publicationDrafts.seenAt))
    .limit(20);
  return rows.map(({ firstName, lastName, seenAt }) => ({
    name: `${firstName} ${lastName}`,
    seenAt: seenAt.toISOString(),
  }));
}

/** @throws ApiError 404 if there is none or it belongs to somebody else */
export async function findOwnDraft(database: Database, person: Person, id: string): Promise<Row> {
  const [row] = await database
    .select()
    .from(publicationDrafts)
    .where(and(eq(publicationDrafts.id, id), eq(publicationDrafts.authorId, person.id)));
  if (!row) throw notFound();
  return row;
}

/** @throws ApiError 404 for drafts of other people */
export const readDraft = async ({ database }: Pick<Context, 'database'>, person: Person, id: string): Promise<Draft> =>
  toDraft(await findOwnDraft(database, person, id));

/** The person's latest 50 drafts of a kind, and the whole draft of one record if `recordId` is set. */
export async function listDrafts(
  context: Context,
  person: Person,
  { kind, recordId }: { kind: Kind; recordId?: string | undefined },
  language: Language,
): Promise<CallResponse<'GET /api/publishing/drafts'>> {
  const own = and(eq(publicationDrafts.authorId, person.id), eq(publicationDrafts.kind, kind));
  const title = (wanted: Language) => sql<string | null>`${publicationDrafts.body} #>> ${`{texts,${wanted},title}`}`;
  const rows = await context.database
    .select({
      id: publicationDrafts.id,
      kind: publicationDrafts.kind,
      recordId: publicationDrafts.recordId,
      updatedAt: publicationDrafts.updatedAt,
      title: title(language),
      otherTitle: title(language === 'fr' ? 'en' : 'fr'),
    })
    .from(publicationDrafts)
    .where(own)
    .orderBy(desc(publicationDrafts.updatedAt))
    .limit(50);
  const [draft] = recordId
    ? await context.database
        .select()
        .from(publicationDrafts)
        .where(and(own, eq(publicationDrafts.recordId, recordId)))
    : [];
  return {
    items: rows.map(({ otherTitle, ...row }) => ({
      ...row,
      title: row.title || otherTitle || '',
      updatedAt: row.updatedAt.toISOString(),
    })),
    draft: draft ? toDraft(draft) : null,
    others: await otherEditors(context, person, kind, recordId ?? null),
  };
}

/** Starts a draft; two tabs of one person get the same one. */
export async function startDraft(
  context: Context,
  person: Person,
  {
    kind,
    recordId,
    baseVersion,
    body,
  }: { kind: Kind; recordId: string | null; baseVersion: number | null; body: DraftBody },
): Promise<{ draft: Draft; others: OtherEditor[] }> {
  const { database, clock } = context;
  const now = clock();
  if (recordId !== null) await requireRecord(database, kind, recordId);
  const [made] = await database
    .insert(publicationDrafts)
    .values({
      kind,
      recordId,
      baseVersion: recordId === null ? null : (baseVersion ?? 1),
      authorId: person.id,
      body,
      createdAt: now,
      updatedAt: now,
      seenAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const row = made ?? (await findOfRecord(database, person, kind, recordId));
  return { draft: toDraft(row), others: await otherEditors(context, person, kind, recordId) };
}

async function findOfRecord(database: Database, person: Person, kind: Kind, recordId: string | null): Promise<Row> {
  const [row] = await database
    .select()
    .from(publicationDrafts)
    .where(
      and(
        eq(publicationDrafts.kind, kind),
        recordId === null ? isNull(publicationDrafts.recordId) : eq(publicationDrafts.recordId, recordId),
        eq(publicationDrafts.authorId, person.id),
      ),
    );
  if (!row) throw notFound();
  return row;
}

async function requireRecord(database: Database, kind: Kind, recordId: string): Promise<void> {
  const table = kind === 'news' ? news : events;
  const [found] = await database.select({ id: table.id }).from(table).where(eq(table.id, recordId));
  if (!found) throw notFound();
}

/**
 * Saves a draft.
 * @throws ApiError 409 with the stored draft if another tab has saved it meanwhile
 */
export async function saveDraft(
  context: Context,
  person: Person,
  id: string,
  { revision, baseVersion, body }: { revision: number; baseVersion?: number | null | undefined; body: DraftBody },
): Promise<CallResponse<'PUT /api/publishing/drafts/{id}'>> {
  const { database, clock } = context;
  const now = clock();
  const [saved] = await database
    .update(publicationDrafts)
    .set({
      body,
      revision: sql`${publicationDrafts.revision} + 1`,
      updatedAt: now,
      seenAt: now,
      ...(baseVersion ? { baseVersion } : {}),
    })
    .where(
      and(
        eq(publicationDrafts.id, id),
        eq(publicationDrafts.authorId, person.id),
        hasVersion(publicationDrafts.revision, revision),
      ),
    )
    .returning();
  if (!saved) {
    const current = toDraft(await findOwnDraft(database, person, id));
    throw new ApiError(409, 'errors.publishing.draftChanged', { details: { current } });
  }
  return {
    revision: saved.revision,
    updatedAt: saved.updatedAt.toISOString(),
    others: await otherEditors(context, person, saved.kind, saved.recordId),
  };
}

/**
 * The record itself stays as it is.
 * @throws ApiError 404 for drafts of other people
 */
export async function discardDraft({ database }: Pick<Context, 'database'>, person: Person, id: string): Promise<void> {
  const removed = await database
    .delete(publicationDrafts)
    .where(and(eq(publicationDrafts.id, id), eq(publicationDrafts.authorId, person.id)))
    .returning({ id: publicationDrafts.id });
  if (removed.length === 0) throw notFound();
}

/** Saved states of news and events: every one is kept, so that nothing written is ever lost. */
import { and, desc, eq } from 'drizzle-orm';
import type { Person } from '../../http/access/person';
import type { Database } from '../../core/database/database';
import { ApiError, notFound } from '../../core/errors/api-error';
import { publicationVersions } from '../../core/database/schema/publishing';

export type PublicationKind = 'news' | 'event';

export interface SavedVersion {
  kind: PublicationKind;
  id: string;
  version: number;
  savedAt: Date;
  /** Null for what came from an import. */
  author: Pick<Person, 'id' | 'firstName' | 'lastName'> | null;
  body: unknown;
}

/** Keeps a state; one that is there stays as it is. */
export async function saveVersion(
  transaction: Database,
  { kind, id, version, savedAt, author, body }: SavedVersion,
): Promise<void> {
  await transaction
    .insert(publicationVersions)
    .values({
      kind,
      recordId: id,
      version,
      savedAt,
      authorId: author?.id ?? null,
      authorName: author ? `${author.firstName} ${author.lastName}` : '',
      body,
    })
    .onConflictDoNothing();
}

const isOf = (kind: PublicationKind, id: string) =>
  and(eq(publicationVersions.kind, kind), eq(publicationVersions.recordId, id));

/** Latest first, at most 500: who looks further back than that reads the audit trail. */
export async function listVersions(
  database: Database,
  kind: PublicationKind,
  id: string,
): Promise<{ items: { version: number; savedAt: string; author: string }[] }> {
  const rows = await database
    .select({
      version: publicationVersions.version,
      savedAt: publicationVersions.savedAt,
      author: publicationVersions.authorName,
    })
    .from(publicationVersions)
    .where(isOf(kind, id))
    .orderBy(desc(publicationVersions.version))
    .limit(500);
  return { items: rows.map(({ version, savedAt, author }) => ({ version, savedAt: savedAt.toISOString(), author })) };
}

export async function readVersion<Body>(
  database: Database,
  kind: PublicationKind,
  id: string,
  version: number,
): Promise<{ version: number; savedAt: string; author: string; body: Body }> {
  const [row] = await database
    .select()
    .from(publicationVersions)
    .where(and(isOf(kind, id), eq(publicationVersions.version, version)));
  if (!row) throw notFound();
  return { version: row.version, savedAt: row.savedAt.toISOString(), author: row.authorName, body: row.body as Body };
}

/** Refuses what was written on an older version, with the stored record, so that the editor can put the two together. */
export function requireCurrentVersion(given: number, stored: { version: number }, current: unknown): void {
  if (given !== stored.version) throw new ApiError(409, 'errors.publishing.changedMeanwhile', { details: { current } });
}

/** Saved versions of news and events; none is ever deleted. */
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
  /** Null for imports. */
  author: Pick<Person, 'id' | 'firstName' | 'lastName'> | null;
  body: unknown;
}

/** Saves a version; an existing one is not changed. */
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

/** Returns the latest 500 versions, newest first; older changes are in the audit trail. */
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

/**
 * The body as it was saved. `author` is the name at that time; it is empty for states that an import made.
 * @throws ApiError 404 for a version that was never saved
 */
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

/**
 * Checks that a change is based on the current version.
 * @throws ApiError 409 with the stored record, so that the editor can merge both
 */
export function requireCurrentVersion(given: number, stored: { version: number }, current: unknown): void {
  if (given !== stored.version) throw new ApiError(409, 'errors.publishing.changedMeanwhile', { details: { current } });
}

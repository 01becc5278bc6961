/** States of the last import, so that the next one can tell the file's changes from editors' changes. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { importedStates, publicationVersions, type ImportedState } from '../../core/database/schema/publishing';
import { inParts } from './import-records';

export type { ImportedState };

export type RecordKind = (typeof importedStates.$inferSelect)['kind'];

/** By record id. */
export async function readImportedStates(
  transaction: Database,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, ImportedState>> {
  const rows = await inParts(ids, (part) =>
    transaction
      .select({ id: importedStates.recordId, state: importedStates.state })
      .from(importedStates)
      .where(and(eq(importedStates.kind, kind), inArray(importedStates.recordId, [...part]))),
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Replaces the states of these records; those of others stay. Call it in the transaction of the import. */
export async function writeImportedStates(
  transaction: Database,
  kind: RecordKind,
  states: ReadonlyMap<string, ImportedState>,
  importedAt: Date,
): Promise<void> {
  await inParts([...states], async (part) => {
    await transaction
      .insert(importedStates)
      .values(part.map(([recordId, state]) => ({ kind, recordId, importedAt, state })))
      .onConflictDoUpdate({
        target: [importedStates.kind, importedStates.recordId],
        set: { state: sql`excluded.state`, importedAt },
      });
    return [];
  });
}

/** Returns the records that were edited in the portal. */
export async function editedRecords(
  transaction: Database,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await inParts(ids, (part) =>
    transaction
      .selectDistinct({ id: publicationVersions.recordId })
      .from(publicationVersions)
      .where(
        and(
          eq(publicationVersions.kind, kind),
          inArray(publicationVersions.recordId, [...part]),
          ne(publicationVersions.authorName, ''),
        ),
      ),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Content-addressed storage of images and other files. A file is written next to its target and renamed when complete,
 * so that neither a full disk nor a crash leaves a partial file.
 */
import { createHash } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { files, type FileAudience } from '../database/schema/files';
import { removeUnusedContent } from './unused-content';
import { writeFileAtomically } from './write-file-atomically';

export interface NewFile {
  content: Uint8Array;
  mediaType: string;
  audience: FileAudience;
  width?: number;
  height?: number;
  /** Key in the park folder: the same content keeps its id, changed content gets a new one. */
  sourceKey?: string;
}

export interface StoredFile {
  id: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  /** Null: nobody may read it. */
  audience: FileAudience | null;
}

export interface FileStore {
  /** Stores content and returns its id. `within` is the transaction of the change that it belongs to. */
  save(file: NewFile, within?: Database): Promise<string>;
  find(id: string): Promise<StoredFile | null>;
  read(file: StoredFile): Promise<Buffer>;
  /** Removes contents without a row that were saved before a moment. */
  removeUnused(options: { savedBefore: Date; signal: AbortSignal }): Promise<void>;
}

/** URL path of a stored file; null for null. */
export const fileAddress = (id: string | null): string | null => (id === null ? null : `/api/files/${id}`);

/**
 * Stores contents below `folder` and their rows in the database. Contents are written before the row and never removed
 * by a rollback; `removeUnused` removes what has no row.
 */
export function createFileStore(folder: string, database: Database): FileStore {
  const pathOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  return {
    async save({ content, mediaType, audience, width, height, sourceKey }, within = database) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      await writeIfMissing(pathOf(sha256), content);
      // The content of an id never changes, because browsers cache it indefinitely.
      if (sourceKey !== undefined) {
        const [same] = await within
          .select({ id: files.id, sha256: files.sha256 })
          .from(files)
          .where(eq(files.sourceKey, sourceKey));
        if (same?.sha256 === sha256) return same.id;
        if (same) await within.update(files).set({ sourceKey: null }).where(eq(files.id, same.id));
      }
      const rows = await within
        .insert(files)
        .values({ sha256, mediaType, audience, bytes: content.byteLength, width, height, sourceKey })
        .returning({ id: files.id });
      const [row] = rows;
      if (!row) throw new Error('a stored file got no row');
      return row.id;
    },
    async find(id) {
      const [row] = await database
        .select({
          id: files.id,
          mediaType: files.mediaType,
          bytes: files.bytes,
          sha256: files.sha256,
          audience: files.audience,
        })
        .from(files)
        .where(eq(files.id, id));
      return row ?? null;
    },
    read: ({ sha256 }) => readFile(pathOf(sha256)),
    removeUnused: (options) => removeUnusedContent(folder, database, options),
  };
}

async function writeIfMissing(place: string, content: Uint8Array): Promise<void> {
  const existing = await stat(place).catch(() => null);
  if (existing?.size === content.byteLength) {
    // Saved again: its row may not be committed yet, so it must not look like old content without one.
    const now = new Date();
    return utimes(place, now, now);
  }
  await writeFileAtomically(place, content);
}

/** Contents of the file store that no row names any more. */
import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { files } from '../database/schema/files';

const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

/**
 * Removes contents without a row that were last saved before a moment; younger ones may belong to a transaction that
 * has not ended. Of a database without any file nothing is removed: it is probably not restored yet.
 */
export async function removeUnusedContent(
  folder: string,
  database: Database,
  { savedBefore, signal }: { savedBefore: Date; signal: AbortSignal },
): Promise<void> {
  const [anyFile] = await database.select({ id: files.id }).from(files).limit(1);
  if (!anyFile) return;
  for (const part of await namesIn(folder)) {
    signal.throwIfAborted();
    const hashes = (await namesIn(path.join(folder, part))).filter(isHash);
    if (hashes.length === 0) continue;
    const rows = await database.select({ sha256: files.sha256 }).from(files).where(inArray(files.sha256, hashes));
    const used = new Set(rows.map(({ sha256 }) => sha256));
    for (const hash of hashes.filter((name) => !used.has(name))) {
      const place = path.join(folder, part, hash);
      if ((await stat(place)).mtime < savedBefore) await unlink(place);
    }
  }
}

/** Nothing is stored in a folder that does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

/** PGlite: PostgreSQL inside this process, with its data in a folder or in memory. */
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, DatabaseConnection } from './database';
import { createDurableFileSystem, durableStartParams } from './durable-file-system';
import { lockFolder } from './folder-lock';
import { applyToEmbedded } from './migrations';

/**
 * Opens the embedded database of a data folder.
 * @throws FolderInUseError if another process has it open
 */
export async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const unlock = lockFolder(dataDir);
  try {
    const client = await startPGlite(path.join(dataDir, 'database'));
    return connectEmbedded(client, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps a running PGlite as a connection of the api. */
export function connectEmbedded(client: PGlite, afterClose: () => void = () => {}): DatabaseConnection {
  const database = drizzle(client);
  return {
    database: database as unknown as Database,
    migrate: () => applyToEmbedded(database),
    async close() {
      if (!client.closed) await client.close();
      afterClose();
    },
  };
}

async function startPGlite(folder: string): Promise<PGlite> {
  const [{ PGlite: Engine }, { NodeFS }, { btree_gist }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return Engine.create({
    fs: createDurableFileSystem(NodeFS, folder),
    startParams: durableStartParams(Engine),
    extensions: { btree_gist, pg_trgm, unaccent },
  });
}

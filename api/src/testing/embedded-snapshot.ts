/** A file that holds a migrated, empty embedded database. Loading it is much faster than running the migrations. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { connectEmbedded } from '../core/database/embedded';
import { migrationsFolder } from '../core/database/migrations';

const cacheFolder = path.join(migrationsFolder, '../../.cache/test-databases');

/** Hash of all migrations: other migrations make another snapshot. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  const names = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  for (const name of [...names.sort(), 'meta/_journal.json'])
    hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

const snapshotFile = () => path.join(cacheFolder, `${migrationsHash()}.tar`);

/** Writes the snapshot of the current migrations unless it exists. */
export async function ensureSnapshot(): Promise<void> {
  const file = snapshotFile();
  if (existsSync(file)) return;
  const client = await create({});
  const connection = connectEmbedded(client);
  await connection.migrate();
  const content = await client.dumpDataDir('none');
  await connection.close();
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await content.arrayBuffer()));
  renameSync(draft, file);
}

/** Starts an embedded database in memory with the content of the snapshot. */
export function startFromSnapshot(): Promise<PGlite> {
  return create({ loadDataDir: new Blob([readFileSync(snapshotFile())]) });
}

function create(options: PGliteOptions): Promise<PGlite> {
  // Disables the progress report of the start, whose timer repeats every ten seconds for ever.
  const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];
  return PGlite.create({ ...options, startParams, extensions: { btree_gist, pg_trgm, unaccent } });
}

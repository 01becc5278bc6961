/**
 * A fresh embedded database for each test file within a second: the migrated database is made once, kept as a dump under
 * the hash of its migrations, and loaded from there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import type { DatabaseConnection } from '../database/database';
import { connectEmbedded } from '../database/embedded';
import { migrationsFolder } from '../database/migrations';

type Engine = typeof PGlite;

/**
 * Jest runs modules in a context of its own, where dynamic imports fail; PGlite loads parts of itself by them. It is
 * therefore imported by Node itself, outside that context, and its compiled code is shared by all files of a worker.
 */
const importByNode = vm.compileFunction('return import(address)', ['address'], {
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
} as vm.CompileFunctionOptions) as (address: string) => Promise<Record<string, unknown>>;

const resolve = createRequire(path.join(migrationsFolder, 'x.js')).resolve;

async function load<T>(module: string, name: string): Promise<T> {
  const loaded = await importByNode(pathToFileURL(resolve(module)).href);
  return (loaded[name] ?? (loaded.default as Record<string, unknown>)[name]) as T;
}

async function start(options: PGliteOptions): Promise<PGlite> {
  const [engine, btree_gist, pg_trgm, unaccent] = await Promise.all([
    load<Engine>('@electric-sql/pglite', 'PGlite'),
    ...['btree_gist', 'pg_trgm', 'unaccent'].map((name) => load<NonNullable<PGliteOptions['extensions']>[string]>(`@electric-sql/pglite/contrib/${name}`, name)),
  ] as const);
  return (engine as Engine).create({ ...options, extensions: { btree_gist, pg_trgm, unaccent } as PGliteOptions['extensions'] });
}

/** Hash of all migrations: another state of them is another dump. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  const names = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  for (const name of [...names.sort(), 'meta/_journal.json']) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

const cacheFolder = path.join(migrationsFolder, '../../.cache/test-databases');

export async function openTestPGlite(): Promise<DatabaseConnection> {
  const dump = path.join(cacheFolder, `${migrationsHash()}.tar`);
  if (!isThere(dump)) await makeDump(dump);
  return connectEmbedded(await start({ loadDataDir: new Blob([readFileSync(dump)]) }));
}

async function makeDump(dump: string): Promise<void> {
  const client = await start({});
  const connection = connectEmbedded(client);
  await connection.migrate();
  const content = await client.dumpDataDir('none');
  await connection.close();
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${dump}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await content.arrayBuffer()));
  renameSync(draft, dump);
}

const isThere = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

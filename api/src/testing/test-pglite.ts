/**
 * An embedded database for each test file. Starting one takes longer than most files' tests, so a worker keeps those that
 * files give back: emptied, with what the migrations put into them. One whose schema was changed is not used again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { DatabaseConnection } from '../core/database/database';
import { connectEmbedded } from '../core/database/embedded';
import { migrationsFolder } from '../core/database/migrations';
import { PristineState } from './pristine-state';

async function start(options: PGliteOptions): Promise<PGlite> {
  // Without the timer that reports how starting goes, every ten seconds for ever.
  const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];
  const client = await PGlite.create({ ...options, startParams, extensions: { btree_gist, pg_trgm, unaccent } });
  const execute = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => withTimersThatHoldNothing(() => execute(message));
  return client;
}

/** PostgreSQL writes its statistics some seconds after a query; a worker that is done shall not wait for that. */
function withTimersThatHoldNothing<Result>(work: () => Result): Result {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((run: () => void, delay: number) =>
    setTimeout(run, delay).unref()) as unknown as typeof setTimeout;
  try {
    return work();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

interface Embedded {
  client: PGlite;
  pristine: PristineState;
}

/** Each file has modules of its own, but all of a worker share its globals. */
const worker = globalThis as { [key: symbol]: unknown };
const free = (worker[Symbol.for('park.free-test-databases')] ??= []) as Embedded[];

export async function openTestPGlite(): Promise<DatabaseConnection> {
  const embedded = free.pop() ?? (await startEmbedded());
  const { client, pristine } = embedded;
  let isEnded = false;
  const guarded = new Proxy(client, {
    get(target, key) {
      if (isEnded) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    ...connectEmbedded(guarded),
    async close() {
      if (isEnded) return;
      isEnded = true;
      if (client.closed) return;
      if (await pristine.restore(client)) free.push(embedded);
      else await client.close();
    },
  };
}

/** The migrated database is made once and kept as a dump under the hash of its migrations. */
async function startEmbedded(): Promise<Embedded> {
  const dump = path.join(cacheFolder, `${migrationsHash()}.tar`);
  if (!isThere(dump)) await makeDump(dump);
  const client = await start({ loadDataDir: new Blob([readFileSync(dump)]) });
  return { client, pristine: await PristineState.of(client) };
}

/** Hash of all migrations: another state of them is another dump. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  const names = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  for (const name of [...names.sort(), 'meta/_journal.json'])
    hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

const cacheFolder = path.join(migrationsFolder, '../../.cache/test-databases');

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

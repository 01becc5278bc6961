/**
 * The embedded databases of one jest worker. Starting one is slower than most files' tests, so a database goes back
 * into the pool after use, with the content that the migrations left. One whose schema changed is closed instead.
 */
import type { PGlite } from '@electric-sql/pglite';
import { startFromSnapshot } from './embedded-snapshot';
import { PristineState } from './pristine-state';

export interface PooledDatabase {
  readonly client: PGlite;
  release(): Promise<void>;
}

const idle: { client: PGlite; pristine: PristineState }[] = [];

export async function acquireDatabase(): Promise<PooledDatabase> {
  const database = idle.pop() ?? (await start());
  const { client, pristine } = database;
  return {
    client,
    async release() {
      if (client.closed) return;
      if (await pristine.restore(client)) idle.push(database);
      else await client.close();
    },
  };
}

async function start() {
  const client = await startFromSnapshot();
  const execute = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => withUnreferencedTimers(() => execute(message));
  return { client, pristine: await PristineState.of(client) };
}

/**
 * PostgreSQL writes its statistics some seconds after a query. A worker that is done must not wait for that, nor for the
 * timer that such a timer sets when nothing is due yet.
 */
export function withUnreferencedTimers<Result>(work: () => Result): Result {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((run: () => void, delay: number) =>
    setTimeout(() => withUnreferencedTimers(run), delay).unref()) as unknown as typeof setTimeout;
  try {
    return work();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

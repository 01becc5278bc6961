import type { DatabaseConnection } from '../core/database/database';
import { connectEmbedded } from '../core/database/embedded';

/** A migrated, empty embedded database from the worker's pool. Closing it puts it back. */
export async function openTestPGlite(): Promise<DatabaseConnection> {
  const { client, release } = await globalThis.acquireTestDatabase();
  let isClosed = false;
  const guarded = new Proxy(client, {
    get(target, key) {
      if (isClosed) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    ...connectEmbedded(guarded),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await release();
    },
  };
}

/** PostgreSQL through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database';
import { applyToPostgres } from './migrations';
import { nameStatements } from './named-statements';

/** Any number, the same in every instance: whoever holds this advisory lock migrates. */
const migrationLock = 7_302_114;

/**
 * `plan_cache_mode`: how many records fit depends on what is asked, so a statement with a name is planned for its values all the
 * same. `random_page_cost`: records are read from memory or from disks without arms.
 */
const settings = { timezone: 'UTC', plan_cache_mode: 'force_custom_plan', random_page_cost: '1.1' };

export interface PostgresOptions {
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
  connections?: number;
}

export function openPostgres(
  url: string,
  { onConnectionLost = () => {}, connections = 10 }: PostgresOptions = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // Without a listener the loss of a connection would end the process. The pool listens to idle ones alone; one that breaks
  // while it is lent out fails its query as well, and is not given out again.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  nameStatements(pool);
  return {
    database: drizzle(pool) as unknown as Database,
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query('SET statement_timeout = 0');
        await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
        await applyToPostgres(drizzle(client));
      } finally {
        // Ends the connection, and with it the lock and the setting.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

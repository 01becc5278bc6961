/** PostgreSQL through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database';
import { applyToPostgres } from './migrations';
import { nameStatements } from './named-statements';

/** Arbitrary, but the same in every instance: the holder of this advisory lock migrates. */
const migrationLock = 7_302_114;

/**
 * `plan_cache_mode`: selectivity depends on the parameters, so named statements are planned for their values too.
 * `random_page_cost`: data is in memory or on SSDs.
 */
const settings = { timezone: 'UTC', plan_cache_mode: 'force_custom_plan', random_page_cost: '1.1' };

/** How long a query waits for one of the connections when all are in use. */
const queueTimeoutMs = 15_000;
/** How long a new connection may take, so that an unreachable server is noticed soon. */
const connectTimeoutMs = 3_000;

class ParkClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'object' ? { ...config, connectionTimeoutMillis: connectTimeoutMs } : config);
  }
}

export interface PostgresOptions {
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  connections?: number;
}

/**
 * A pool that connects when it is first used, so an unreachable server fails the first query and not this call. A
 * statement may take 20 s, a transaction may be idle for 30 s. `migrate` waits for other instances that migrate and has
 * no such limit.
 */
export function openPostgres(
  url: string,
  { onConnectionLost = () => {}, connections = 10 }: PostgresOptions = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: ParkClient,
    connectionTimeoutMillis: queueTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // Without a listener, a lost connection would end the process. The pool only listens to idle connections; one that
  // breaks while in use fails its query and is removed from the pool.
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
        // Closes the connection, which also releases the lock and resets the setting.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

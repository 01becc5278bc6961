/** The database type that the rest of the api uses, for the embedded database and for PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface QueryRows<Row> {
  rows: Row[];
}

interface Rows extends PgQueryResultHKT {
  type: QueryRows<this['row']>;
}

/**
 * Queries and transactions. A transaction is a `Database` too. Code inside `database.transaction(async (tx) => …)` must
 * use only `tx`: the embedded database has one connection and would deadlock.
 */
export type Database = PgDatabase<Rows>;

export interface DatabaseConnection {
  database: Database;
  /** Applies pending migrations; safe when several instances start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** The one type of database that the rest of the API sees, embedded or PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface QueryRows<Row> {
  rows: Row[];
}

interface Rows extends PgQueryResultHKT {
  type: QueryRows<this['row']>;
}

/**
 * Queries and transactions. A transaction is a `Database` too: code inside `database.transaction(async (tx) => …)` uses
 * `tx` only, for the embedded database has one connection and would wait for itself.
 */
export type Database = PgDatabase<Rows>;

export interface DatabaseConnection {
  database: Database;
  /** Applies what is missing of the migrations; safe when several instances start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Condition for a record that has the version a change is based on. No record has a version beyond the integers of the
 * database, and naming one is no failure.
 */
export const hasVersion = (column: Column, version: number): SQL => sql`${column} = ${version}::bigint`;

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';

/** Of the package, seen from the sources and from a build in `dist/NAME/`; a copied build has it next to itself. */
export const migrationsFolder =
  ['../../../migrations', '../../migrations', '../migrations']
    .map((relative) => path.resolve(import.meta.dirname, relative))
    .find((folder) => existsSync(path.join(folder, 'meta/_journal.json'))) ?? path.resolve('api/migrations');

/** Applies the migrations that are missing. Nothing else has the embedded database open, so no lock is taken. */
export const applyToEmbedded = (database: PgliteDatabase) => migrateEmbedded(database, { migrationsFolder });
/**
 * Applies the migrations that are missing. The caller holds the migration lock, because other instances may start at
 * the same time.
 */
export const applyToPostgres = (database: NodePgDatabase) => migratePostgres(database, { migrationsFolder });

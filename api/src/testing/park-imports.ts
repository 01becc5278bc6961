/** Imports of the tiny park into one database, with changes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../core/database/database';
import { createFileStore } from '../core/files/file-store';
import { importPark, type ImportOptions, type ImportResult } from '../imports/park/import-park';
import { TestParks, type ParkFiles } from './park-folder';

const now = new Date('2026-03-15T12:00:00Z');

export function parkImports(connection: DatabaseConnection) {
  const parks = new TestParks();
  const store = mkdtempSync(path.join(tmpdir(), 'park-files-'));
  afterAll(() => {
    parks.clear();
    rmSync(store, { recursive: true, force: true });
  });

  const load = (changes: ParkFiles = {}, options: Partial<ImportOptions> = {}): Promise<ImportResult> =>
    importPark(connection.database, parks.write(changes), {
      files: createFileStore(store, connection.database),
      now,
      ...options,
    });
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await connection.database.execute<Row>(query)).rows;
  return { store, load, rows };
}

/** What an import created or updated something of. */
export const changed = ({ tallies }: ImportResult) =>
  Object.entries(tallies)
    .filter(([, { created, updated }]) => created + updated > 0)
    .map(([name]) => name);

import type { DatabaseConnection } from '../core/database/database';
import { TestApi, type TestApiOptions } from './test-api';
import { openTestPGlite } from './test-pglite';
import { openTestPostgres } from './test-postgres';

export interface DatabaseTest {
  engine: 'PGlite' | 'PostgreSQL';
  /** Whether PostgreSQL gets the same tests. */
  isSecond: boolean;
  /**
   * How many of something random this database gets: all of them, or a fifth when PostgreSQL gets them
   * all: the embedded one does one transaction after the other, so that more of them show nothing new.
   */
  share(count: number): number;
  /** The API on a database of its own; what it offers is there from `beforeAll` on. */
  api(options?: TestApiOptions): TestApi;
  /** A migrated database without people or server. */
  connection(): DatabaseConnection;
}

/**
 * Describes behaviour on the database of production, PostgreSQL, when TEST_DATABASE_URL names a server, otherwise on the
 * embedded one. The journeys use the embedded one too.
 */
export function describeOnDatabase(name: string, define: (test: DatabaseTest) => void): void {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl) describeOnServer(adminUrl, name, define);
  else describeOnPGlite(name, define);
}

/**
 * Describes behaviour on both databases: for what they could do differently, such as transactions, locks, types of the
 * driver, text search and large imports.
 */
export function describeOnEachDatabase(name: string, define: (test: DatabaseTest) => void): void {
  describeOnPGlite(name, define);
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl) describeOnServer(adminUrl, name, define);
}

/** Describes on the embedded database only: for what measures the database together with the api, in one process. */
export function describeOnPGlite(name: string, define: (test: DatabaseTest) => void): void {
  describeOn('PGlite', openTestPGlite, name, define);
}

/** Describes what only a server of its own does. Without TEST_DATABASE_URL its tests are shown as skipped. */
export function describeOnPostgres(name: string, define: (test: DatabaseTest) => void): void {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl) describeOnServer(adminUrl, name, define);
  else describe(`${name} (PostgreSQL)`, () => it.todo('needs TEST_DATABASE_URL'));
}

const describeOnServer = (adminUrl: string, name: string, define: (test: DatabaseTest) => void) =>
  describeOn('PostgreSQL', () => openTestPostgres(adminUrl), name, define);

function describeOn(
  engine: DatabaseTest['engine'],
  open: () => Promise<DatabaseConnection>,
  name: string,
  define: (test: DatabaseTest) => void,
): void {
  const isSecond = engine === 'PGlite' && Boolean(process.env.TEST_DATABASE_URL);
  describe(`${name} (${engine})`, () => {
    define({
      engine,
      isSecond,
      share: (count) => (isSecond ? Math.ceil(count / 5) : count),
      api: (options) =>
        late(
          async () => TestApi.start(await open(), options),
          (api) => api.stop(),
        ),
      connection: () => late(open, (connection) => connection.close()),
    });
  });
}

/** Stands for a thing that is made before the first test; using it earlier is an error that says so. */
function late<T extends object>(make: () => Promise<T>, end: (made: T) => Promise<void>): T {
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
  }, 120_000);
  afterAll(async () => {
    if (made) await end(made);
  }, 60_000);
  return new Proxy({} as T, {
    get(_target, key) {
      if (!made) throw new Error(`${String(key)} is there only inside of tests and hooks`);
      const value: unknown = Reflect.get(made, key, made);
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

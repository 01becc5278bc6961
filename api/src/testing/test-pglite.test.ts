import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../core/database/database';
import { openTestPGlite } from './test-pglite';

const opened: DatabaseConnection[] = [];
async function open(): Promise<DatabaseConnection> {
  const connection = await openTestPGlite();
  opened.push(connection);
  return connection;
}
afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close();
});

const rowsOf = async ({ database }: DatabaseConnection, query: string) => (await database.execute(sql.raw(query))).rows;

/** Which database it is: something that emptying it leaves. */
const mark = "SELECT obj_description('public'::regnamespace) AS mark";

it('returns a database to the next file as the migrations left it', async () => {
  const first = await open();
  const seeds = await rowsOf(first, 'SELECT * FROM catalog_items ORDER BY catalog, id');
  expect(seeds.length).toBeGreaterThan(0);
  await rowsOf(first, "COMMENT ON SCHEMA public IS 'the first one'");
  await rowsOf(first, "INSERT INTO companies (name, category) VALUES ('One', 'Tenant')");
  // Only grows: neither rows nor the table can be emptied by the server.
  await rowsOf(
    first,
    "INSERT INTO audit_trail (at, action, subject_kind, subject_id, actor_name) VALUES (now(), 'created', 'company', 'x', 'operator')",
  );
  await rowsOf(first, 'DELETE FROM catalog_items');
  await rowsOf(first, "SET TIME ZONE 'Asia/Tokyo'");
  await first.close();

  const second = await open();
  expect(await rowsOf(second, mark)).toEqual([{ mark: 'the first one' }]);
  expect(await rowsOf(second, 'SELECT * FROM catalog_items ORDER BY catalog, id')).toEqual(seeds);
  expect(
    await rowsOf(
      second,
      'SELECT (SELECT count(*)::int FROM companies) AS companies, (SELECT count(*)::int FROM search_vocabulary) AS words, (SELECT count(*)::int FROM audit_trail) AS entries',
    ),
  ).toEqual([{ companies: 0, words: 0, entries: 0 }]);
  const [entry] = await rowsOf(
    second,
    "INSERT INTO audit_trail (at, action, subject_kind, subject_id, actor_name) VALUES (now(), 'created', 'company', 'x', 'operator') RETURNING id::int",
  );
  expect(entry).toEqual({ id: 1 });
  expect(await rowsOf(second, 'SHOW TIME ZONE')).not.toEqual([{ TimeZone: 'Asia/Tokyo' }]);
});

it('never hands out a database whose schema was changed', async () => {
  const first = await open();
  await rowsOf(first, "COMMENT ON SCHEMA public IS 'changed'");
  await rowsOf(first, 'ALTER TABLE companies ADD COLUMN motto text');
  await first.close();
  const second = await open();
  expect(await rowsOf(second, mark)).not.toEqual([{ mark: 'changed' }]);
  expect(await rowsOf(second, "SELECT 1 FROM information_schema.columns WHERE column_name = 'motto'")).toEqual([]);
});

it('hands out a database each to two that are open at once, and none after it was given back', async () => {
  const [first, second] = [await open(), await open()];
  await rowsOf(first, "INSERT INTO companies (name, category) VALUES ('One', 'Tenant')");
  expect(await rowsOf(second, 'SELECT name FROM companies')).toEqual([]);
  await first.close();
  await expect((async () => rowsOf(first, 'SELECT 1'))()).rejects.toThrow();
});

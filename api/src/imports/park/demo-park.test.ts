/** The demo park through the real import: clean, complete, and the same the second time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDemoPark } from '@park/demo-park';
import { sql } from 'drizzle-orm';
import { createFileStore } from '../../core/files/file-store';
import { describeOnEachDatabase } from '../../testing';
import { demoAccounts, setDemoPasswords } from './demo-passwords';
import { checkParkFolder, importPark } from './import-park';

const now = new Date('2026-03-15T09:00:00Z');
const root = mkdtempSync(path.join(tmpdir(), 'demo-park-import-'));
const folder = path.join(root, 'park');
beforeAll(() => generateDemoPark({ directory: folder, referenceDate: now }), 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('has nothing wrong', async () => {
  expect(await checkParkFolder(folder, now)).toEqual([]);
}, 60_000);

describeOnEachDatabase('the demo park', (test) => {
  const connection = test.connection();
  const load = () =>
    importPark(connection.database, folder, {
      files: createFileStore(path.join(root, 'files'), connection.database),
      now,
      parkTimeZone: 'Europe/Zurich',
    });

  it('is loaded', async () => {
    const { problems, tallies } = await load();
    expect(problems).toEqual([]);
    const created = (name: string) => tallies[name]?.created;
    expect(
      [
        'buildings',
        'companies',
        'people',
        'news',
        'events',
        'jobs',
        'suppliers',
        'rooms',
        'parking lots',
        'parking spots',
      ].map(created),
    ).toEqual([13, 190, 2600, 300, 400, 150, 60, 24, 4, 400]);
    expect(created('room bookings')).toBeGreaterThan(300);
    expect(created('parking bookings')).toBeGreaterThan(200);
  }, 120_000);

  it('changes nothing the second time', async () => {
    const { tallies } = await load();
    for (const [name, { created, updated }] of Object.entries(tallies))
      expect([name, created, updated]).toEqual([name, 0, 0]);
  }, 120_000);

  it('has credits that are the sum of the ledger', async () => {
    const { rows } = await connection.database.execute(sql`
      SELECT count(*)::int AS wrong FROM users u
      WHERE parkshare_credits <> (SELECT coalesce(sum(delta), 0) FROM parking_credit_entries WHERE user_id = u.id)`);
    expect(rows).toEqual([{ wrong: 0 }]);
    const balances = await connection.database.execute<{ email: string; parkshare_credits: number }>(
      sql`SELECT email, parkshare_credits FROM users WHERE email IN ('employee@demo.park', 'garage@demo.park', 'no-role@demo.park') ORDER BY email`,
    );
    expect(balances.rows.map(({ parkshare_credits: credits }) => credits)).toEqual([5, 1, 0]);
  });

  it('lets the ten accounts in', async () => {
    expect(await setDemoPasswords(connection.database, 'a walk along the lake')).toBe(demoAccounts.length);
  });
});

/** The demo park through the real import: clean, complete, and the same the second time. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDemoPark } from '@park/demo-park';
import { sql } from 'drizzle-orm';
import { previewOf } from '../../features/documents/preview';
import { createFileStore } from '../../core/files/file-store';
import { describeOnDatabase } from '../../testing';
import { demoAccounts } from '../../core/configuration/demo-accounts';
import { setDemoPasswords } from './demo-passwords';
import { checkParkFolder, importPark } from './import-park';

const now = new Date('2026-03-15T09:00:00Z');
const root = mkdtempSync(path.join(tmpdir(), 'demo-park-import-'));
const folder = path.join(root, 'park');
beforeAll(() => generateDemoPark({ directory: folder, referenceDate: now }), 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('has templates that can be read before the download', async () => {
  const html = await previewOf(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    readFileSync(path.join(folder, 'templates/visitor-list.en.docx')),
  );
  expect(html).toContain('<p>Host: [name, company, building]</p>');
});

it('has nothing wrong', async () => {
  expect(await checkParkFolder(folder, now)).toEqual([]);
});

// On one database: every portal of the journeys starts with the demo park on the embedded one.
describeOnDatabase('the demo park', (test) => {
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
        'documents',
      ].map(created),
    ).toEqual([13, 190, 2600, 300, 400, 150, 60, 25, 4, 400, 8]);
    const { rows: unknown } = await connection.database.execute(
      sql`SELECT id FROM catalog_items WHERE catalog = 'sectors' AND needs_review`,
    );
    expect(unknown).toEqual([]);
    expect(created('room bookings')).toBeGreaterThan(300);
    expect(created('room closures')).toBe(3);
    const { rows: kinds } = await connection.database.execute(sql`
      SELECT count(*) FILTER (WHERE recurrence IS NOT NULL)::int AS series,
        count(*) FILTER (WHERE room_id IN (SELECT whole_id FROM room_parts))::int AS combined,
        count(*) FILTER (WHERE id IN (SELECT booking_id FROM room_occurrences WHERE checked_in_at IS NOT NULL)) > 20 AS arrivals,
        count(*) FILTER (WHERE id IN (SELECT booking_id FROM room_occurrences WHERE state = 'pending')) > 5 AS requests
      FROM room_bookings`);
    expect(kinds).toEqual([{ series: 1, combined: 1, arrivals: true, requests: true }]);
    expect(created('parking bookings')).toBeGreaterThan(200);
    expect(['parking leases', 'parking permits', 'parking closures', 'parking waitlist'].map(created)).toEqual([
      8, 3, 2, 36,
    ]);
    expect(created('parking credits')).toBeGreaterThan(500);
  });

  it('changes nothing the second time', async () => {
    const { tallies } = await load();
    for (const [name, { created, updated }] of Object.entries(tallies))
      expect([name, created, updated]).toEqual([name, 0, 0]);
  });

  it('has credits that are the sum of the ledger', async () => {
    const { rows } = await connection.database.execute(sql`
      SELECT count(*)::int AS wrong FROM users u
      WHERE parkshare_credits <> (SELECT coalesce(sum(CASE WHEN to_user_id = u.id THEN amount ELSE -amount END), 0)
        FROM parking_credit_lines WHERE from_user_id = u.id OR to_user_id = u.id)`);
    expect(rows).toEqual([{ wrong: 0 }]);
    const balances = await connection.database.execute<{ email: string; parkshare_credits: number }>(
      sql`SELECT email, parkshare_credits FROM users WHERE email IN ('employee@demo.park', 'garage@demo.park', 'no-role@demo.park') ORDER BY email`,
    );
    expect(balances.rows.map(({ parkshare_credits: credits }) => credits)).toEqual([5, 1, 0]);
  });

  it('has pools, guests and a car park that is full for those who wait', async () => {
    const { rows } = await connection.database.execute(sql`
      SELECT (SELECT count(*)::int FROM parking_company_terms t JOIN companies c ON c.id = t.company_id
          WHERE c.source_key IN ('auscultia', 'terravolo') AND t.pool_credits > 0) AS pools,
        (SELECT count(*)::int > 4 FROM parking_bookings WHERE guest_name IS NOT NULL) AS guests,
        (SELECT count(DISTINCT day)::int FROM parking_waitlist_entries WHERE state = 'waiting') AS days`);
    expect(rows).toEqual([{ pools: 2, guests: true, days: 1 }]);
  });

  it('has people who did not come and people who waited in vain, so that statistics show them', async () => {
    const { rows } = await connection.database.execute<{
      missed: number;
      people: number;
      vain: number;
      lots: number;
    }>(sql`
      SELECT (SELECT count(*)::int FROM parking_booking_halves WHERE state = 'noShow') AS missed,
        (SELECT count(DISTINCT user_id)::int FROM parking_booking_halves WHERE state = 'noShow') AS people,
        (SELECT count(*)::int FROM parking_waitlist_entries WHERE state = 'expired') AS vain,
        (SELECT count(DISTINCT lot_id)::int FROM parking_waitlist_lots JOIN parking_waitlist_entries e ON e.id = entry_id
          WHERE e.state = 'expired') AS lots`);
    expect(rows[0]?.missed).toBeGreaterThan(10);
    expect(rows[0]?.people).toBeGreaterThan(8);
    expect(rows[0]?.vain).toBeGreaterThan(20);
    expect(rows[0]?.lots).toBe(2);
  });

  it('has bookings that were given back, whose credits returned', async () => {
    const { rows } = await connection.database.execute<{ halves: number; refunded: number; returned: number }>(sql`
      SELECT (SELECT count(*)::int FROM parking_booking_halves WHERE state = 'cancelled') AS halves,
        (SELECT count(*)::int FROM parking_payments WHERE state = 'refunded') AS refunded,
        (SELECT count(*)::int FROM parking_credit_lines WHERE reason = 'cancellation') AS returned`);
    const [found] = rows;
    expect(found?.halves).toBeGreaterThan(10);
    expect([found?.refunded, found?.returned]).toEqual([found?.halves, found?.halves]);
  });

  it('lets the ten accounts in', async () => {
    expect(await setDemoPasswords(connection.database, 'a walk along the lake')).toBe(demoAccounts.length);
  });
});

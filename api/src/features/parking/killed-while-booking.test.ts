/** A server that is killed in the middle of a booking leaves nothing of it in the embedded database. PostgreSQL: killed-api.test.ts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { people, testCompanies } from '../../testing';
import { lots, spots } from '../../testing/parking-lots';

const source = path.join(__dirname, '../..');
const named = (file: string) => JSON.stringify(path.join(source, file));

/** Runs a piece of a server in a process of its own. `open` opens the database; `book` is what a handler does. */
function inOwnProcess(open: string, script: string) {
  const program = `
    import { sql } from 'drizzle-orm';
    import { openEmbedded } from ${named('core/database/embedded.ts')};
    import { chargeHalves } from ${named('features/parking/credits/payments.ts')};
    import { postLines } from ${named('features/parking/credits/ledger.ts')};
    import { insertBooking } from ${named('features/parking/store.ts')};
    const connection = await ${open};
    const { database } = connection;
    const user = '${people.employee.id}', company = '${testCompanies.tenant.id}', lot = '${lots.north}', spot = '${spots.pool}';
    const now = new Date('2026-03-03T07:00:00Z');
    async function book(transaction, half) {
      const id = await insertBooking(transaction, { userId: user, companyId: company, spotId: spot, day: '2026-03-04', halves: [{ half, releaseId: null }], now });
      await chargeHalves(transaction, { payer: { person: user, companyId: company }, bookingId: id, day: '2026-03-04', halves: [{ half, credits: 1, earner: { pool: company } }], at: now });
    }
    ${script}
  `;
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: path.join(source, '..'),
    encoding: 'utf8',
  });
  return { signal: run.signal, answer: run.stdout.trim(), complaint: run.stderr };
}

/** Books the morning, and is killed when the afternoon is written but not yet kept. */
const bookAndDie = `
  await database.transaction((transaction) => book(transaction, 'am'));
  await database.transaction(async (transaction) => {
    await book(transaction, 'pm');
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => setTimeout(() => {}, 60_000));
  });
`;

it('holds for the embedded database, which goes on where it was kept last', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'park-killed-'));
  const open = `openEmbedded(${JSON.stringify(folder)})`;
  try {
    const killed = inOwnProcess(
      open,
      `await connection.migrate();
      await database.execute(sql\`INSERT INTO companies (id, name, category) VALUES (\${company}, 'Alpine Sensors', 'Tenant')\`);
      await database.execute(sql\`INSERT INTO users (id, company_id, email, username, first_name, last_name) VALUES (\${user}, \${company}, 'emil@test.park', 'emil', 'Emil', 'Employee')\`);
      await database.execute(sql\`INSERT INTO parking_lots (id, name) VALUES (\${lot}, 'North')\`);
      await database.execute(sql\`INSERT INTO parking_spots (id, lot_id, number, company_id) VALUES (\${spot}, \${lot}, '1', \${company})\`);
      await postLines(database, [{ from: 'issued', to: { person: user }, amount: 5, reason: 'grant', key: 'grant', at: now }]);
      ${bookAndDie}`,
    );
    expect([killed.signal, killed.complaint]).toEqual(['SIGKILL', '']);
    const { answer } = inOwnProcess(
      open,
      `const { rows } = await database.execute(sql\`
        SELECT parkshare_credits AS credits, (SELECT sum(CASE WHEN to_user_id IS NULL THEN -amount ELSE amount END)::int FROM parking_credit_lines) AS ledger,
          (SELECT sum(credits)::int FROM parking_payments) AS held,
          (SELECT string_agg(half, ',') FROM parking_booking_halves) AS halves FROM users\`);
      await database.transaction((transaction) => book(transaction, 'pm'));
      await connection.close();
      console.log(JSON.stringify(rows));`,
    );
    expect(JSON.parse(answer)).toEqual([{ credits: 4, ledger: 4, held: 1, halves: 'am' }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

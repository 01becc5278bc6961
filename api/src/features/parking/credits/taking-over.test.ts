/** Migration 0028 converts the entries of people without changing a balance. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../core/database/database';
import { migrationsFolder } from '../../../core/database/migrations';
import { getLedgerTotals } from './totals';

const name = '0028_parking_credit_lines.sql';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const company = id(1);
const [anna, ben, gone] = [id(11), id(12), id(13)];
const [past, future, cancelled] = [id(21), id(22), id(23)];

const dataOfBefore = `
  INSERT INTO companies (id, name, category) VALUES ('${company}', 'Alpine Sensors', 'Tenant');
  INSERT INTO users (id, company_id, email, username, first_name, last_name) VALUES
    ('${anna}', '${company}', 'a@test.park', 'a', 'Anna', 'A'), ('${ben}', '${company}', 'b@test.park', 'b', 'Ben', 'B'),
    ('${gone}', '${company}', 'c@test.park', 'c', 'Gone', 'C');
  UPDATE users SET parkshare_credits = 3 WHERE id = '${ben}';
  INSERT INTO parking_lots (id, name) VALUES ('${id(2)}', 'North');
  INSERT INTO parking_spots (id, lot_id, number, company_id) VALUES ('${id(3)}', '${id(2)}', '1', '${company}'), ('${id(4)}', '${id(2)}', '2', NULL);
  INSERT INTO parking_bookings (id, user_id, company_id, spot_id, day) VALUES
    ('${past}', '${anna}', '${company}', '${id(4)}', current_date - 9), ('${future}', '${anna}', '${company}', '${id(3)}', current_date + 9),
    ('${cancelled}', '${anna}', '${company}', '${id(3)}', current_date + 8);
  INSERT INTO parking_booking_halves (booking_id, half, spot_id, user_id, day, state) VALUES
    ('${past}', 'am', '${id(4)}', '${anna}', current_date - 9, 'booked'), ('${future}', 'pm', '${id(3)}', '${anna}', current_date + 9, 'booked'),
    ('${cancelled}', 'am', '${id(3)}', '${anna}', current_date + 8, 'cancelled');
  INSERT INTO parking_credit_entries (user_id, delta, reason, booking_id, idempotency_key) VALUES
    ('${anna}', 8, 'grant', NULL, 'grant:1'), ('${anna}', -1, 'booking', '${past}', 'booking:${past}:am'),
    ('${anna}', -1, 'booking', '${future}', 'booking:${future}:pm'), ('${anna}', -1, 'booking', '${cancelled}', 'booking:${cancelled}:am'),
    ('${anna}', 1, 'cancellation', '${cancelled}', 'cancellation:${cancelled}:am'), ('${gone}', 4, 'grant', NULL, 'grant:2');
  INSERT INTO parking_pool_entries (company_id, delta, reason, idempotency_key) VALUES ('${company}', 20, 'grant', 'pool');
  DELETE FROM users WHERE id = '${gone}';`;

async function openWithDataOfBefore() {
  const { client, release } = await globalThis.acquireTestDatabase();
  await client.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql') && file < name);
  for (const file of files.sort()) await client.exec(readFileSync(path.join(migrationsFolder, file), 'utf8'));
  await client.exec(dataOfBefore);
  await client.exec(readFileSync(path.join(migrationsFolder, name), 'utf8'));
  return { client, release, database: drizzle(client) as unknown as Database };
}

it('keeps every balance, and lets entries of the previous version go on counting', async () => {
  const { client, release, database } = await openWithDataOfBefore();
  const balances = async () =>
    (
      await client.query(
        `SELECT first_name, parkshare_credits, (SELECT coalesce(sum(CASE WHEN to_user_id = u.id THEN amount ELSE -amount END), 0)::int
         FROM parking_credit_lines WHERE u.id IN (from_user_id, to_user_id)) AS lines FROM users u ORDER BY 1`,
      )
    ).rows;
  expect(await balances()).toEqual([
    { first_name: 'Anna', parkshare_credits: 6, lines: 6 },
    { first_name: 'Ben', parkshare_credits: 3, lines: 3 },
  ]);
  // The half of the past went to the park; the four credits of the deleted person have expired.
  expect(await getLedgerTotals(database)).toEqual({ people: 9, pools: 20, park: 1, held: 1, issued: 35, expired: 4 });

  await client.exec(`
    INSERT INTO parking_credit_entries (user_id, delta, reason, booking_id, idempotency_key) VALUES
      ('${anna}', 1, 'cancellation', '${future}', 'cancellation:${future}:pm');
    INSERT INTO parking_booking_halves (booking_id, half, spot_id, user_id, day) VALUES ('${future}', 'am', '${id(3)}', '${anna}', current_date + 9);
    INSERT INTO parking_credit_entries (user_id, delta, reason, booking_id, idempotency_key) VALUES
      ('${ben}', -1, 'booking', '${future}', 'booking:${future}:am') ON CONFLICT DO NOTHING;
    DELETE FROM users WHERE id = '${ben}';`);
  expect(await balances()).toEqual([{ first_name: 'Anna', parkshare_credits: 7, lines: 7 }]);
  expect(await getLedgerTotals(database)).toEqual({ people: 7, pools: 22, park: 1, held: 1, issued: 35, expired: 4 });
  await release();
});

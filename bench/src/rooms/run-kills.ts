/**
 * Kills the built api, a process of its own on PostgreSQL, at random moments while clients book rooms over HTTP. Afterwards
 * every booking is complete or missing, what was answered is stored, and a request that got no answer is sent again
 * with its key without booking twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { buildAll, builtProgram } from '@park/scripts/built';
import { loadPark } from '@park/scripts/park-data';
import { startPostgres } from '@park/scripts/postgres';
import { startServer } from '@park/scripts/process';
import { signIn } from '../sign-in';
import { unlimitedRequests } from '../unlimited-requests';
import { bookUntilGone, sendBooking, type SentBooking } from './booking-clients';

const kills = Number(process.env['ROOM_KILLS'] ?? 20);
const clients = 20;

export async function runKills(): Promise<boolean> {
  await buildAll();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-kills-'));
  const postgres = await startPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const environment = {
    ...{ MODE: 'demo', DATABASE_URL: postgres.url, DATA_DIR: dataFolder, DEMO_PASSWORD: 'bench-of-rooms' },
    ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' },
    ...unlimitedRequests,
    ...{ ROOM_COMING_DATES: '100000', ROOM_MINUTES_PER_DAY: '1440' },
  };
  const start = () =>
    startServer({ name: 'api', program: builtProgram('api', 'main'), environment, log: process.stderr });
  const faults: string[] = [];
  const totals = { sent: 0, answered: 0, unknown: 0, stored: 0 };
  try {
    await loadPark({ dataFolder, park: undefined, environment, onProgress: () => {} });
    let api = await start();
    const cookie = await signIn(api.origin, 'super-administrator', environment.DEMO_PASSWORD);
    const roomIds = await openRooms(pool);
    for (let round = 1; round <= kills; round += 1) {
      const target = { origin: api.origin, cookie, roomIds, days: workdays(15) };
      const working = bookUntilGone(target, clients);
      await working.isFirstMade;
      const afterMs = Math.random() * 2000;
      await delay(afterMs);
      api.process.kill('SIGKILL');
      await api.ended;
      const sent = await working.sent;
      await settle(pool);
      faults.push(...(await findHalfBookings(pool)));
      const stored = await storedTitles(pool);
      for (const { key, status } of sent)
        if (status === 201 && !stored.has(key)) faults.push(`an answered booking is not stored: ${key}`);
      api = await start();
      const unknown = sent.filter(({ status }) => status === undefined);
      faults.push(...(await sendAgain({ ...target, origin: api.origin }, unknown, stored, pool)));
      totals.sent += sent.length;
      totals.answered += sent.filter(({ status }) => status === 201).length;
      totals.unknown += unknown.length;
      totals.stored += unknown.filter(({ key }) => stored.has(key)).length;
      process.stdout.write(
        `  ${round}: killed ${afterMs.toFixed(0)} ms after the first booking, ${sent.length} bookings, ${unknown.length} of them without an answer\n`,
      );
    }
    await api.stop();
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  process.stdout.write(
    `${kills} kills: ${totals.sent} bookings sent, ${totals.answered} made, ${totals.unknown} without an answer, of which ${totals.stored} were stored; ${faults.length} faults\n${faults.join('\n')}\n`,
  );
  return faults.length === 0 && totals.answered > 0 && totals.unknown > 0;
}

/** Waits until the server has ended the connections of the dead process. */
async function settle(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
    );
    if (rows[0]?.count === 0) return;
  }
}

/** Repeats the requests without an answer. A stored booking is answered as it is; nothing is booked twice. */
async function sendAgain(
  target: Parameters<typeof sendBooking>[0],
  unknown: readonly SentBooking[],
  stored: ReadonlyMap<string, string>,
  pool: pg.Pool,
): Promise<string[]> {
  const faults: string[] = [];
  for (const booking of unknown) {
    const answer = await sendBooking(target, booking);
    const body = (await answer.json()) as { booking?: { id: string } };
    const id = stored.get(booking.key);
    if (answer.status >= 500) faults.push(`answer ${answer.status} when sent again`);
    if (id && (answer.status !== 201 || body.booking?.id !== id))
      faults.push(`a stored booking is answered with ${answer.status} when sent again`);
  }
  const { rows } = await pool.query<{ title: string }>(
    'SELECT title FROM room_bookings WHERE title = ANY($1) GROUP BY title HAVING count(*) > 1',
    [unknown.map(({ key }) => key)],
  );
  return [...faults, ...rows.map(({ title }) => `booked twice: ${title}`)];
}

/** Titles of bookings, which are their keys, with their ids. */
async function storedTitles(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; title: string }>('SELECT id, title FROM room_bookings');
  return new Map(rows.map(({ id, title }) => [title, id]));
}

/** Bookings that lack a part of themselves, and times that are held twice. */
async function findHalfBookings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string; count: number }>(`
    WITH made AS (SELECT * FROM room_bookings WHERE title ~ '^[0-9a-f]{8}-[0-9a-f]{4}-')
    SELECT 'bookings with missing dates' AS fault, count(*)::int FROM made b
      WHERE (SELECT count(*) FROM room_occurrences o WHERE o.booking_id = b.id) <> CASE WHEN b.recurrence IS NULL THEN 1 ELSE 5 END
    UNION ALL SELECT 'bookings without their guest', count(*)::int FROM made b
      WHERE NOT EXISTS (SELECT FROM room_invitations i WHERE i.booking_id = b.id)
    UNION ALL SELECT 'booked dates that hold nothing', count(*)::int FROM room_occurrences o
      WHERE o.state = 'booked' AND NOT EXISTS (SELECT FROM room_holds h WHERE h.occurrence_id = o.id)
    UNION ALL SELECT 'times that are booked twice', count(*)::int FROM room_occurrences a
      JOIN room_occurrences b ON a.room_id = b.room_id AND a.id < b.id
      WHERE a.state = 'booked' AND b.state = 'booked'
        AND tstzrange(a.starts_at, a.ends_at + make_interval(mins => a.buffer_minutes))
         && tstzrange(b.starts_at, b.ends_at + make_interval(mins => b.buffer_minutes))
    UNION ALL SELECT 'answers of no booking', count(*)::int FROM idempotency_keys k
      WHERE k.call LIKE 'POST /api/rooms/%' AND NOT EXISTS (SELECT FROM made b WHERE b.title = k.key)`);
  return rows.filter(({ count }) => count > 0).map(({ fault, count }) => `${count} ${fault}`);
}

/** Rooms that anybody books at once, the largest first. */
async function openRooms(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM rooms WHERE NOT needs_approval AND is_active ORDER BY capacity DESC, id LIMIT 8',
  );
  return rows.map(({ id }) => id);
}

function workdays(count: number): string[] {
  const days: string[] = [];
  for (const date = new Date(); days.length < count;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

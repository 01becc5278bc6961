/** Processes that are killed while they serve the waitlist, and two at once: each entry gets one spot and one message. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import { describeOnPostgres, people, type PersonName } from '../../../testing';
import { lots, prepareLots } from '../../../testing/parking-lots';
import { parkingSpots } from '../../../core/database/schema/parking';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../../../core/database/schema/parking-waitlist';
import { users } from '../../../core/database/schema/users';
import { getLedgerTotals } from '../credits/totals';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const day = '2026-03-04';
const source = path.join(__dirname, '../../..');
const named = (file: string) => JSON.stringify(path.join(source, file));
const waiting = (Object.keys(people) as PersonName[]).filter(
  (name) => hasPermission(people[name].role, 'Parkshare_Book') && name !== 'companyAdministrator',
);
/** Milliseconds after which a process is killed in the middle of its work. */
const killedAfterMs = [2, 15, 40];

describeOnPostgres('a waitlist whose processes are killed', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareLots(database);
      await database.execute(sql`UPDATE parking_spots SET is_active = false`);
      await database.update(users).set({ parkshareCredits: 5 });
      await database
        .insert(parkingSpots)
        .values(waiting.map((_name, index) => ({ lotId: lots.south, number: `W${index}` })));
      const entries = await database
        .insert(parkingWaitlistEntries)
        .values(waiting.map((name) => ({ userId: people[name].id, day, choice: 'am' as const, slot: 1 })))
        .returning({ entryId: parkingWaitlistEntries.id });
      await database.insert(parkingWaitlistLots).values(entries.map((entry) => ({ ...entry, lotId: lots.south })));
    },
  });

  /** Waits for a line before it serves, so that all of them have started before the first one works. */
  async function startProcess(url: string): Promise<ChildProcess> {
    const program = `
      import { openPostgres } from ${named('core/database/postgres.ts')};
      import { retryTransaction } from ${named('core/database/retry-transaction.ts')};
      import { serveWaiting } from ${named('features/parking/waitlist/sweep.ts')};
      const { database } = openPostgres(${JSON.stringify(url)}, { connections: 2 });
      const context = { clock: () => new Date('${now}'), configuration: { parkTimeZone: 'Europe/Zurich' } };
      process.stdin.once('data', async () => {
        await retryTransaction(database, (tx) => serveWaiting(tx, context));
        process.exit(0);
      });
      process.stdout.write('started');
    `;
    const started = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: path.join(source, '..'),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(started.stdout as NodeJS.ReadableStream, 'data');
    return started;
  }

  it('serves each entry once', async () => {
    api.setNow(now);
    const { rows } = await api.database.execute<{ name: string }>(sql`SELECT current_database() AS name`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const before = await getLedgerTotals(api.database);
    const processes = await Promise.all(
      [...killedAfterMs, null, null].map(async (killAfterMs) => ({
        killAfterMs,
        process: await startProcess(url.href),
      })),
    );
    for (const { process: victim, killAfterMs } of processes) {
      if (killAfterMs === null) continue;
      victim.stdin?.write('go\n');
      await new Promise((resolve) => setTimeout(resolve, killAfterMs));
      victim.kill('SIGKILL');
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
    }
    const codes = await Promise.all(
      processes
        .filter(({ killAfterMs }) => killAfterMs === null)
        .map(async ({ process: server }) => {
          server.stdin?.write('go\n');
          const [code] = await once(server, 'exit');
          return code as number;
        }),
    );
    expect(codes).toEqual([0, 0]);

    const { rows: found } = await api.database.execute(sql`
      SELECT (SELECT count(*)::int FROM parking_waitlist_entries WHERE state = 'assigned') AS assigned,
        (SELECT count(*)::int FROM parking_bookings) AS bookings,
        (SELECT count(DISTINCT user_id)::int FROM parking_booking_halves WHERE state = 'booked') AS people,
        (SELECT count(DISTINCT spot_id)::int FROM parking_booking_halves WHERE state = 'booked') AS spots,
        (SELECT count(*)::int FROM notifications WHERE kind = 'parking.spotAssigned') AS messages,
        (SELECT sum(credits)::int FROM parking_payments) AS held`);
    const each = waiting.length;
    expect(found).toEqual([{ assigned: each, bookings: each, people: each, spots: each, messages: each, held: each }]);
    const sumOf = ({ people: own, pools, park, held }: Awaited<ReturnType<typeof getLedgerTotals>>) =>
      own + pools + park + held;
    expect(sumOf(await getLedgerTotals(api.database))).toBe(sumOf(before));
  });
});

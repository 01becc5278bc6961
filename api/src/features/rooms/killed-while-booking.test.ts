/**
 * A server that is killed at any moment of a booking leaves nothing half done. `npm run bench -- rooms` kills it at twenty
 * random moments with ROOM_KILLS=20.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { roomBookings } from '../../core/database/schema/rooms';
import { describeOnPostgres, people, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const source = path.join(__dirname, '../..');
const named = (file: string) => JSON.stringify(path.join(source, file));
const kills = Number(process.env.ROOM_KILLS ?? 1);

/** Books three dates in each transaction, as fast as it can, until it is killed. */
const program = (url: string, round: number) => `
  import { openPostgres } from ${named('core/database/postgres.ts')};
  import { lockRoom } from ${named('features/rooms/store.ts')};
  import { insertBooking } from ${named('features/rooms/bookings-store.ts')};
  import { updateInvitations } from ${named('features/rooms/invitations/invitations.ts')};
  const { database } = openPostgres(${JSON.stringify(url)}, { connections: 1 });
  const now = new Date('2026-03-03T07:00:00Z');
  const at = (hours) => new Date(Date.parse('2026-04-01T00:00:00Z') + ${round} * 7_776_000_000 + hours * 3_600_000);
  for (let index = 0; ; index += 1) {
    await database.transaction(async (transaction) => {
      await lockRoom(transaction, '${testRooms.night}');
      const id = await insertBooking(transaction, {
        booking: {
          roomId: '${testRooms.night}', ownerId: '${people.employee.id}', bookedBy: '${people.employee.id}',
          companyId: '${testCompanies.tenant.id}', title: 'Killed', attendees: ['guest@elsewhere.test'], createdAt: now, updatedAt: now,
        },
        occurrences: [0, 1, 2].map((date) => ({
          start: at(index * 3 + date), end: at(index * 3 + date + 1), state: 'booked',
          room: { id: '${testRooms.night}', bufferMinutes: 0, checkInMinutes: null },
        })),
      });
      await updateInvitations(transaction, { bookingId: id, attendees: ['guest@elsewhere.test'], version: 1, now });
    });
    if (index === 0) console.log('has booked');
  }
`;

describeOnPostgres('a server that is killed while it books rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });

  it(`leaves whole bookings only, and no lock, after ${kills} kills`, async () => {
    const { rows } = await api.database.execute<{ name: string }>(sql`SELECT current_database() AS name`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    for (let round = 0; round < kills; round += 1) {
      const server = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', program(url.href, round)],
        { cwd: path.join(source, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = once(server, 'exit');
      await once(server.stdout, 'data');
      // Any moment will do: this is the random part, not a wait for something to happen.
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 200));
      server.kill('SIGKILL');
      expect((await ended)[1]).toBe('SIGKILL');
    }
    const { rows: parts } = await api.database.execute(sql`
      SELECT count(*) FILTER (WHERE dates <> 3 OR holds <> 3 OR invited <> 1 OR jobs <> 1)::int AS broken, count(*) > 0 AS some FROM (
        SELECT (SELECT count(*) FROM room_occurrences o WHERE o.booking_id = b.id) AS dates,
          (SELECT count(*) FROM room_holds h JOIN room_occurrences o ON o.id = h.occurrence_id WHERE o.booking_id = b.id) AS holds,
          (SELECT count(*) FROM room_invitations i WHERE i.booking_id = b.id) AS invited,
          (SELECT count(*) FROM background_jobs j WHERE j.payload ->> 'bookingId' = b.id::text) AS jobs
        FROM room_bookings b) AS bookings`);
    expect(parts).toEqual([{ broken: 0, some: true }]);
    // The room's lock went with the connection: the next booking does not wait for it.
    api.setNow('2026-03-03T07:00:00Z');
    const next = await api.as('companySupervisor').post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Next',
      start: '2026-03-04T09:00:00Z',
      end: '2026-03-04T10:00:00Z',
    });
    expect(next.status).toBe(201);
    await api.database.delete(roomBookings);
  }, 300_000);
});

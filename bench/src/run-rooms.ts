/**
 * `npm run bench -- rooms`: the large versions of the api's tests about rooms that many people book at once, on the
 * embedded database and on a PostgreSQL server of its own. They fail where a room is booked twice; times are printed.
 * `npm run bench -- rooms kills`: the built api is killed at twenty random moments while clients book over HTTP.
 * `npm run bench -- rooms month`: the month view with 3,000 bookings (bench/rooms.md).
 */
import { parsePart, runCommandLine } from '@park/scripts/command-line';
import { runKills } from './rooms/run-kills';
import { runMonth } from './rooms/run-month';
import { runApiTests } from './run-api-tests';

const sizes = { ROOM_RACE_REQUESTS: '1000', ROOM_LOAD_STEPS: '5000', ROOM_KILLS: '20' };

const runProofs = () => runApiTests('features/rooms/(race|random-load|killed-while-booking)', sizes);

const parts: Readonly<Record<string, () => Promise<boolean>>> = { kills: runKills, month: runMonth };

await runCommandLine(async () => {
  const part = parsePart(process.argv[2], Object.keys(parts));
  const isPassed = await ((part === null ? null : parts[part]) ?? runProofs)();
  if (!isPassed) process.exitCode = 1;
});

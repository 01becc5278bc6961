/**
 * `npm run bench`: federated against plain, side by side in one run (bench/results.md). `npm run bench -- bytes`: the
 * compressed bytes of every page, and what differs from the report before (bench/bytes.md). `npm run bench -- scale`:
 * list calls over many records against the bare SQL they need (bench/scale.md). `npm run bench -- registry-size`: a
 * start of the shell with 5 and with 100 registered remotes (bench/registry-size.md). `npm run bench -- release`: from
 * publish to visible (bench/release.md). `npm run bench -- load`: lists for 200 clients (bench/load.md). `npm run bench
 * -- fuzz [count] [seed]`: requests made from the OpenAPI document; ends with 1 if any answer is a fault of the server.
 * `npm run bench -- rooms`: 1,000 requests for one slot, 5,000 random changes and 20 kills of a server that books;
 * `rooms month`: the month view with 3,000 bookings (bench/rooms.md). `npm run bench -- rendering`: pages that the
 * server renders against the same pages rendered by the browser (bench/rendering.md). `npm run bench -- parking`: an
 * api of parking that is killed 20 times on each database, and 10,000 movements of credits.
 */
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import { findChromiumToMeasure } from './chromium';
import { parsePart, runCommandLine } from './command-line';

interface Part {
  readonly program: string;
  readonly needsChromium: boolean;
}

const federatedAgainstPlain: Part = { program: 'bench/src/run.ts', needsChromium: true };
const parts: Readonly<Record<string, Part>> = {
  bytes: { program: 'bench/src/run-bytes.ts', needsChromium: false },
  scale: { program: 'bench/src/run-scale.ts', needsChromium: false },
  'registry-size': { program: 'bench/src/run-registry-size.ts', needsChromium: true },
  fuzz: { program: 'bench/src/run-fuzz.ts', needsChromium: false },
  release: { program: 'bench/src/run-release.ts', needsChromium: true },
  load: { program: 'bench/src/run-load.ts', needsChromium: false },
  rendering: { program: 'bench/src/run-rendering.ts', needsChromium: true },
  parking: { program: 'bench/src/run-parking.ts', needsChromium: false },
  rooms: { program: 'bench/src/run-rooms.ts', needsChromium: true },
};

await runCommandLine(async () => {
  const [name, ...words] = process.argv.slice(2);
  const part = parsePart(name, Object.keys(parts));
  const { program, needsChromium } = (part === null ? null : parts[part]) ?? federatedAgainstPlain;
  const environment = needsChromium ? { CHROMIUM: findChromiumToMeasure() } : {};
  const { exitCode } = await execa(process.execPath, ['--import', 'tsx', path.join(workspaceRoot, program), ...words], {
    stdio: 'inherit',
    cwd: path.join(workspaceRoot, 'bench'),
    env: environment,
    reject: false,
  });
  process.exitCode = exitCode ?? 1;
});

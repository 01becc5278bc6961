/**
 * `npm run import -- park DIR [--dry-run]` checks a park's folder and loads it into the data that `PARK=DIR npm start`
 * serves. `npm run import -- companies FILE.csv [--dry-run] [--skip-errors] [--result FILE]` brings a table of companies into
 * the data of the park that PARK names, or of the demo park; `events FILE.ics` and `news FILE.xml` do so with calendars and
 * with RSS or Atom. DATA_DIR or DATABASE_URL name another place.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll, builtProgram } from './built';
import { chooseParkFrom } from './park-choice';
import { readParkFacts } from './park-data';
import { runProgram } from './process';

async function main(): Promise<void> {
  await buildAll(() => {});
  const [, , what, given] = process.argv;
  // The same data that `PARK=DIR npm start` serves, unless the environment says otherwise.
  const { dataFolder, mode, park } = chooseParkFrom({
    ...(what === 'park' && given ? { PARK: given } : {}),
    ...process.env,
  });
  const timeZone = park && existsSync(path.join(park, 'park.json')) ? readParkFacts(park).timeZone : undefined;
  const environment = {
    ...(timeZone ? { PARK_TIME_ZONE: timeZone } : {}),
    MODE: mode,
    DATA_DIR: dataFolder,
    ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}),
  };
  const program = builtProgram('api', 'import');
  let hasExplained = false;
  try {
    await runProgram(program, process.argv.slice(2), {
      environment,
      onOutput(text) {
        hasExplained = true;
        process.stdout.write(text);
      },
    });
  } catch (error) {
    // What the program wrote says it already.
    if (!hasExplained) throw error;
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

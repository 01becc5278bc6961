/**
 * `npm run import -- park DIR [--dry-run]` checks a park's folder and loads it into the data that `PARK=DIR npm start`
 * serves. `npm run import -- companies FILE.csv [--dry-run] [--skip-errors] [--result FILE]` brings a table of companies into
 * the data of the park that PARK names, or of the demo park; `events FILE.ics` and `news FILE.xml` do so with calendars and
 * with RSS or Atom. DATA_DIR or DATABASE_URL name another place.
 */
import { buildAll, builtProgram } from './built';
import { runCommandLine } from './command-line';
import { chooseParkFrom } from './park-choice';
import { readParkFacts } from './park-data';
import { runProgram } from './process';

/** Undefined when park.json cannot be read: the import itself reports that, with line and column. */
function findTimeZone(park: string): string | undefined {
  try {
    return readParkFacts(park).timeZone;
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [what, given] = words.filter((word) => !word.startsWith('-'));
  // The same data that `PARK=DIR npm start` serves, unless the environment says otherwise.
  const { dataFolder, mode, park } = chooseParkFrom({
    ...(what === 'park' && given ? { PARK: given } : {}),
    ...process.env,
  });
  const timeZone = park && findTimeZone(park);
  await buildAll((line) => process.stderr.write(`${line}\n`), [['api']]);
  const environment = {
    ...(timeZone ? { PARK_TIME_ZONE: timeZone } : {}),
    MODE: mode,
    DATA_DIR: dataFolder,
    ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}),
  };
  const program = builtProgram('api', 'import');
  let hasExplained = false;
  try {
    await runProgram(program, words, {
      environment,
      onOutput(text) {
        hasExplained = true;
        process.stdout.write(text);
      },
    });
  } catch (error) {
    // The program has written the reason itself.
    if (!hasExplained) throw error;
    process.exitCode = 1;
  }
}

await runCommandLine(main);

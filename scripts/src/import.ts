/**
 * `npm run import -- park DIR [--dry-run]`: checks a park's folder and loads it into the data that `PARK=DIR npm start`
 * serves; DATA_DIR or DATABASE_URL name another place.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll, builtProgram } from './built';
import { chooseParkFrom } from './park-choice';
import { readParkFacts } from './park-data';
import { runProgram } from './process';

await buildAll(() => {});
const [, , , folder] = process.argv;
// The same data that `PARK=DIR npm start` serves, unless the environment says otherwise.
const { dataFolder, mode } = chooseParkFrom({ ...(folder ? { PARK: folder } : {}), ...process.env });
const timeZone = folder && existsSync(path.join(folder, 'park.json')) ? readParkFacts(folder).timeZone : undefined;
const environment = { ...(timeZone ? { PARK_TIME_ZONE: timeZone } : {}), MODE: mode, DATA_DIR: dataFolder, ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}) };
try {
  await runProgram(builtProgram('api', 'import'), process.argv.slice(2), { environment, onOutput: (text) => process.stdout.write(text) });
} catch {
  process.exitCode = 1;
}

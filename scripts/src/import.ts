/**
 * `npm run import -- park DIR [--dry-run]`: checks a park's folder and loads it into the data that `npm start` would use
 * with the same PARK, DATA_DIR or DATABASE_URL.
 */
import { buildAll, builtProgram } from './built';
import { chooseParkFrom } from './park-choice';
import { runProgram } from './process';

await buildAll(() => {});
const { dataFolder, mode } = chooseParkFrom(process.env);
const environment = { MODE: mode, DATA_DIR: dataFolder, ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}) };
try {
  await runProgram(builtProgram('api', 'import'), process.argv.slice(2), { environment, onOutput: (text) => process.stdout.write(text) });
} catch {
  process.exitCode = 1;
}

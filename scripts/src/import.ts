/** `npm run import -- park DIR [--dry-run]`: checks a park's folder and loads it. */
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll, builtProgram } from './built';
import { runProgram } from './process';

await buildAll(() => {});
const environment = { MODE: 'demo', DATA_DIR: path.resolve(process.env['DATA_DIR'] ?? path.join(workspaceRoot, '.data')), ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}) };
try {
  await runProgram(builtProgram('api', 'import'), process.argv.slice(2), { environment, onOutput: (text) => process.stdout.write(text) });
} catch {
  process.exitCode = 1;
}

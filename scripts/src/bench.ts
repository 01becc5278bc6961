/** `npm run bench`: federated against plain, side by side in one run; see bench/results.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { findChromium } from './chromium';

const child = spawn(process.execPath, ['--import', 'tsx', path.join(workspaceRoot, 'bench/src/run.ts'), ...process.argv.slice(2)], { stdio: 'inherit', cwd: path.join(workspaceRoot, 'bench'), env: { ...process.env, CHROMIUM: findChromium() } });
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;

/**
 * `npm run bench`: federated against plain, side by side in one run (bench/results.md). `npm run bench -- scale`: list calls
 * over many records against the bare SQL they need (bench/scale.md). `npm run bench -- registry-size`: a start of the shell with
 * 5 and with 100 registered remotes (bench/registry-size.md). `npm run bench -- release`: from publish to visible
 * (bench/release.md).
 */
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { execa } from 'execa';
import { findChromium } from './chromium';

interface Part {
  readonly program: string;
  readonly needsChromium: boolean;
}

const plain: Part = { program: 'bench/src/run.ts', needsChromium: true };
const parts: Readonly<Record<string, Part>> = {
  scale: { program: 'bench/src/run-scale.ts', needsChromium: false },
  'registry-size': { program: 'bench/src/run-registry-size.ts', needsChromium: true },
  release: { program: 'bench/src/run-release.ts', needsChromium: false },
};

const [name = '', ...words] = process.argv.slice(2);
const part = parts[name];
const { program, needsChromium } = part ?? plain;
const environment = needsChromium ? { CHROMIUM: findChromium() } : {};
const { exitCode } = await execa(
  process.execPath,
  ['--import', 'tsx', path.join(workspaceRoot, program), ...(part ? words : process.argv.slice(2))],
  { stdio: 'inherit', cwd: path.join(workspaceRoot, 'bench'), env: environment, reject: false },
);
process.exitCode = exitCode ?? 1;

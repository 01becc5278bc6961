/** A second portal, for journeys that change what everybody sees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { markLoaded } from '@park/scripts/park-data';
import { startPortal, type Portal } from '@park/scripts/portal';
import { demoPassword } from './accounts';
import { remoteTimeoutMs } from './remote-timeout';

export interface SecondPortal extends Portal {
  /** Folder in which the store keeps the files of a version. */
  storeOf(remote: string, version: string): string;
  /** Runs `npm run release -- …` against it. @throws Error with its output when it fails */
  release(token: string, ...args: string[]): Promise<string>;
}

/** @param options.hasChecker whether published versions are checked in a browser */
export async function startSecondPortal(
  environment: Readonly<Record<string, string>> = {},
  { hasChecker = false }: { hasChecker?: boolean } = {},
): Promise<SecondPortal> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-portal-'));
  cpSync(process.env['PORTAL_LOADED'] ?? '', dataFolder, { recursive: true });
  markLoaded(dataFolder);
  const portal = await startPortal({
    port: 0,
    dataFolder,
    ...(hasChecker ? { chromium: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell' } : {}),
    environment: {
      DEMO_PASSWORD: demoPassword,
      REQUESTS_PER_MINUTE: '0',
      REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
      REMOTE_TIMEOUT: remoteTimeoutMs,
      ...environment,
    },
  });
  return {
    ...portal,
    storeOf: (remote, version) => path.join(dataFolder, 'releases', remote, version),
    release: (token, ...args) => runRelease(args, { RELEASE_PORTAL: portal.origin, RELEASE_TOKEN: token }),
    async stop() {
      await portal.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function runRelease(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<string> {
  const command = spawn(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  // Not `exit`, which may come before the last of the output.
  const [code] = (await once(command, 'close')) as [number | null];
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}\n${output}`);
  return output;
}

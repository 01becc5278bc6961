/** A second api with data of its own behind a second shell: for settings of the api that all other journeys do without. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtProgram } from '@park/scripts/built';
import { freePort } from '@park/scripts/free-port';
import { startServer } from '@park/scripts/process';
import { demoPassword } from './accounts';
import { startSecondShell } from './second-shell';

export interface SecondApi {
  readonly origin: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** @param environment of the api and of the shell in front of it */
export async function startSecondApi(environment: Readonly<Record<string, string>>): Promise<SecondApi> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'park-api-'));
  cpSync(process.env['PORTAL_LOADED'] ?? '', dataFolder, { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const api = await startServer({
    name: 'api',
    program: builtProgram('api', 'main'),
    environment: {
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataFolder,
      DEMO_PASSWORD: demoPassword,
      PARK_ORIGIN: origin,
      ...environment,
    },
    log: process.stderr,
  });
  const shell = await startSecondShell({ environment: { ...environment, API_ORIGIN: api.origin, PORT: String(port) } });
  return {
    origin,
    dataFolder,
    async stop() {
      await shell.stop();
      await api.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the whole portal once for all journeys: the built programs, separately served remotes, a PostgreSQL server and
 * a fresh demo park. Journeys that break things start a second shell.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { builtProgram, outdatedBuilds } from '@park/scripts/built';
import { loadPark } from '@park/scripts/park-data';
import { startPortal, type Portal } from '@park/scripts/portal';
import { startPostgres } from '@park/scripts/postgres';
import { demoPassword } from './accounts';
import { remoteTimeoutMs } from './remote-timeout';
import type { RegistryDocument } from './second-shell';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const outdated = outdatedBuilds();
  if (outdated.length > 0)
    throw new Error(
      `The journeys would run through other code than the sources are. Run \`npm run build\` first, for ${outdated.join(', ')}.`,
    );
  const dataFolder = path.join(workspaceRoot, '.cache/journey-data');
  const loaded = await loadedPark(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
  process.env['PORTAL_DATA'] = dataFolder;
  process.env['PORTAL_LOADED'] = loaded;
  const postgres = await startPostgres();
  try {
    const portal = await startOn(postgres.url, dataFolder);
    return async () => {
      await portal.stop();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** @throws Error when the gate of releases refuses a remote, with what it says */
async function startOn(databaseUrl: string, dataFolder: string): Promise<Portal> {
  const progress: string[] = [];
  const portal = await startPortal({
    port: 0,
    dataFolder,
    environment: {
      DATABASE_URL: databaseUrl,
      DEMO_PASSWORD: demoPassword,
      REQUESTS_PER_MINUTE: '0',
      REQUESTS_PER_MINUTE_AND_ADDRESS: '0',
      REMOTE_TIMEOUT: remoteTimeoutMs,
      FIRST_CALL_TIMEOUT: remoteTimeoutMs,
    },
    onProgress: (text) => void progress.push(text),
  });
  const missing = missingIn(portal.registryFile);
  if (missing.length > 0) {
    await portal.stop();
    throw new Error(
      `No version of ${missing.join(', ')} is live, so there is nothing to try. Mend what the gate of releases says below, then run \`npm run build\`.\n${progress.join('\n')}`,
    );
  }
  process.env['PORTAL_ORIGIN'] = portal.origin;
  process.env['PORTAL_API'] = portal.api.origin;
  process.env['PORTAL_REGISTRY'] = portal.registryFile;
  return portal;
}

function missingIn(registryFile: string): string[] {
  const { remotes } = JSON.parse(readFileSync(registryFile, 'utf8')) as RegistryDocument;
  const live = new Set(remotes.map(({ name }) => name));
  return remoteNames().filter((name) => !live.has(name));
}

/**
 * A data folder with the demo park imported into its embedded database. It is reused for a day if the programs do not
 * change; every second portal starts from a copy.
 */
async function loadedPark(target: string): Promise<string> {
  const cache = path.join(workspaceRoot, '.cache/journey-park');
  const versions = (['api', 'demo-park'] as const).map((app) => path.basename(path.dirname(builtProgram(app, 'x'))));
  const loaded = path.join(cache, [new Date().toISOString().slice(0, 10), ...versions].join('-'));
  if (existsSync(loaded)) return loaded;
  rmSync(cache, { recursive: true, force: true });
  // The path of the first copy, because the imported data contains its folder.
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await loadPark({
    dataFolder: target,
    park: undefined,
    environment: { MODE: 'demo', DATA_DIR: target, DEMO_PASSWORD: demoPassword },
    onProgress: () => {},
  });
  cpSync(target, `${loaded}.draft`, { recursive: true });
  renameSync(`${loaded}.draft`, loaded);
  return loaded;
}

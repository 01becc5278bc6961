/**
 * `npm run dev`: the same portal through the same federation, with every part built again when its sources change. An open
 * page reloads by itself and stands where it stood, because what matters is in its address.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { writeRegistryFile } from '@park/build/registry-file';
import { watchRemote, watchShell, type WatchEvents } from '@park/build/watch';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { buildAll, builtProgram } from './built';
import { freePort } from './free-port';
import { loadPark, readParkFacts } from './park-data';
import { chooseParkFrom } from './park-choice';
import { startServer } from './process';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 3000);
  const { park: ownPark, dataFolder, mode } = chooseParkFrom(process.env);
  const environment = { MODE: mode, DATA_DIR: dataFolder, DEMO_PASSWORD: process.env['DEMO_PASSWORD'] ?? 'lakeside-demo', HOST: '127.0.0.1' };
  await buildAll();
  const park = await loadPark({ dataFolder, park: ownPark, environment, onProgress: (text) => say(`  ${text} …`) });
  const facts = readParkFacts(park);

  const apiPort = await freePort();
  const api = spawn(process.execPath, [path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', path.join(workspaceRoot, 'api/src/main.ts')], {
    env: { ...process.env, ...environment, PORT: String(apiPort), PARK_TIME_ZONE: facts.timeZone, PARK_ORIGIN: `http://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const servers = await Promise.all(
    remoteNames().map((name) => startServer({ name, program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'), args: [path.join(workspaceRoot, name, 'dist')], environment: { PORT: '0' }, log: process.stderr })),
  );
  const registryFile = path.join(dataFolder, 'registry.dev.json');
  const entries = servers.map((server) => ({ name: server.name, dist: path.join(workspaceRoot, server.name, 'dist'), server: server.origin }));

  let isReady = false;
  const publish = () => writeRegistryFile(registryFile, entries, { development: true });
  const events: WatchEvents = {
    onBuilt(name, milliseconds) {
      say(`  ${name} built in ${(milliseconds / 1000).toFixed(1)} s`);
      if (isReady) publish();
    },
    onFailed: (name, messages) => say(`  ${name} does not build\n${messages}`),
  };
  await Promise.all([watchShell(events), ...remoteNames().map((name) => watchRemote(name, events))]);
  publish();
  isReady = true;
  const shell = await startServer({
    name: 'shell',
    program: builtProgram('shell', 'main'),
    environment: { ...environment, PORT: String(port), API_ORIGIN: `http://127.0.0.1:${apiPort}`, REGISTRY: registryFile, SHELL_BUILD: 'dev/build.json', DEVELOPMENT: 'true', PARK_NAME_EN: facts.name.en, PARK_NAME_FR: facts.name.fr, PARK_TIME_ZONE: facts.timeZone },
    log: process.stderr,
  });
  say(`\nDeveloping at http://localhost:${port}/ – save a file and the page follows. Ctrl C stops.`);

  const stop = () => {
    api.kill('SIGTERM');
    void Promise.all([shell, ...servers].map((server) => server.stop())).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

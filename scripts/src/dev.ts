/**
 * `npm run dev [-- mf-NAME …] [--portal ADDRESS]`: the same portal through the same federation. What is developed is built
 * again when its sources change; an open page replaces the components that have changed and keeps what was typed, or
 * reloads and stays where it was. With a remote's name that remote alone follows its sources, in the real shell with
 * React's development build; all others are released builds. Its data and port are its own, beside those of `npm start`.
 */
import path from 'node:path';
import { runWebpack } from '@park/build/run-webpack';
import { serveChanges, type ChangesServer } from '@park/build/serve-changes';
import { watchApp, type WatchEvents } from '@park/build/watch';
import { loadConfiguration } from '@park/build/webpack/configuration';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { standardPort } from '@park/release-command/portal-address';
import { demoPassword } from '../../shared/domain/src/demo-accounts';
import { buildAll, builtProgram } from './built';
import { runCommandLine } from './command-line';
import { startDevelopmentApi } from './dev-api';
import { parseDevelopmentChoice, type DevelopmentChoice } from './dev-choice';
import {
  listBuiltRemotes,
  listPortalRemotes,
  listUnbuilt,
  serveBuiltRemotes,
  writeDevelopmentRegistry,
} from './dev-remotes';
import { firstFreePort, freePort } from './free-port';
import { chooseParkFrom } from './park-choice';
import { loadPark, parkEnvironment } from './park-data';
import { startServer } from './process';
import { parsePort, requireFreePort } from './requested-port';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Builds what is developed, again whenever its sources change. Resolves after the first builds.
 * @param onChange called for each later build
 */
async function watchSources(
  { watched, isEverything }: DevelopmentChoice,
  onChange: (servers: readonly ChangesServer[]) => void,
): Promise<ChangesServer[]> {
  let servers: ChangesServer[] | null = null;
  const events: WatchEvents = {
    onBuilt(name, milliseconds) {
      say(`  ${name} built in ${(milliseconds / 1000).toFixed(1)} s`);
      if (servers !== null) onChange(servers);
    },
    onFailed: (name, messages) => say(`  ${name} does not build\n${messages}`),
  };
  [servers] = await Promise.all([
    Promise.all(watched.map(async (name) => serveChanges(name, await freePort(), events))),
    // Components can be replaced in React's development build only, so the shell is built with it.
    isEverything
      ? watchApp('shell', events)
      : runWebpack(await loadConfiguration(path.join(workspaceRoot, 'shell'), 'development')),
  ]);
  return servers;
}

function describeChoice({ watched, isEverything, portal }: DevelopmentChoice): string {
  if (isEverything) return 'Developing';
  return `Developing ${watched.join(', ')}, the others as released${portal === null ? '' : ` at ${portal}`},`;
}

async function main(): Promise<void> {
  const choice = parseDevelopmentChoice(process.argv.slice(2), remoteNames());
  const requestedPort = process.env['PORT'];
  const port = requestedPort ? parsePort(requestedPort) : await firstFreePort(standardPort);
  const { park: ownPark, dataFolder, mode } = chooseParkFrom(process.env, 'development');
  const environment = {
    MODE: mode,
    DATA_DIR: dataFolder,
    DEMO_PASSWORD: process.env['DEMO_PASSWORD'] ?? demoPassword,
    HOST: '127.0.0.1',
  };
  await requireFreePort(port, environment.HOST);
  const ofPortal = await listPortalRemotes(choice);
  const builtRemotes = listBuiltRemotes(choice);
  const unbuilt = listUnbuilt(builtRemotes);
  await buildAll(undefined, [['api', 'demo-park', 'shell server'], ...(unbuilt.length > 0 ? [unbuilt] : [])]);
  const park = await loadPark({ dataFolder, park: ownPark, environment, onProgress: (text) => say(`  ${text} …`) });

  const apiPort = await freePort();
  const ofPark = parkEnvironment(park);
  const api = await startDevelopmentApi(choice.isEverything, {
    ...environment,
    ...ofPark,
    PORT: String(apiPort),
    PARK_ORIGIN: `http://localhost:${port}`,
  });
  const built = await serveBuiltRemotes(builtRemotes);
  const registryFile = path.join(dataFolder, 'registry.dev.json');
  const publish = (changing: readonly ChangesServer[]) =>
    writeDevelopmentRegistry(registryFile, { built, changing, ofPortal });
  const changing = await watchSources(choice, publish);
  publish(changing);
  const shell = await startServer({
    name: 'shell',
    program: builtProgram('shell', 'main'),
    environment: {
      ...environment,
      ...ofPark,
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      REGISTRY: registryFile,
      DEVELOPMENT: 'true',
      DEVELOPMENT_PANEL: 'true',
      LOG_LEVEL: 'warn',
      SHELL_BUILD: 'dev/build.json',
    },
    log: process.stderr,
  });
  say(`\n${describeChoice(choice)} at http://localhost:${port}/ – save a file and the page follows. Ctrl C stops.`);

  const stop = () => {
    void Promise.all([shell, ...built, ...changing].map((server) => server.stop()))
      .then(() => api.stop())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await runCommandLine(main);

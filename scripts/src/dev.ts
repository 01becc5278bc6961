/**
 * `npm run dev [-- mf-NAME …] [--portal ADDRESS]`: the same portal through the same federation. What is developed is built
 * again when its sources change; an open page replaces the components that have changed and keeps what was typed, or
 * reloads and stays where it was. With a remote's name that remote alone follows its sources, in the real shell with
 * React's development build; all others are released builds. Its data and port are its own, beside those of `npm start`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { registryRemote, writeRegistry } from '@park/build/registry-file';
import { runWebpack } from '@park/build/run-webpack';
import { serveChanges, type ChangesServer } from '@park/build/serve-changes';
import { watchApp, type WatchEvents } from '@park/build/watch';
import { loadConfiguration } from '@park/build/webpack/configuration';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { demoPassword } from '../../shared/domain/src/demo-accounts';
import { buildAll, builtProgram } from './built';
import { runCommandLine } from './command-line';
import { parseDevelopmentChoice } from './dev-choice';
import { firstFreePort, freePort } from './free-port';
import { chooseParkFrom } from './park-choice';
import { loadPark, parkEnvironment } from './park-data';
import { startServer } from './process';
import { releasedRemotes } from './released-remotes';
import { parsePort, requireFreePort } from './requested-port';

const say = (line: string) => process.stdout.write(`${line}\n`);
const distOf = (name: string) => path.join(workspaceRoot, name, 'dist');

/** Ends with this program, however that ends: it holds the database. */
function watchApi(environment: Readonly<Record<string, string>>) {
  const program = [
    path.join(workspaceRoot, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    path.join(workspaceRoot, 'api/src/main.ts'),
  ];
  return execa(process.execPath, program, {
    env: environment,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    reject: false,
    // tsx ends an api that does not react after 5 s; killed before that, it would leave the api running.
    forceKillAfterDelay: 10_000,
  });
}

async function main(): Promise<void> {
  const choice = parseDevelopmentChoice(process.argv.slice(2), remoteNames());
  const requestedPort = process.env['PORT'];
  const port = requestedPort === undefined ? await firstFreePort(3000) : parsePort(requestedPort);
  const { park: ownPark, dataFolder, mode } = chooseParkFrom(process.env, 'development');
  const environment = {
    MODE: mode,
    DATA_DIR: dataFolder,
    DEMO_PASSWORD: process.env['DEMO_PASSWORD'] ?? demoPassword,
    HOST: '127.0.0.1',
  };
  await requireFreePort(port, environment.HOST);
  const foreign =
    choice.portal === null
      ? []
      : (await releasedRemotes(choice.portal)).filter(({ name }) => !choice.watched.includes(name));
  const others = choice.portal === null ? remoteNames().filter((name) => !choice.watched.includes(name)) : [];
  // The newest build of the other areas is used as it is, because their sources may not compile just now.
  const unbuilt = others.filter((name) => !existsSync(path.join(distOf(name), 'build.json')));
  await buildAll(undefined, [['api', 'demo-park', 'shell server'], ...(unbuilt.length > 0 ? [unbuilt] : [])]);
  const park = await loadPark({ dataFolder, park: ownPark, environment, onProgress: (text) => say(`  ${text} …`) });

  const apiPort = await freePort();
  const ofPark = parkEnvironment(park);
  const apiEnvironment = { ...environment, ...ofPark, PORT: String(apiPort), PARK_ORIGIN: `http://localhost:${port}` };
  const watchedApi = choice.isEverything ? watchApi(apiEnvironment) : null;
  const api = watchedApi
    ? null
    : await startServer({
        name: 'api',
        program: builtProgram('api', 'main'),
        environment: { ...apiEnvironment, LOG_LEVEL: 'warn' },
        log: process.stderr,
      });
  const servers = await Promise.all(
    others.map((name) =>
      startServer({
        name,
        program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
        args: [distOf(name)],
        environment: { PORT: '0' },
        log: process.stderr,
      }),
    ),
  );

  const registryFile = path.join(dataFolder, 'registry.dev.json');
  const publish = () => {
    const own = [
      ...servers.map(({ name, origin }) => registryRemote({ name, dist: distOf(name), server: origin }, false)),
      // Without hashes, so that pages reload for another descriptor and not for another content of a file.
      ...changes.map(({ name, origin }) => {
        const remote = registryRemote({ name, dist: distOf(name), server: origin }, true);
        return { ...remote, live: { ...remote.live, integrity: {} } };
      }),
    ];
    writeRegistry(
      registryFile,
      [...own, ...foreign].sort((one, other) => one.name.localeCompare(other.name)),
    );
  };
  const changes: ChangesServer[] = [];
  let isReady = false;
  const events: WatchEvents = {
    onBuilt(name, milliseconds) {
      say(`  ${name} built in ${(milliseconds / 1000).toFixed(1)} s`);
      if (isReady) publish();
    },
    onFailed: (name, messages) => say(`  ${name} does not build\n${messages}`),
  };
  await Promise.all([
    // Components can be replaced in React's development build only, so the shell is built with it.
    choice.isEverything
      ? watchApp('shell', events)
      : runWebpack(await loadConfiguration(path.join(workspaceRoot, 'shell'), 'development')),
    ...choice.watched.map(async (name) => void changes.push(await serveChanges(name, await freePort(), events))),
  ]);
  publish();
  isReady = true;
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
  const alone = choice.isEverything
    ? ''
    : ` ${choice.watched.join(', ')}, the others as released${choice.portal === null ? '' : ` at ${choice.portal}`},`;
  say(`\nDeveloping${alone} at http://localhost:${port}/ – save a file and the page follows. Ctrl C stops.`);

  const stop = () => {
    watchedApi?.kill();
    void Promise.all([shell, ...servers, ...changes].map((server) => server.stop()))
      .then(() => Promise.all([api?.stop(), watchedApi]))
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await runCommandLine(main);

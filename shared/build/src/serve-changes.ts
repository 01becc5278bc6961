/**
 * Builds a remote when its sources change, serves the build, and notifies open pages, which replace what has changed and
 * keep what was typed. What cannot be replaced reloads the page. Errors of a build are shown in the page.
 */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfiguration } from './webpack/configuration';
import { workspaceRoot } from './workspace';
import type { WatchEvents } from './watch';

export interface ChangesServer {
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Resolves after the first build. @throws Error when the port is taken */
export async function serveChanges(name: string, port: number, events: WatchEvents): Promise<ChangesServer> {
  const configuration = await loadConfiguration(path.join(workspaceRoot, name), 'development', {
    replacesComponents: true,
  });
  const compiler = webpack(configuration);
  const firstBuild = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('serve-changes', (stats) => {
      if (stats.hasErrors()) events.onFailed(name, stats.toString({ all: false, errors: true, colors: false }));
      else events.onBuilt(name, (stats.endTime ?? 0) - (stats.startTime ?? 0));
      resolve();
    }),
  );
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
      // The page is the shell's, which passes files on.
      allowedHosts: ['localhost', host],
      client: {
        webSocketURL: { protocol: 'ws', hostname: host, port, pathname: '/ws' },
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
      },
      // The registry of the development portal is written from the files.
      devMiddleware: { publicPath: '/dev/', writeToDisk: true },
    },
    compiler,
  );
  await server.start();
  await firstBuild;
  return { name, origin: `http://${host}:${port}`, stop: () => server.stop() };
}

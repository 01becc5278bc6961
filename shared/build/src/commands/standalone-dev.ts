#!/usr/bin/env node
/**
 * `park-dev` in the folder of a standalone remote: builds it when a file is saved, serves it on this machine, and prints a
 * link that shows it inside a running portal, in the browser that opens the link. Build errors are shown in the page.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadDescriptor } from '../load-descriptor';
import type { ConfigurationOf } from '../webpack/configuration';

const folder = process.cwd();
const host = '127.0.0.1';
const firstPort = 4400;

const say = (line: string) => process.stdout.write(`${line}\n`);

function portalOrigin(): string {
  const address = process.env['RELEASE_PORTAL'] ?? process.env['npm_package_config_portal'];
  if (!address || !URL.canParse(address))
    throw new Error('Name the portal: "config": { "portal": "https://portal.park.example" } in package.json.');
  return new URL(address).origin;
}

interface OverrideLink {
  readonly link: string;
}

/** @returns an address that starts the override; null when the token may not. @throws Error when the portal is away */
async function overrideAddress(portal: string, address: string): Promise<string | null> {
  const { name, routes } = loadDescriptor(folder);
  const token = process.env['RELEASE_TOKEN'];
  if (!token) return null;
  const answer = await fetch(`${portal}/_releases/override-links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: name, address }),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status === 403) return null;
  if (!answer.ok) throw new Error(`${portal} answered ${answer.status}. Check its address and RELEASE_TOKEN.`);
  const { link } = (await answer.json()) as OverrideLink;
  return `${portal}${routes[0]?.path ?? '/'}?override=${link}`;
}

async function main(): Promise<void> {
  const portal = portalOrigin();
  const port = Number(process.env['PORT']) || (await WebpackDevServer.getFreePort('auto', host)) || firstPort;
  const file = path.join(folder, 'webpack.config.ts');
  const { default: configurationOf } = (await tsImport(pathToFileURL(file).href, import.meta.url)) as {
    default: ConfigurationOf;
  };
  const configuration = configurationOf({ WEBPACK_SERVE: true }, { mode: 'development' });
  const compiler = webpack(configuration);
  compiler.hooks.done.tap('park-dev', (stats) =>
    say(
      stats.hasErrors()
        ? stats.toString({ all: false, errors: true, colors: false })
        : `Built in ${(((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1_000).toFixed(1)} s`,
    ),
  );
  const server = new WebpackDevServer(
    {
      ...configuration.devServer,
      host,
      port,
      liveReload: true,
      // The page comes from the portal, so requests have its origin.
      allowedHosts: ['localhost', host, new URL(portal).hostname],
      client: {
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
      },
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  const address = `http://localhost:${port}/dev/`;
  const link = await overrideAddress(portal, address);
  say(
    link === null
      ? `\nOpen ${portal}/?override as a person who may release, and enter ${address}\nWith the area’s deploy token in RELEASE_TOKEN there is a link here instead.`
      : `\nSign in at ${portal}/login, then open within ten minutes:\n  ${link}`,
  );
  say('\nSave a file and the page follows. Ctrl C stops.');
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

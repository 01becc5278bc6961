/** Starts the shell's server, and stops it without dropping requests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFolder } from '@park/build/check-folder';
import type { ShellBuild } from '@park/build/shell-build';
import { createShellApp } from './app/create-app';
import { readEnvironment } from './configuration/configuration';
import { maskDeep } from './log/mask-deep';
import { openRegistry } from './registry/registry-source';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const dist = process.env['SHELL_DIST'] ?? path.resolve(import.meta.dirname, '..');
  // This and earlier builds: open tabs may still request files of an earlier build.
  const folders = readdirSync(dist).filter(
    (name) => existsSync(path.join(dist, name, 'build.json')) && !name.startsWith('server-'),
  );
  const log = {
    warn: (fields: object, message: string) =>
      process.stderr.write(`${JSON.stringify(maskDeep({ level: 'warn', message, ...fields }))}\n`),
  };
  const registry = await openRegistry({
    location: environment.REGISTRY,
    copy: environment.REGISTRY_COPY ?? null,
    intervalMs: environment.DEVELOPMENT ? 200 : environment.REGISTRY_EVERY,
    log,
  });
  const readBuild = () =>
    JSON.parse(readFileSync(path.join(dist, process.env['SHELL_BUILD'] ?? 'build.json'), 'utf8')) as ShellBuild;
  const build = readBuild();
  const checkFile = path.join(dist, build.version, checkFolder, 'build.json');
  const app = await createShellApp({
    environment,
    registry,
    build: environment.DEVELOPMENT ? readBuild : () => build,
    checkBuild: existsSync(checkFile) ? (JSON.parse(readFileSync(checkFile, 'utf8')) as ShellBuild) : null,
    rendering:
      environment.SERVER_RENDERING && build.server !== undefined && !environment.DEVELOPMENT
        ? {
            childFile: path.join(import.meta.dirname, 'rendering/child.mjs'),
            shellFile: path.join(dist, build.version, build.server),
          }
        : undefined,
    assetFolders: folders.map((folder) => path.join(dist, folder)),
  });
  await app.listen({ host: environment.HOST, port: environment.PORT });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : environment.PORT;
  process.send?.({ listening: { port } });

  const stop = (): void => {
    registry.stop();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.send) process.once('disconnect', stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `Port ${process.env['PORT'] ?? '3000'} is taken. Choose another with PORT=….`
      : error.message;
  process.stderr.write(`${message}\n`);
  process.exit(1);
});

/** Builds a remote: immutable files under a version, with `build.json` that tells the registry what they are. */
import path from 'node:path';
import type { RemoteBuild } from '@park/platform/descriptor';
import { buildFolder, finishBuild } from './build-folder';
import { describeFiles } from './describe-files';
import { loadDescriptor } from './load-descriptor';
import { chunkFiles, runWebpack } from './run-webpack';
import { remoteVersion } from './versions';
import { containerFile, globalNameOf, remoteConfiguration } from './webpack/remote';
import { sharedLibraries } from './webpack/sharing';
import { sharedVersion, workspaceRoot } from './workspace';

/** @returns the version, and whether it had to be built. */
export async function buildRemote(
  name: string,
  mode: 'production' | 'development' = 'production',
): Promise<{ version: string; built: boolean }> {
  const folder = path.join(workspaceRoot, name);
  const version = remoteVersion(name);
  const target = buildFolder(folder, version);
  const descriptor = await loadDescriptor(folder);
  if (target.exists) return { version, built: false };
  const stats = await runWebpack(remoteConfiguration({ folder, name, version, outputFolder: target.draft, mode }));
  finishBuild(
    target,
    describeRemoteBuild(
      name,
      version,
      descriptor,
      target.draft,
      stats.toJson({ all: false, chunkGroups: true, assets: true }),
    ),
  );
  return { version, built: true };
}

export function describeRemoteBuild(
  name: string,
  version: string,
  descriptor: RemoteBuild['descriptor'],
  outputFolder: string,
  stats: Parameters<typeof chunkFiles>[0],
): RemoteBuild {
  const routes = chunkFiles(stats, 'routes');
  const withRoutes = (chunk: string) => {
    const own = chunkFiles(stats, chunk);
    if (own.scripts.length === 0)
      throw new Error(
        `${name}: no chunk is named "${chunk}". Its import() needs the comment webpackChunkName: "${chunk}".`,
      );
    return {
      scripts: [...new Set([...routes.scripts, ...own.scripts])],
      styles: [...new Set([...routes.styles, ...own.styles])],
    };
  };
  return {
    name,
    version,
    globalName: globalNameOf(name, version),
    entry: containerFile,
    descriptor,
    pages: Object.fromEntries(descriptor.routes.map(({ page }) => [page, withRoutes(page)])),
    texts: { en: chunkFiles(stats, 'texts-en'), fr: chunkFiles(stats, 'texts-fr') },
    files: describeFiles(outputFolder, version === 'dev' ? 1 : 11),
    sharedVersions: Object.fromEntries(sharedLibraries.map((library) => [library.name, sharedVersion(library.name)])),
  };
}

/** Builds the host's browser part; its server reads `build.json` to know what the page must hint. */
import path from 'node:path';
import { buildFolder, finishBuild } from './build-folder';
import { describeFiles } from './describe-files';
import { chunkFiles, runWebpack } from './run-webpack';
import { shellVersion } from './versions';
import { shellConfiguration } from './webpack/shell';
import { sharedLibraries } from './webpack/sharing';
import { sharedVersion, workspaceRoot } from './workspace';
import type { BuiltChunks, BuiltFile } from '@park/platform/descriptor';

export interface ShellBuild {
  readonly version: string;
  readonly main: BuiltChunks;
  /** Chunks of the shell's own pages and texts, by their chunk name. */
  readonly chunks: Readonly<Record<string, BuiltChunks>>;
  readonly fonts: readonly string[];
  readonly files: readonly BuiltFile[];
  readonly sharedVersions: Readonly<Record<string, string>>;
}

export async function buildShell(
  mode: 'production' | 'development' = 'production',
): Promise<{ version: string; built: boolean }> {
  const folder = path.join(workspaceRoot, 'shell');
  const version = shellVersion();
  const target = buildFolder(folder, version);
  if (target.exists) return { version, built: false };
  const stats = await runWebpack(shellConfiguration({ folder, outputFolder: target.draft, mode }));
  finishBuild(
    target,
    describeShellBuild(version, target.draft, stats.toJson({ all: false, chunkGroups: true, assets: true })),
  );
  return { version, built: true };
}

export function describeShellBuild(
  version: string,
  outputFolder: string,
  stats: Parameters<typeof chunkFiles>[0],
): ShellBuild {
  const files = describeFiles(outputFolder, version === 'dev' ? 1 : 11);
  const named = Object.keys(stats.namedChunkGroups ?? {}).filter((name) => name !== 'main');
  return {
    version,
    main: chunkFiles(stats, 'main'),
    chunks: Object.fromEntries(named.map((name) => [name, chunkFiles(stats, name)])),
    fonts: files.map((file) => file.path).filter((file) => file.endsWith('.woff2')),
    files,
    sharedVersions: Object.fromEntries(sharedLibraries.map((library) => [library.name, sharedVersion(library.name)])),
  };
}

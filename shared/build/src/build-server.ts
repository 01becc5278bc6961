/** Bundles a Node server: our own packages inside, everything from the registry outside. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { buildFolder, finishBuild, reuseBuild } from './build-folder';
import { serverVersion, type ServerApp } from './versions';
import { workspaceRoot } from './workspace';

interface ServerTarget {
  readonly app: ServerApp;
  /** Output name → source, below the app's folder. */
  readonly entries: Readonly<Record<string, string>>;
}

const ownPackagesInside = {
  name: 'own-packages-inside',
  setup(builder: {
    onResolve: (
      options: { filter: RegExp },
      callback: (args: { path: string; kind: string }) => { path: string; external: true } | undefined,
    ) => void;
  }) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
      kind === 'entry-point' || request.startsWith('@park/') ? undefined : { path: request, external: true },
    );
  },
};

/** @returns the folder under `dist/` that holds the bundles. */
export async function buildServer({ app, entries }: ServerTarget): Promise<{ folder: string; built: boolean }> {
  const root = path.join(workspaceRoot, app);
  const version = serverVersion(app);
  const target = buildFolder(root, version, 'server.json');
  if (reuseBuild(target)) return { folder: target.final, built: false };
  await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ out, in: path.join(root, source) })),
    outdir: target.draft,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    logLevel: 'silent',
    plugins: [ownPackagesInside],
  });
  writeFileSync(path.join(target.draft, 'build.json'), JSON.stringify({ version }));
  finishBuild(target);
  return { folder: target.final, built: true };
}

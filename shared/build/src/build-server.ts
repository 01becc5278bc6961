/** Bundles a Node server: our own packages inside, everything from the registry outside. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { buildFolder, finishBuild, reuseBuild } from './build-folder';
import { serverVersion, type ServerApp } from './versions';
import { workspaceRoot } from './workspace';

interface ServerTarget {
  readonly app: ServerApp;
  /** Output name → source, below the app's folder. */
  readonly entries: Readonly<Record<string, string>>;
}

/**
 * Our own packages are bundled; what they import from the registry is not, so the app itself has to depend on it: an
 * image of the app holds nothing else.
 */
function ownPackagesInside(root: string): Plugin {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  const isAvailable = (request: string) => {
    const [first = '', second = ''] = request.split('/');
    return isBuiltin(request) || (request.startsWith('@') ? `${first}/${second}` : first) in dependencies;
  };
  return {
    name: 'own-packages-inside',
    setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, ({ path: request, kind, importer }) => {
        if (kind === 'entry-point' || request.startsWith('@park/')) return undefined;
        if (isAvailable(request)) return { path: request, external: true };
        const text = `${path.basename(root)} has no dependency ${request}, which ${importer} imports`;
        return { errors: [{ text }] };
      });
    },
  };
}

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
    plugins: [ownPackagesInside(root)],
  });
  writeFileSync(path.join(target.draft, 'build.json'), JSON.stringify({ version }));
  finishBuild(target);
  return { folder: target.final, built: true };
}

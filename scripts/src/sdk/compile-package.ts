/** Writes the JavaScript of a package: one file for each source, so that a remote's build keeps only what it imports. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const filesBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Imports of the package's own files stay imports, with the ending that modules need. */
const ownFilesOutside: Plugin = {
  name: 'own-files-outside',
  setup(builder) {
    builder.onResolve({ filter: /^\.\.?(\/|$)/ }, async ({ path: request, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'resolved') return undefined;
      const found = await builder.resolve(request, { kind, importer, resolveDir, pluginData: 'resolved' });
      if (found.errors.length > 0) return { errors: found.errors };
      const from = path.relative(path.dirname(importer), found.path).split(path.sep).join('/');
      return { path: (from.startsWith('.') ? from : `./${from}`).replace(/\.tsx?$/, '.js'), external: true };
    });
  },
};

/** @param to the published folder; its `lib` holds the declarations of everything that is published */
export async function compileSources(folder: string, to: string): Promise<void> {
  const from = path.join(folder, 'src');
  const files = filesBelow(from);
  const isPublished = (file: string) =>
    /\.tsx?$/.test(file) && existsSync(path.join(to, 'lib', path.relative(from, file).replace(/\.tsx?$/, '.d.ts')));
  await build({
    entryPoints: files.filter(isPublished),
    outbase: from,
    outdir: path.join(to, 'lib'),
    bundle: true,
    packages: 'external',
    plugins: [ownFilesOutside],
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  for (const file of files.filter((each) => each.endsWith('.css')))
    cpSync(file, path.join(to, 'lib', path.relative(from, file)));
}

/** @param sources below the folder, which are bundled with everything of the package that they use */
export async function compilePrograms(folder: string, sources: readonly string[], to: string): Promise<void> {
  await build({
    entryPoints: sources.map((source) => path.join(folder, source)),
    outbase: path.join(folder, 'src'),
    outdir: path.join(to, 'lib'),
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
}

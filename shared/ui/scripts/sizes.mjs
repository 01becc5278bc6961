/** Measures each entry as a browser downloads it: minified, brotli, without React and without the other entries. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const entries = ['.', './menu', './date-picker', './form', './pages', './chart', './editor', './texts/fr'];
const shared = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@park/ui',
  '@park/ui/menu',
  '@park/ui/date-picker',
  '@park/ui/form',
  '@park/ui/pages',
  '@park/ui/chart',
  '*.woff2',
];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** Entries by file, because their names are what is left out. */
const file = {
  '.': 'src/index.ts',
  './menu': 'src/menu/index.ts',
  './date-picker': 'src/date-picker/index.ts',
  './form': 'src/form/index.ts',
  './pages': 'src/pages/index.ts',
  './chart': 'src/chart/index.ts',
  './editor': 'src/editor/index.ts',
  './texts/fr': 'src/texts/french.ts',
};

for (const entry of entries) {
  const result = await build({
    absWorkingDir: path.join(import.meta.dirname, '..'),
    entryPoints: [file[entry]],
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: shared,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const size = (ending) =>
    kilobytes(
      result.outputFiles
        .filter(({ path }) => path.endsWith(ending))
        .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0),
    );
  console.log(entry.padEnd(16), 'JS', size('.js').padStart(9), ' CSS', size('.css').padStart(9));
  if (process.argv.includes('--parts')) {
    for (const output of Object.values(result.metafile.outputs)) {
      const parts = Object.entries(output.inputs).sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
      for (const [path, { bytesInOutput }] of parts.slice(0, 14))
        console.log('   ', String(bytesInOutput).padStart(6), path.replace(/.*node_modules\//, ''));
    }
  }
}

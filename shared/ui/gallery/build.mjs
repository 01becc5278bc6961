/** Builds the gallery of components into gallery/dist; open index.html in a browser. It is not part of the product. */
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const at = (name) => path.join(import.meta.dirname, name);
await mkdir(at('dist'), { recursive: true });
await build({
  entryPoints: { gallery: at('main.tsx'), styles: at('../src/styles/index.css') },
  outdir: at('dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  logLevel: 'warning',
});
await cp(at('index.html'), at('dist/index.html'));
console.log(`Open ${path.relative(process.cwd(), at('dist/index.html'))} through a web server`);

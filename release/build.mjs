/** Bundles the command line into one file for teams that have only their own folder: `node release/build.mjs`. */
import path from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;

await build({
  absWorkingDir: folder,
  entryPoints: ['src/main.ts'],
  outfile: process.argv[2] ?? path.join(folder, 'dist/park-release.mjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: {
    js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
});

/**
 * `npm run record-released`: records the current builds (remotes, shell and the shell's server) as the release that later
 * builds have to work with. Run it after the first release of a new major version of the platform.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { buildAll, builtProgram } from './built';
import { isNewMajor, recordedArchive as archive, recordedPlatformVersion } from './recorded-release';

const { version: platformVersion } = JSON.parse(
  readFileSync(path.join(workspaceRoot, 'shared/platform/package.json'), 'utf8'),
) as { version: string };
if (!isNewMajor(platformVersion, recordedPlatformVersion())) {
  process.stderr.write(
    `A release of platform ${recordedPlatformVersion()} is recorded. It is replaced when the major version changes, not by ${platformVersion}.\n`,
  );
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'park-released-'));
try {
  await buildAll();
  for (const name of ['shell', ...remoteNames()]) {
    const dist = path.join(workspaceRoot, name, 'dist');
    const { version } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as { version: string };
    // Packed copies are left out: they are most of the size, and any server does without them.
    cpSync(path.join(dist, version), path.join(folder, name, version), {
      recursive: true,
      filter: (file) => !file.endsWith('.br'),
    });
    cpSync(path.join(dist, 'build.json'), path.join(folder, name, 'build.json'));
  }
  cpSync(builtProgram('shell', 'main'), path.join(folder, 'shell/server/main.mjs'));
  const packed = spawnSync(
    'tar',
    ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '-C', folder, '-cf', '-', '.'],
    { maxBuffer: 100_000_000 },
  );
  if (packed.status !== 0) throw new Error(`The builds could not be packed.\n${packed.stderr.toString()}`);
  mkdirSync(path.dirname(archive), { recursive: true });
  writeFileSync(
    archive,
    brotliCompressSync(packed.stdout, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: packed.stdout.byteLength,
      },
    }),
  );
  process.stdout.write(`${path.relative(workspaceRoot, archive)} holds the current builds. Commit it.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

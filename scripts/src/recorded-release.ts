/** The recorded release: the builds that later builds have to work with (docs/decisions/014-recorded-release.md). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { workspaceRoot } from '@park/build/workspace';

export const recordedArchive = path.join(workspaceRoot, 'e2e/released/portal.tar.br');

/** The version of `@park/platform` that the recorded shell provides. @throws Error when the archive cannot be read. */
export function recordedPlatformVersion(): string {
  const { status, stdout, stderr } = spawnSync('tar', ['-xOf', '-', './shell/build.json'], {
    input: brotliDecompressSync(readFileSync(recordedArchive)),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The recorded release cannot be read: ${stderr}`);
  const { sharedVersions } = JSON.parse(stdout) as { sharedVersions: Record<string, string> };
  return sharedVersions['@park/platform'] ?? '';
}

/** Every record stays in the history for ever, so there is at most one for each major version of the platform. */
export const isNewMajor = (version: string, recorded: string): boolean => majorOf(version) > majorOf(recorded);

const majorOf = (version: string) => Number.parseInt(version, 10);

/** The operator's key of a portal on this machine: created once, stored beside its data, readable only by its owner. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileIn = (dataFolder: string) => path.join(dataFolder, 'release-key');

export const newKey = (): string => randomBytes(24).toString('base64url');

/** The environment's key, or the one beside the data, which is made when there is none. */
export function releaseKey(dataFolder: string): string {
  const given = process.env['RELEASE_KEY'] ?? keptReleaseKey(dataFolder);
  if (given) return given;
  const key = newKey();
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(fileIn(dataFolder), key, { mode: 0o600 });
  return key;
}

export function keptReleaseKey(dataFolder: string): string | undefined {
  return existsSync(fileIn(dataFolder)) ? readFileSync(fileIn(dataFolder), 'utf8').trim() : undefined;
}

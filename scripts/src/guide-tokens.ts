/** Secret addresses of the guides of a portal on this machine: chosen once, stored beside its data. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const names = ['GUIDE_TOKEN_ADMINISTRATORS', 'GUIDE_TOKEN_EMPLOYEES', 'GUIDE_TOKEN_SUPERVISORS'] as const;

/** The environment's tokens, or those beside the data. */
export function guideTokens(dataFolder: string): Record<string, string> {
  const file = path.join(dataFolder, 'guide-tokens.json');
  if (!existsSync(file)) {
    const made = Object.fromEntries(names.map((name) => [name, randomBytes(12).toString('hex')]));
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? stored[name] ?? '']));
}

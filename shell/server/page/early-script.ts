/**
 * The script of rendered pages that runs before everything else, as a part of them: a file would hold up the page. The
 * page's policy allows it by its hash.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@park/build/shell-build';

export interface EarlyScript {
  readonly text: string;
  /** "sha256-…", as the policy names it. */
  readonly hash: string;
}

export type EarlyScripts = (build: ShellBuild) => EarlyScript | null;

/**
 * @param folders with the shell's builds
 * @returns finds the script of a build; null for a build without it
 */
export function createEarlyScripts(folders: readonly string[]): EarlyScripts {
  const found = new Map<string, EarlyScript | null>();
  return ({ chunks }) => {
    const [file] = chunks['early']?.scripts ?? [];
    if (file === undefined) return null;
    const script = found.has(file) ? (found.get(file) ?? null) : read(folders, file);
    found.set(file, script);
    return script;
  };
}

function read(folders: readonly string[], file: string): EarlyScript | null {
  for (const folder of folders)
    try {
      // What webpack says about source maps is of no use in a page.
      const text = readFileSync(path.join(folder, file), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
      // It would end the element, or begin a comment in it.
      if (/<\/script|<!--/i.test(text)) return null;
      return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
    } catch {
      // In another folder.
    }
  return null;
}

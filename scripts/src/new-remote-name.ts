/** Which names and addresses a new remote may have. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@park/release-command/usage-error';
import { shellFolders, shellPaths } from '../../shared/domain/src/shell-paths';

export interface TakenPath {
  readonly path: string;
  readonly owner: string;
}

const namePattern = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const maxNameLength = 40;

/** First parts of addresses that the shell or its server answers itself. */
const shellNames = new Set([
  ...shellPaths.map((page) => page.split('/')[1]),
  ...shellFolders,
  'favicon',
  'icon',
  'robots',
]);

/** @throws UsageError with one sentence that says what is wrong. */
export function checkName(name: string, root: string): void {
  if (!namePattern.test(name))
    throw new UsageError(
      `"${name}" is not a name for a remote: it begins with mf- and goes on in lower-case letters, digits and single hyphens, such as mf-shuttle-bus.`,
    );
  if (name.length > maxNameLength) throw new UsageError(`"${name}" is too long: ${maxNameLength} characters at most.`);
  if (existsSync(path.join(root, name))) throw new UsageError(`${name} is taken: the folder exists.`);
}

/** Returns a sentence when the remote's address, or one below it, belongs to the shell or another remote; otherwise null. */
export function findConflict(name: string, taken: readonly TakenPath[]): string | null {
  const own = `/${name.slice('mf-'.length)}`;
  if (shellNames.has(own.slice(1))) return `${own} belongs to the shell. Choose another name.`;
  const found = taken.find(({ path: other }) => other === own || other.startsWith(`${own}/`));
  return found ? `${own} cannot be ${name}’s: ${found.owner} has the route ${found.path}. Choose another name.` : null;
}

/** `mf-shuttle-bus` → "Shuttle bus" */
export function defaultTitle(name: string): string {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const maxTitleLength = 40;

/**
 * Returns a title that can be written into a source file: with typographic apostrophes.
 * @throws UsageError with one sentence when it is empty, too long for a menu, or has characters that a source file cannot hold.
 */
export function parseTitle(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const title = value.trim().replaceAll("'", '’');
  if (title === '' || title.length > maxTitleLength)
    throw new UsageError(`${option}: a title has 1 to ${maxTitleLength} characters.`);
  if (/[\\`\u0000-\u001f]/.test(title))
    throw new UsageError(`${option}: a title holds no backslash, backtick or line break.`);
  return title;
}

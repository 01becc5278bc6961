/** The surface as a file that is committed, and which version a change of it needs. Pure. */
import type { SurfaceItems } from './public-surface';

export interface SurfaceReport {
  readonly version: string;
  readonly items: SurfaceItems;
}

const head = [
  '# What remotes may rely on. Written by `npm run platform-report`; do not edit.',
  '# Removing or changing a line requires a new major version, adding one a new minor version.',
];
const separator = ' :: ';

/** The report as text: a line for each item, in the order of the items. */
export function writeReport({ version, items }: SurfaceReport): string {
  return [...head, `version ${version}`, '', ...[...items].map(([key, text]) => `${key}${separator}${text}`), ''].join(
    '\n',
  );
}

/** @throws Error when the text is no report. */
export function readReport(text: string): SurfaceReport {
  const version = /^version (\d+\.\d+\.\d+)$/m.exec(text)?.[1];
  if (!version) throw new Error('The report of the public surface names no version.');
  const lines = text.split('\n').filter((line) => line.includes(separator));
  return {
    version,
    items: new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(separator)),
        line.slice(line.indexOf(separator) + separator.length),
      ]),
    ),
  };
}

export interface SurfaceChange {
  readonly kind: 'none' | 'minor' | 'major';
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly added: readonly string[];
}

/** What was removed, changed or added, by the names of the items, and the kind of version that it needs. */
export function compareSurfaces(before: SurfaceItems, after: SurfaceItems): SurfaceChange {
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const changed = [...before.keys()].filter((key) => after.has(key) && after.get(key) !== before.get(key));
  const added = [...after.keys()].filter((key) => !before.has(key));
  const kind = removed.length + changed.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'none';
  return { kind, removed, changed, added };
}

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** The least version that a change of this kind needs. */
export function neededVersion(version: string, kind: SurfaceChange['kind']): string {
  const [major, minor] = parts(version);
  if (kind === 'major') return `${major + 1}.0.0`;
  return kind === 'minor' ? `${major}.${minor + 1}.0` : version;
}

/** Whether a version is as high as another one. Both are `major.minor.patch`. */
export function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [parts(version), parts(least)];
  const index = one.findIndex((part, place) => part !== other[place]);
  return index === -1 || (one[index] ?? 0) > (other[index] ?? 0);
}

/** Returns what to do, with the first lines that differ; null when the version is high enough for the change. */
export function versionComplaint(report: SurfaceReport, now: SurfaceReport): string | null {
  const change = compareSurfaces(report.items, now.items);
  const needed = neededVersion(report.version, change.kind);
  if (isAtLeast(now.version, needed)) return null;
  const list = (title: string, keys: readonly string[]) => keys.slice(0, 10).map((key) => `  ${title} ${key}`);
  return [
    `The public surface of @park/platform changed since ${report.version}:`,
    ...list('removed', change.removed),
    ...list('changed', change.changed),
    ...list('added', change.added),
    `Raise the version to ${needed} or above in shared/platform/package.json and src/version.ts, run "npm run platform-report" and commit the report.`,
  ].join('\n');
}

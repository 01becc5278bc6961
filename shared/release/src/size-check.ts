/** Bytes that a visitor downloads: the entry and the largest page with brotli, compared with the live version. */
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteBuild } from '@park/contract/remote-build';
import { createGateCheck } from './findings';

/** Bytes as sent with brotli, where nothing else is said. */
export interface SizeBudget {
  /** The entry file, which every visitor downloads. */
  readonly entry: number;
  /** Entry, scripts and styles of any one page. */
  readonly page: number;
  /** Of the server build, uncompressed: a process reads it whole before its first page. */
  readonly server: number;
}

/**
 * Entries have 4 to 5 KB: hashes and names of files, no code of their own. The largest pages are those with the editor:
 * 125 KB of library alone (docs/decisions/019-editor.md).
 */
export const standardSizeBudget: SizeBudget = { entry: 8_000, page: 250_000, server: 150_000 };

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
const difference = (now: number, before: number) =>
  now === before ? 'as live' : `${now > before ? '+' : '−'}${kilobytes(Math.abs(now - before))} to live`;

function measureSizes(build: RemoteBuild): { entry: number; pages: Map<string, number> } {
  const size = new Map(build.files.map((file) => [file.path, file.brotliBytes]));
  // Visitors load the container alone; the entry with a runtime is for other hosts.
  const entry = build.container ?? build.entry;
  const sum = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((total, path) => total + (size.get(path) ?? 0), 0);
  return {
    entry: sum([entry]),
    pages: new Map(
      Object.entries(build.pages).map(([page, { scripts, styles }]) => [page, sum([entry, ...scripts, ...styles])]),
    ),
  };
}

/** @param live the build that is live now; null for the first one */
export function checkSize(build: RemoteBuild, live: RemoteBuild | null, budget: SizeBudget): GateCheck {
  const [own, previous] = [measureSizes(build), live ? measureSizes(live) : null];
  const findings: string[] = [];
  if (own.entry > budget.entry)
    findings.push(`the entry has ${kilobytes(own.entry)}, the budget is ${kilobytes(budget.entry)}`);
  for (const [page, bytes] of own.pages) {
    const liveBytes = previous?.pages.get(page);
    if (bytes > budget.page)
      findings.push(
        `the page "${page}" has ${kilobytes(bytes)}${liveBytes === undefined ? '' : ` (${difference(bytes, liveBytes)})`}, the budget is ${kilobytes(budget.page)}`,
      );
  }
  const server = build.files.find(({ path }) => path === build.server?.file);
  if (server && server.bytes > budget.server)
    findings.push(`the server build has ${kilobytes(server.bytes)}, the budget is ${kilobytes(budget.server)}`);
  const [heaviest, bytes] = [...own.pages].sort(([, one], [, other]) => other - one)[0] ?? ['none', own.entry];
  const liveBytes = previous?.pages.get(heaviest);
  const compared = liveBytes === undefined ? '' : `, ${difference(bytes, liveBytes)}`;
  return createGateCheck('size', findings, {
    good: `The heaviest page "${heaviest}" has ${kilobytes(bytes)}${compared}; the entry ${kilobytes(own.entry)}.`,
    bad: () => 'It is heavier than its budget.',
    kind: liveBytes === undefined ? 'good' : 'compared',
    values: {
      page: heaviest,
      pageBytes: bytes,
      entryBytes: own.entry,
      ...(liveBytes === undefined ? {} : { differenceBytes: bytes - liveBytes }),
    },
  });
}

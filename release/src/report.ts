/** What the command line writes. */
import type { GateCheck } from '@park/contract/gate-check';
import type { AuditItem, RemoteStatus } from '@park/contract/release-status';

export interface Terminal {
  write(line: string): void;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

export function reportChecks(terminal: Terminal, checks: readonly GateCheck[]): void {
  const width = Math.max(...checks.map(({ check }) => check.length));
  for (const { check, ok, reason, detail } of checks) {
    terminal.write(`  ${ok ? 'ok    ' : 'FAILED'}  ${check.padEnd(width)}  ${reason}`);
    for (const line of detail) terminal.write(`            ${line}`);
  }
}

export function reportStatus(terminal: Terminal, status: RemoteStatus): void {
  const { remote, live, liveSince, previous, canary, pinned, disabled, versions } = status;
  terminal.write(
    `${remote}: ${disabled ? `switched off by ${disabled.by}: ${disabled.reason}; ` : ''}${live ? `${live} is live since ${liveSince ?? '?'}` : 'nothing is live'}${pinned ? `, pinned by ${pinned.by}: ${pinned.reason}` : ''}`,
  );
  if (canary)
    terminal.write(
      `  canary    ${canary.version} for ${[canary.share === null ? null : `${(canary.share * 100).toFixed(1)} % of the visitors`, canary.roles.length > 0 ? `roles ${canary.roles.join(', ')}` : null].filter(Boolean).join(' and ')}`,
    );
  if (canary && (canary.missingLoads > 0 || canary.missingVisitors > 0))
    terminal.write(
      `            not judged yet: ${canary.missingLoads} more loads, ${canary.missingVisitors} more visitors`,
    );
  if (previous) terminal.write(`  previous  ${previous}`);
  for (const row of versions) {
    const failures =
      row.failuresPerThousand === null
        ? 'no loads in 24 h'
        : `${row.loads} loads, ${row.failuresPerThousand} failures per 1,000`;
    // A version is checked once all its files have arrived.
    const checked = row.state === 'uploading' ? '      ' : row.passed ? 'passed' : 'FAILED';
    terminal.write(
      `  ${row.version.padEnd(26)} ${row.state.padEnd(9)} ${checked}  ${kilobytes(row.brotliBytes).padStart(10)}  ${failures}, ${row.publishedAt.slice(0, 16).replace('T', ' ')} by ${row.publishedBy}`,
    );
  }
}

export function reportAudit(terminal: Terminal, { at, by, action, version, reason }: AuditItem): void {
  terminal.write(
    `${at.slice(0, 16).replace('T', ' ')}  ${action}${version ? ` ${version}` : ''}, ${by}${reason ? `: ${reason}` : ''}`,
  );
}

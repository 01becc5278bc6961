/** Waits for the portal's checks of a version in a browser, and reports their progress. */
import { setTimeout as delay } from 'node:timers/promises';
import type { GateCheck } from '@park/contract/gate-check';
import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import type { PortalClient } from './portal-client';
import type { Terminal } from './report';

const pollIntervalMs = 1_000;
/** The browser of a portal that has just started connects a moment later. */
const connectTimeoutMs = 10_000;

export interface BrowserCheckResult {
  /** All checks of the version. */
  readonly checks: readonly GateCheck[];
  /** Why it was not checked; null when it was. */
  readonly notChecked: string | null;
  /** Whether the portal releases nothing that was not checked. */
  readonly isRequired: boolean;
}

/** @throws Error when the portal no longer has the version */
export async function waitForBrowserCheck(
  client: Pick<PortalClient, 'status'>,
  { remote, version, out }: { remote: string; version: string; out: Terminal },
  pause: (milliseconds: number) => Promise<unknown> = delay,
): Promise<BrowserCheckResult> {
  let lastLine = '';
  const writeOnce = (line: string) => {
    if (line !== lastLine) out.write(line);
    lastLine = line;
  };
  for (let waitedMs = 0; ; waitedMs += pollIntervalMs) {
    const status = await client.status(remote);
    const row = status.versions.find((found) => found.version === version);
    if (!row) throw new Error(`${remote} ${version} is no longer there.`);
    const result = resultOf(status, row, waitedMs);
    if (result) return result;
    const progress = progressOf(row);
    if (progress) writeOnce(`  in the browser: ${progress}`);
    await pause(pollIntervalMs);
  }
}

/** Undefined while the check goes on. */
function resultOf({ browserChecks }: RemoteStatus, row: ReleaseVersion, waitedMs: number) {
  const { isRequired, isAvailable } = browserChecks;
  const state = row.browserCheck?.state;
  const end = (notChecked: string | null) => ({ checks: row.checks, notChecked, isRequired });
  if (state === 'passed' || state === 'failed') return end(null);
  if (state === 'unable') return end(row.browserCheck?.step ?? 'the browser could not check');
  if (state === undefined) return end(row.hasBrowserChecks ? null : 'nobody has asked for it');
  if (state === 'waiting' && !isAvailable && waitedMs >= connectTimeoutMs)
    return end('no browser is connected to this portal');
  return undefined;
}

function progressOf({ browserCheck }: ReleaseVersion): string | null {
  if (browserCheck?.state === 'waiting')
    return browserCheck.ahead === 0 ? 'waiting' : `waiting for ${browserCheck.ahead} other checks`;
  if (browserCheck?.state !== 'running' || browserCheck.step === null) return null;
  return `${browserCheck.done} of ${browserCheck.all} pages, ${browserCheck.step}`;
}

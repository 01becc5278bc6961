import type { GateCheck } from '@park/contract/gate-check';
import type { VersionRow } from '../../core/database/schema/releases';

/** Returns what keeps a version from being released: checks that failed, or that no browser has checked it. */
export function failedChecks(
  target: Pick<VersionRow, 'gateChecks' | 'browserChecks'>,
  needsBrowserChecks: boolean,
): GateCheck[] {
  const failed = [...(target.gateChecks ?? []), ...(target.browserChecks ?? [])].filter((check) => !check.ok);
  if (target.browserChecks === null && needsBrowserChecks)
    failed.push({
      check: 'smoke',
      ok: false,
      reason: 'It has not been checked in a browser.',
      reasonId: 'smoke-notMade',
      detail: [],
    });
  return failed;
}

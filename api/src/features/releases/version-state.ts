import type { versionStates } from '@park/contract/release-status';
import type { VersionRow } from '../../core/database/schema/releases';

/** The first that is true: removed, uploading, withdrawn, released (was live once), staged. */
export function stateOf(
  row: Pick<VersionRow, 'isComplete' | 'removedAt' | 'withdrawnAt' | 'firstLiveAt'>,
): (typeof versionStates)[number] {
  if (row.removedAt) return 'removed';
  if (!row.isComplete) return 'uploading';
  if (row.withdrawnAt) return 'withdrawn';
  return row.firstLiveAt ? 'released' : 'staged';
}

import type { versionStates } from '@park/contract/releases';
import type { VersionRow } from './tables';

export function stateOf(
  row: Pick<VersionRow, 'isComplete' | 'removedAt' | 'withdrawnAt' | 'firstLiveAt'>,
): (typeof versionStates)[number] {
  if (row.removedAt) return 'removed';
  if (!row.isComplete) return 'uploading';
  if (row.withdrawnAt) return 'withdrawn';
  return row.firstLiveAt ? 'released' : 'staged';
}

/** The canary of a remote, and what is missing before it is judged: a quiet one would look like a good one. */
import { isRoleId } from '@park/domain';
import type { RemoteStatus } from '@park/contract/release-status';
import type { AppContext } from '../../core/context/app-context';
import type { RemoteRow } from '../../core/database/schema/releases';
import { rateOf } from './failure-rates';

/**
 * Null without a canary. `share` is a part of the visitors from 0 to 1, null if only roles see it; `missingLoads` and
 * `missingVisitors` are what a judgement still needs.
 */
export async function readCanary(
  { database, configuration }: Pick<AppContext, 'database' | 'configuration'>,
  { remote, canaryVersion, canaryShare, canaryRoles, canarySince, canaryUntil }: RemoteRow,
): Promise<RemoteStatus['canary']> {
  if (!canaryVersion || !canarySince) return null;
  const { minimumLoads, minimumVisitors } = configuration.releases;
  const { loads, visitors } = await rateOf(database, remote, canaryVersion, canarySince);
  return {
    version: canaryVersion,
    share: canaryShare,
    roles: canaryRoles.filter(isRoleId),
    since: canarySince.toISOString(),
    until: canaryUntil?.toISOString() ?? null,
    missingLoads: Math.max(0, minimumLoads - loads),
    missingVisitors: Math.max(0, minimumVisitors - visitors),
  };
}

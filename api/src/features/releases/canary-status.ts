/** The canary of a remote, and what is missing before it is judged: a quiet one would look like a good one. */
import { isRoleId } from '@park/domain';
import type { RemoteStatus } from '@park/contract/release-status';
import type { AppContext } from '../../core/context/app-context';
import type { RemoteRow } from '../../core/database/schema/releases';
import { rateOf } from './failure-rates';

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

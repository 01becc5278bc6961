/** Loads the badge only for browsers with another version, and for people who request one. */
import { useAdminFlag, useLocation } from '@park/platform';
import { onDemandPart, usePart } from '../on-demand/on-demand-part';
import { isPublished, type OutlinedSnapshot } from '../page-data/outlined-snapshot';
import type { ReleaseBadgeProps } from './ReleaseBadge';

const badge = onDemandPart<ReleaseBadgeProps>(
  async () => (await import(/* webpackChunkName: "release-badge" */ './ReleaseBadge')).ReleaseBadge,
);

interface ReleaseBadgeWhenNeededProps {
  readonly snapshot: OutlinedSnapshot;
  readonly isPreviewUnknown: boolean;
  readonly isDevelopment: boolean;
}

export function ReleaseBadgeWhenNeeded({ snapshot, isPreviewUnknown, isDevelopment }: ReleaseBadgeWhenNeededProps) {
  const canRedeploy = useAdminFlag('CAN_REDEPLOY_WEBSITE');
  const { search } = useLocation();
  const asksForOverride = (canRedeploy || isDevelopment) && new URLSearchParams(search).has('override');
  if (snapshot.chosen.length === 0 && !isPreviewUnknown && !asksForOverride) return null;
  return (
    <LoadedBadge
      chosen={snapshot.chosen}
      remotes={snapshot.remotes.filter(isPublished)}
      isPreviewUnknown={isPreviewUnknown}
      asksForOverride={asksForOverride}
      onChanged={loadAgain}
    />
  );
}

function LoadedBadge(props: ReleaseBadgeProps) {
  const state = usePart(badge);
  return state.status === 'loaded' ? <state.Part {...props} /> : null;
}

/** Reloads without the parameters that requested the version. */
function loadAgain(): void {
  const address = new URL(location.href);
  address.searchParams.delete('override');
  address.searchParams.delete('preview');
  location.replace(address);
}

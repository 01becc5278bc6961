import { allowedActions, findVersion, type ReleaseAction } from '../registry/version-status';
import { CanaryDialog } from './CanaryDialog';
import type { ActionProps } from './ActionDialog';
import { PinDialog } from './PinDialog';
import { PromoteDialog } from './PromoteDialog';
import { RollBackDialog } from './RollBackDialog';
import { StopCanaryDialog } from './StopCanaryDialog';

/** The dialog for an action. */
export function ReleaseActionDialog({
  kind,
  ...rest
}: Omit<ActionProps, 'isPossible'> & { readonly kind: ReleaseAction }) {
  const props = { ...rest, isPossible: isPossible(rest, kind) };
  switch (kind) {
    case 'promote':
      return <PromoteDialog {...props} />;
    case 'canary':
    case 'changeCanary':
      return <CanaryDialog {...props} />;
    case 'stopCanary':
      return <StopCanaryDialog {...props} />;
    case 'rollBack':
      return <RollBackDialog {...props} />;
    case 'pin':
    case 'unpin':
      return <PinDialog {...props} isPinning={kind === 'pin'} />;
  }
}

/** Whether the action still applies. Starting and changing a canary count as the same action. */
function isPossible({ remote, version }: Pick<ActionProps, 'remote' | 'version'>, kind: ReleaseAction): boolean {
  if (kind === 'pin') return remote.live === version && !remote.pinned;
  if (kind === 'unpin') return remote.pinned?.version === version;
  const target = findVersion(remote, version);
  const moves = target ? allowedActions(remote, target) : [];
  return (
    moves.includes(kind) ||
    (kind === 'canary' && moves.includes('changeCanary')) ||
    (kind === 'changeCanary' && moves.includes('canary'))
  );
}

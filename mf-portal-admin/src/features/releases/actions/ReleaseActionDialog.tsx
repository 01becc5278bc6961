import { movesOf, versionNamed, type MoveKind } from '../registry/version-status';
import { CanaryDialog } from './CanaryDialog';
import type { MoveProps } from './ActionDialog';
import { PinDialog } from './PinDialog';
import { PromoteDialog } from './PromoteDialog';
import { RollBackDialog } from './RollBackDialog';
import { StopCanaryDialog } from './StopCanaryDialog';

/** The question of one move. */
export function ReleaseMove({ kind, ...rest }: Omit<MoveProps, 'isPossible'> & { readonly kind: MoveKind }) {
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

/** It may have lost its sense while the dialog stood open. A version that became or left the canary can still be one. */
function isPossible({ remote, version }: Pick<MoveProps, 'remote' | 'version'>, kind: MoveKind): boolean {
  if (kind === 'pin') return remote.live === version && !remote.pinned;
  if (kind === 'unpin') return remote.pinned?.version === version;
  const target = versionNamed(remote, version);
  const moves = target ? movesOf(remote, target) : [];
  return (
    moves.includes(kind) ||
    (kind === 'canary' && moves.includes('changeCanary')) ||
    (kind === 'changeCanary' && moves.includes('canary'))
  );
}

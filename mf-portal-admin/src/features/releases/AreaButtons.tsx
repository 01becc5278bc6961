import type { RemoteStatus } from '@park/contract/release-status';
import { Button } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { SwitchKind } from './actions/SwitchDialog';
import { useReleaseLabels } from './registry/use-release-labels';
import type { ReleaseAction } from './registry/version-status';

/** Switches the area off or removes it from the portal; switches it on while it is off. */
export function SwitchButtons({
  remote,
  onPress,
}: {
  readonly remote: RemoteStatus;
  readonly onPress: (kind: SwitchKind) => void;
}) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  if (remote.live === null || (remote.pinned && !remote.disabled)) return null;
  const kinds: readonly SwitchKind[] = remote.disabled ? ['enable'] : ['disable', 'unpublish'];
  return kinds.map((kind) => (
    <Button
      key={kind}
      variant="quiet"
      size="small"
      aria-label={t(`releases.doTo.${kind}`, { area: labels.area(remote) })}
      onClick={() => onPress(kind)}
    >
      {t(`releases.do.${kind}`)}
    </Button>
  ));
}

export function PinButton({
  remote,
  onPress,
}: {
  readonly remote: RemoteStatus;
  readonly onPress: (kind: ReleaseAction, version: string) => void;
}) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const version = remote.pinned?.version ?? remote.live;
  if (version === null) return null;
  const kind = remote.pinned ? 'unpin' : 'pin';
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t(`releases.doTo.${kind}`, { area: labels.area(remote), version })}
      onClick={() => onPress(kind, version)}
    >
      {t(`releases.do.${kind}`)}
    </Button>
  );
}

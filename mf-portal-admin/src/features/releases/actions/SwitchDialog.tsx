import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { refreshesReleases } from '../registry/refreshed-calls';
import { useReleaseLabels } from '../registry/use-release-labels';
import { ActionDialog, type ActionProps } from './ActionDialog';

export type SwitchKind = 'disable' | 'enable' | 'unpublish';

/** Switches an area off or on, or removes it from the portal. */
export function SwitchDialog({
  kind,
  ...props
}: Omit<ActionProps, 'version' | 'isPossible'> & { readonly kind: SwitchKind }) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { remote } = props;
  const run = {
    disable: useCommand('POST /api/releases/{remote}/disable', refreshesReleases),
    enable: useCommand('POST /api/releases/{remote}/enable', refreshesReleases),
    unpublish: useCommand('POST /api/releases/{remote}/unpublish', refreshesReleases),
  }[kind];
  const area = labels.area(remote);
  return (
    <ActionDialog
      {...props}
      version={remote.live ?? ''}
      isPossible={remote.live !== null && Boolean(remote.disabled) === (kind === 'enable')}
      danger={kind !== 'enable'}
      title={t(`releases.move.${kind}.title`, { area })}
      confirm={t(`releases.move.${kind}.confirm`)}
      running={t(`releases.move.${kind}.running`)}
      done={t(`releases.move.${kind}.done`, { area })}
      run={async (reason) => {
        const result = await run.run({ params: { remote: remote.remote }, body: { reason } });
        return result.ok ? undefined : result.error;
      }}
    >
      <p>{t(`releases.move.${kind}.follows`)}</p>
    </ActionDialog>
  );
}

import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseLabels } from '../registry/use-release-labels';
import { ActionDialog, type ActionProps } from './ActionDialog';
import { refreshesReleases } from '../registry/refreshed-calls';

/** Pins or unpins the live version. */
export function PinDialog({ isPinning, ...props }: ActionProps & { readonly isPinning: boolean }) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { remote, version } = props;
  const pin = useCommand('POST /api/releases/{remote}/pin', refreshesReleases);
  const area = labels.area(remote);
  const kind = isPinning ? 'pin' : 'unpin';
  return (
    <ActionDialog
      {...props}
      title={t(`releases.move.${kind}.title`, { area, version })}
      confirm={t(`releases.move.${kind}.confirm`)}
      running={t(`releases.move.${kind}.running`)}
      done={t(`releases.move.${kind}.done`, { area, version })}
      run={async (reason) => {
        const result = await pin.run({
          params: { remote: remote.remote },
          body: { version: isPinning ? version : null, reason },
        });
        return result.ok ? undefined : result.error;
      }}
    >
      <p>{isPinning ? t('releases.move.pin.holds', { version }) : t('releases.move.unpin.free', { version })}</p>
      {isPinning && remote.canary && <p>{t('releases.move.canaryEnds', { version: remote.canary.version })}</p>}
    </ActionDialog>
  );
}

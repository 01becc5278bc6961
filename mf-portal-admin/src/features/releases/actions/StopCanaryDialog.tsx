import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseLabels } from '../registry/use-release-labels';
import { ActionDialog, type ActionProps } from './ActionDialog';
import { refreshesReleases } from '../registry/refreshed-calls';

export function StopCanaryDialog(props: ActionProps) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { remote, version } = props;
  const stop = useCommand('POST /api/releases/{remote}/canary/stop', refreshesReleases);
  const area = labels.area(remote);
  return (
    <ActionDialog
      {...props}
      title={t('releases.move.stopCanary.title', { area, version })}
      confirm={t('releases.move.stopCanary.confirm')}
      running={t('releases.move.stopCanary.running')}
      done={t('releases.move.stopCanary.done', { area })}
      run={async (reason) => {
        const result = await stop.run({ params: { remote: remote.remote }, body: { reason } });
        return result.ok ? undefined : result.error;
      }}
    >
      <p>{t('releases.move.stopCanary.everybody', { version, live: remote.live ?? '' })}</p>
    </ActionDialog>
  );
}

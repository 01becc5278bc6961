import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseLabels } from '../registry/use-release-labels';
import { routeDifference, findVersion } from '../registry/version-status';
import { ActionDialog, type ActionProps } from './ActionDialog';
import { refreshesReleases } from '../registry/refreshed-calls';
import { RouteChanges } from './RouteChanges';

export function RollBackDialog(props: ActionProps) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { remote, version } = props;
  const rollBack = useCommand('POST /api/releases/{remote}/rollback', refreshesReleases);
  const area = labels.area(remote);
  return (
    <ActionDialog
      {...props}
      title={t('releases.move.rollBack.title', { area, version })}
      confirm={t('releases.move.rollBack.confirm', { version })}
      running={t('releases.move.rollBack.running')}
      done={t('releases.move.rollBack.done', { area, version })}
      run={async (reason) => {
        const result = await rollBack.run({ params: { remote: remote.remote }, body: { version, reason } });
        return result.ok ? undefined : result.error;
      }}
    >
      <p>{t('releases.move.rollBack.everybody', { version, live: remote.live ?? '' })}</p>
      <RouteChanges {...routeDifference(findVersion(remote, remote.live), findVersion(remote, version))} />
      {remote.canary && <p>{t('releases.move.canaryEnds', { version: remote.canary.version })}</p>}
    </ActionDialog>
  );
}

import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseWords } from '../registry/use-release-labels';
import { routeDifference, versionNamed } from '../registry/version-status';
import { MoveDialog, type MoveProps } from './ActionDialog';
import { refreshed } from '../registry/refreshed-calls';
import { RouteChanges } from './RouteChanges';

export function RollBackDialog(props: MoveProps) {
  const { t } = usePortalTexts();
  const words = useReleaseWords();
  const { remote, version } = props;
  const rollBack = useCommand('POST /api/releases/{remote}/rollback', refreshed);
  const area = words.area(remote);
  return (
    <MoveDialog
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
      <RouteChanges {...routeDifference(versionNamed(remote, remote.live), versionNamed(remote, version))} />
      {remote.canary && <p>{t('releases.move.canaryEnds', { version: remote.canary.version })}</p>}
    </MoveDialog>
  );
}

import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseWords } from '../registry/use-release-labels';
import { MoveDialog, type MoveProps } from './ActionDialog';
import { refreshed } from '../registry/refreshed-calls';

export function StopCanaryDialog(props: MoveProps) {
  const { t } = usePortalTexts();
  const words = useReleaseWords();
  const { remote, version } = props;
  const stop = useCommand('POST /api/releases/{remote}/canary/stop', refreshed);
  const area = words.area(remote);
  return (
    <MoveDialog
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
    </MoveDialog>
  );
}

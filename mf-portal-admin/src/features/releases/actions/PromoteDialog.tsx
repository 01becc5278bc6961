import { useCommand } from '@park/platform';
import { Checkbox, Notice } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseLabels } from '../registry/use-release-labels';
import { CheckList } from '../registry/CheckList';
import { routeDifference, findVersion, isChecked } from '../registry/version-status';
import { ActionDialog, type ActionProps } from './ActionDialog';
import { refreshesReleases } from '../registry/refreshed-calls';
import { RouteChanges } from './RouteChanges';

export function PromoteDialog(props: ActionProps) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { remote, version } = props;
  const promote = useCommand('POST /api/releases/{remote}/promote', refreshesReleases);
  const [isForced, setIsForced] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const target = findVersion(remote, version);
  const area = labels.area(remote);
  const mustForce = isRefused || (target !== undefined && !isChecked(remote, target));
  const failed = target?.checks.filter(({ ok }) => !ok) ?? [];
  // Styles that reach into other areas are released by nobody.
  const canForce = failed.every(({ check }) => check !== 'styles');

  return (
    <ActionDialog
      {...props}
      title={t('releases.move.promote.title', { area, version })}
      confirm={t('releases.move.promote.confirm', { version })}
      running={t('releases.move.promote.running')}
      done={t('releases.move.promote.done', { area, version })}
      danger={mustForce}
      hasOtherInput={isForced}
      fields={
        mustForce && (
          <Notice tone="warning" title={t('releases.move.promote.unchecked')}>
            {failed.length > 0 && <CheckList checks={failed} />}
            {target && !target.hasBrowserChecks && <p>{t('releases.browserCheck.none')}</p>}
            {canForce && (
              <Checkbox
                label={t('releases.move.promote.force')}
                checked={isForced}
                onChange={(event) => setIsForced(event.target.checked)}
              />
            )}
          </Notice>
        )
      }
      run={async (reason) => {
        const result = await promote.run({
          params: { remote: remote.remote },
          body: { version, reason, force: isForced, instead: remote.live },
        });
        if (result.ok) return undefined;
        if (result.error.key === 'errors.releases.checksFailed') setIsRefused(true);
        return result.error;
      }}
    >
      <p>
        {remote.live
          ? t('releases.move.promote.everybody', { version, live: remote.live })
          : t('releases.move.promote.first', { version })}
      </p>
      <RouteChanges {...routeDifference(findVersion(remote, remote.live), target)} />
      {remote.canary && remote.canary.version !== version && (
        <p>{t('releases.move.canaryEnds', { version: remote.canary.version })}</p>
      )}
    </ActionDialog>
  );
}

import { useCommand } from '@park/platform';
import { RadioGroup } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseWords } from '../registry/use-release-labels';
import { routeDifference, versionNamed } from '../registry/version-status';
import { MoveDialog, type MoveProps } from './ActionDialog';
import { refreshed } from '../registry/refreshed-calls';
import { RoleChoice } from './RoleField';
import { RouteChanges } from './RouteChanges';
import { ShareInput } from './ShareField';

type Roles = NonNullable<MoveProps['remote']['canary']>['roles'];

/** Where a canary begins when nobody has said more. */
const firstPercent = 10;

/** For a new canary and for another audience of the one that runs. */
export function CanaryDialog(props: MoveProps) {
  const { t } = usePortalTexts();
  const words = useReleaseWords();
  const { remote, version } = props;
  const start = useCommand('POST /api/releases/{remote}/canary', refreshed);
  const running = remote.canary?.version === version ? remote.canary : null;
  const [audience, setAudience] = useState<'share' | 'roles'>(running?.share === null ? 'roles' : 'share');
  const [percent, setPercent] = useState(running?.share ? Math.round(running.share * 100) : firstPercent);
  const [roles, setRoles] = useState<Roles>(running?.roles ?? []);
  const [lacksRoles, setLacksRoles] = useState(false);
  // Once it runs, an open dialog is still the one in which it was started.
  const [isChange] = useState(running !== null);
  const area = words.area(remote);
  const live = remote.live ?? '';
  const isByShare = audience === 'share';

  return (
    <MoveDialog
      {...props}
      title={t(isChange ? 'releases.move.canary.changeTitle' : 'releases.move.canary.title', { area, version })}
      confirm={t(isChange ? 'releases.move.canary.changeConfirm' : 'releases.move.canary.confirm')}
      running={t('releases.move.canary.running')}
      done={t('releases.move.canary.done', { area, version })}
      fields={
        <>
          <RadioGroup
            legend={t('releases.move.canary.audience')}
            value={audience}
            onChange={(chosen) => setAudience(chosen === 'roles' ? 'roles' : 'share')}
            options={[
              { value: 'share', label: t('releases.move.canary.byShare') },
              { value: 'roles', label: t('releases.move.canary.byRoles') },
            ]}
          />
          {isByShare ? (
            <ShareInput percent={percent} onChange={setPercent} />
          ) : (
            <RoleChoice
              chosen={roles}
              isMissing={lacksRoles && roles.length === 0}
              onChange={(chosen) => setRoles(chosen)}
            />
          )}
        </>
      }
      run={async (reason) => {
        setLacksRoles(!isByShare && roles.length === 0);
        if (!isByShare && roles.length === 0) return { key: 'errors.field.notChosen' };
        const body = { version, reason, share: isByShare ? percent / 100 : null, roles: isByShare ? [] : [...roles] };
        const result = await start.run({ params: { remote: remote.remote }, body });
        return result.ok ? undefined : result.error;
      }}
    >
      <p aria-live="polite">
        {isByShare
          ? t('releases.move.canary.shareResult', { percent: words.percent(percent / 100), version, live })
          : roles.length > 0
            ? t('releases.move.canary.rolesResult', { roles: words.roles(roles), version, live })
            : t('releases.move.canary.rolesMissing')}
      </p>
      <p>{t('releases.move.canary.return')}</p>
      <RouteChanges {...routeDifference(versionNamed(remote, remote.live), versionNamed(remote, version))} />
      {remote.canary && remote.canary.version !== version && (
        <p>{t('releases.move.canary.replaces', { version: remote.canary.version })}</p>
      )}
    </MoveDialog>
  );
}

import { maxCanaryHours } from '@park/contract/release-forms';
import { useCommand } from '@park/platform';
import { RadioGroup } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseLabels } from '../registry/use-release-labels';
import { routeDifference, findVersion } from '../registry/version-status';
import { ActionDialog, type ActionProps } from './ActionDialog';
import { refreshesReleases } from '../registry/refreshed-calls';
import { HoursField, isHours } from './HoursField';
import { RoleField } from './RoleField';
import { RouteChanges } from './RouteChanges';
import { ShareField } from './ShareField';

type Roles = NonNullable<ActionProps['remote']['canary']>['roles'];

/** Default share of a new canary, in percent. */
const defaultPercent = 10;

/** Starts a canary or changes the audience of the running one. */
export function CanaryDialog(props: ActionProps) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { remote, version } = props;
  const start = useCommand('POST /api/releases/{remote}/canary', refreshesReleases);
  const running = remote.canary?.version === version ? remote.canary : null;
  const [initial] = useState(() => ({
    audience: running?.share === null ? ('roles' as const) : ('share' as const),
    percent: running?.share ? Math.round(running.share * 100) : defaultPercent,
    roles: running?.roles ?? [],
  }));
  const [audience, setAudience] = useState<'share' | 'roles'>(initial.audience);
  const [percent, setPercent] = useState(initial.percent);
  const [roles, setRoles] = useState<Roles>(initial.roles);
  const [hours, setHours] = useState('');
  const [lacksRoles, setLacksRoles] = useState(false);
  // Fixed on open: the dialog must not change its wording when the canary starts.
  const [isChange] = useState(running !== null);
  const area = labels.area(remote);
  const live = remote.live ?? '';
  const isByShare = audience === 'share';
  const hasOtherInput =
    audience !== initial.audience || percent !== initial.percent || roles !== initial.roles || hours !== '';

  return (
    <ActionDialog
      {...props}
      title={t(isChange ? 'releases.move.canary.changeTitle' : 'releases.move.canary.title', { area, version })}
      confirm={t(isChange ? 'releases.move.canary.changeConfirm' : 'releases.move.canary.confirm')}
      running={t('releases.move.canary.running')}
      done={t('releases.move.canary.done', { area, version })}
      hasOtherInput={hasOtherInput}
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
            <ShareField percent={percent} onChange={setPercent} />
          ) : (
            <RoleField
              chosen={roles}
              isMissing={lacksRoles && roles.length === 0}
              onChange={(chosen) => setRoles(chosen)}
            />
          )}
          <HoursField hours={hours} onChange={setHours} />
        </>
      }
      run={async (reason) => {
        setLacksRoles(!isByShare && roles.length === 0);
        if (!isByShare && roles.length === 0) return { key: 'errors.field.notChosen' };
        if (!isHours(hours)) return { key: 'errors.field.tooLarge', values: { count: maxCanaryHours } };
        const end = hours.trim() === '' ? {} : { hours: Number(hours) };
        const body = {
          version,
          reason,
          share: isByShare ? percent / 100 : null,
          roles: isByShare ? [] : [...roles],
          ...end,
        };
        const result = await start.run({ params: { remote: remote.remote }, body });
        return result.ok ? undefined : result.error;
      }}
    >
      <p aria-live="polite">
        {isByShare
          ? t('releases.move.canary.shareResult', { percent: labels.percent(percent / 100), version, live })
          : roles.length > 0
            ? t('releases.move.canary.rolesResult', { roles: labels.roles(roles), version, live })
            : t('releases.move.canary.rolesMissing')}
      </p>
      <p>{t('releases.move.canary.return')}</p>
      <RouteChanges {...routeDifference(findVersion(remote, remote.live), findVersion(remote, version))} />
      {remote.canary && remote.canary.version !== version && (
        <p>{t('releases.move.canary.replaces', { version: remote.canary.version })}</p>
      )}
    </ActionDialog>
  );
}

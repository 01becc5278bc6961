import { Notice } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { AutomaticRollback } from './registry/audit-entry';
import { useReleaseLabels } from './registry/use-release-labels';

/** Why a version was withdrawn without a person. */
export function AutomaticRollbackNotice({
  rollback: { at, withdrawnVersion, wasCanary, reason, failureRates },
}: {
  readonly rollback: AutomaticRollback;
}) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  return (
    <Notice
      tone="warning"
      title={t(wasCanary ? 'releases.fellBack.canary' : 'releases.fellBack.live', { version: withdrawnVersion ?? '' })}
    >
      {t('releases.fellBack.at', {
        when: labels.dateTime(at),
        reason: failureRates ? labels.rollbackReason(failureRates) : (reason ?? ''),
      })}
    </Notice>
  );
}

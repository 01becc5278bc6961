import type { RemoteStatus } from '@park/contract/release-status';
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  Field,
  TextArea,
  useTranslate,
  useUiTexts,
  useUnsavedInput,
} from '@park/ui';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import { useReleaseLabels } from '../registry/use-release-labels';
import { stagedPlan, type StagedStep } from './staged-plan';
import { useRedeploy } from './use-redeploy';

/** Shows for each area what goes live and what stays, then does it in one step (MISS-11). The reason is optional. */
export function StagedDialog({
  remotes,
  onClose,
}: {
  readonly remotes: readonly RemoteStatus[];
  readonly onClose: () => void;
}) {
  const { t } = usePortalTexts();
  const { close } = useUiTexts();
  const plan = stagedPlan(remotes);
  const redeploy = useRedeploy(remotes, onClose);
  const goLive = plan.filter(({ obstacle }) => !obstacle);
  const stay = plan.filter(({ obstacle }) => obstacle);
  useUnsavedInput(redeploy.reason !== '');

  if (goLive.length === 0 && !redeploy.isRunning) {
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={t('releases.staged.title')}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        <div className={styles.consequences}>
          {stay.length > 0 ? <Staying steps={stay} /> : <p>{t('releases.staged.none')}</p>}
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('releases.staged.title')}
      confirmText={t('releases.staged.confirm')}
      busy={redeploy.isRunning}
      busyText={t('releases.staged.running')}
      onConfirm={() => void redeploy.run()}
      onClose={onClose}
    >
      <div className={styles.consequences}>
        <div>
          <p>{t('releases.staged.goLive')}</p>
          <ul className={styles.plan}>
            {goLive.map((step) => (
              <GoingLive key={step.remote.remote} step={step} />
            ))}
          </ul>
        </div>
        {stay.length > 0 && <Staying steps={stay} />}
        {redeploy.error && <ErrorPanel compact headingLevel={3} error={redeploy.error} />}
        <Field
          label={t('releases.staged.reason')}
          optional
          help={t('releases.move.reasonHelp')}
          error={redeploy.reasonError}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={redeploy.reason}
              onChange={(event) => redeploy.setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}

function GoingLive({ step: { remote, version } }: { readonly step: StagedStep }) {
  const { t } = usePortalTexts();
  const area = useReleaseLabels().area(remote);
  return (
    <li>
      {remote.live
        ? t('releases.staged.line', { area, version: version.version, live: remote.live })
        : t('releases.staged.first', { area, version: version.version })}
    </li>
  );
}

function Staying({ steps }: { readonly steps: readonly StagedStep[] }) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const translate = useTranslate();
  return (
    <div>
      <p>{t('releases.staged.stay')}</p>
      <ul className={styles.plan}>
        {steps.map(({ remote, version, obstacle }) => (
          <li key={remote.remote}>
            {t('releases.staged.stayLine', {
              area: labels.area(remote),
              version: version.version,
              why: (obstacle && translate(obstacle)) ?? '',
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

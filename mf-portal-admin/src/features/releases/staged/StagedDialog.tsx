import { maxReasonLength, RedeployForm } from '@park/contract/release-forms';
import type { RemoteStatus } from '@park/contract/release-status';
import { Button, Dialog, useTranslate, useUiTexts } from '@park/ui';
import { FormDialog, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
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
  const form = useForm({ schema: RedeployForm, defaultValues: { reason: '' } });

  async function send({ reason }: OutputOf<typeof RedeployForm>): Promise<void> {
    const error = await redeploy(reason);
    if (error) form.showProblem(error);
  }

  if (goLive.length === 0 && !form.formState.isSubmitting) {
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
    <FormDialog
      title={t('releases.staged.title')}
      size="small"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('releases.staged.confirm')}
      busyText={t('releases.staged.running')}
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
      </div>
      <TextAreaField
        name="reason"
        label={t('releases.staged.reason')}
        help={t('releases.move.reasonHelp')}
        rows={2}
        maxLength={maxReasonLength}
        optional
      />
    </FormDialog>
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

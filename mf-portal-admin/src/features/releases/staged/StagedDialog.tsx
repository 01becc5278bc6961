import { useCommand, useFormat, type CallError } from '@park/platform';
import type { RemoteStatus } from '@park/contract/release-status';
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  Field,
  TextArea,
  useToast,
  useTranslate,
  useUiTexts,
  useUnsavedInput,
} from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { refreshesReleases } from '../registry/refreshed-calls';
import styles from '../registry/Releases.module.css';
import { useReleaseLabels } from '../registry/use-release-labels';
import { stagedPlan, type StagedStep } from './staged-plan';

/** Says area by area what goes live and what stays, then does it in one step (MISS-11). The reason may be left to the api. */
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

interface Redeploy {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly reasonError: string | undefined;
  readonly error: CallError | undefined;
  readonly isRunning: boolean;
  readonly run: () => Promise<void>;
}

function useRedeploy(remotes: readonly RemoteStatus[], onDone: () => void): Redeploy {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const format = useFormat();
  const toast = useToast();
  const translate = useTranslate();
  const { fieldErrors } = useUiTexts();
  const command = useCommand('POST /api/redeploy', refreshesReleases);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<CallError>();
  const reasonKey = error?.fields['reason'];

  async function run(): Promise<void> {
    setError(undefined);
    const given = reason.trim();
    const result = await command.run({ body: given ? { reason: given } : {} });
    if (!result.ok) return setError(result.error);
    const { promoted, left } = result.data;
    const areas = left.map(({ remote }) =>
      labels.area(remotes.find((one) => one.remote === remote) ?? { remote, title: null }),
    );
    const done = t('releases.staged.done', { count: promoted.length });
    toast.show({
      message:
        left.length > 0
          ? `${done}. ${t('releases.staged.left', { count: left.length, areas: format.list(areas) })}`
          : done,
    });
    onDone();
  }

  return {
    reason,
    setReason,
    reasonError: reasonKey && (translate(reasonKey) ?? fieldErrors.invalid),
    error: reasonKey ? undefined : error,
    isRunning: command.isRunning,
    run,
  };
}

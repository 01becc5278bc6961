import type { RemoteStatus } from '@park/contract/release-status';
import { useCommand, useFormat, type CallError } from '@park/platform';
import { useToast, useTranslate, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { refreshesReleases } from '../registry/refreshed-calls';
import { useReleaseLabels } from '../registry/use-release-labels';

interface Redeploy {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly reasonError: string | undefined;
  readonly error: CallError | undefined;
  readonly isRunning: boolean;
  readonly run: () => Promise<void>;
}

/** The command that promotes everything staged, with its reason and its errors. */
export function useRedeploy(remotes: readonly RemoteStatus[], onDone: () => void): Redeploy {
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

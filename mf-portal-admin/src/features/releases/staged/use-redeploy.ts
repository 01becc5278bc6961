import type { RemoteStatus } from '@park/contract/release-status';
import { useCommand, useFormat, type CallError } from '@park/platform';
import { useToast } from '@park/ui';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { refreshesReleases } from '../registry/refreshed-calls';
import { useReleaseLabels } from '../registry/use-release-labels';

/** Promotes everything staged; resolves with the error if it was refused. */
export function useRedeploy(
  remotes: readonly RemoteStatus[],
  onDone: () => void,
): (reason: string | undefined) => Promise<CallError | undefined> {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const format = useFormat();
  const toast = useToast();
  const command = useCommand('POST /api/redeploy', refreshesReleases);

  return async (reason) => {
    const result = await command.run({ body: reason ? { reason } : {} });
    if (!result.ok) return result.error;
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
    return undefined;
  };
}

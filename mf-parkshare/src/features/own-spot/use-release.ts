import type { Half } from '@park/contract/parking';
import type { HeldSpot } from '@park/contract/parking-holding';
import { useCommand } from '@park/platform';
import { useErrorToast, useToast, useUiTexts } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { useTakeBack } from './use-take-back';

export interface Release {
  /** Returns whether they are released; if not, the reason is shown. */
  readonly release: (spot: HeldSpot, date: string, halves: Half[]) => Promise<boolean>;
  readonly isRunning: boolean;
}

/** Releases halves of a day at once, in the usual way: to colleagues first, then to everybody. The toast undoes it. */
export function useRelease(): Release {
  const { t } = useParkshareTexts();
  const { undo } = useUiTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const { takeBack } = useTakeBack();
  const command = useCommand('POST /api/parking/releases', { refreshes: ['GET /api/parking'] });
  return {
    isRunning: command.isRunning,
    async release({ id: spotId, number }, date, halves) {
      const body = { spotId, halves, audience: 'companyThenPark', firstDay: date, lastDay: date } as const;
      const result = await command.run({ body });
      if (result.ok)
        toast.show({
          message: t('release.done', { count: result.data.halves, spot: number }),
          action: { label: undo, run: () => void takeBack({ spotId, date, halves }) },
        });
      else showError(result.error);
      return result.ok;
    },
  };
}

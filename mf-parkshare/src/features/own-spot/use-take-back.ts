import type { Half } from '@park/contract/parking';
import { useCommand } from '@park/platform';
import { useErrorToast, useToast } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface TakeBack {
  /** Returns whether they are taken back; if not, the reason is shown. */
  readonly takeBack: (body: { spotId: string; date: string; halves: Half[] }) => Promise<boolean>;
  readonly isRunning: boolean;
}

/** Takes released halves back that nobody has booked. */
export function useTakeBack(): TakeBack {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const command = useCommand('POST /api/parking/releases/take-back', { refreshes: ['GET /api/parking'] });
  return {
    isRunning: command.isRunning,
    async takeBack(body) {
      const result = await command.run({ body });
      if (result.ok) toast.show({ message: t('ownSpot.takenBack', { count: result.data.halves }) });
      else showError(result.error);
      return result.ok;
    },
  };
}

import { useCommand, useFormat } from '@park/platform';
import type { RoomArrival } from '@park/contract/room-check-in';
import { useErrorToast, useToast } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Checks in, or restores a released time, and shows the result in a toast. */
export function useCheckIn(): { run: (arrival: RoomArrival) => Promise<boolean>; isRunning: boolean } {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const showError = useErrorToast();
  const checkIn = useCommand('POST /api/rooms/occurrences/{id}/check-in', { refreshes: ['GET /api/rooms'] });

  async function run({ id, room }: RoomArrival): Promise<boolean> {
    const result = await checkIn.run({ params: { id } });
    if (result.ok) toast.show({ message: t('checkIn.done', { room: room.name, time: format.time(result.data.end) }) });
    else showError(result.error);
    return result.ok;
  }
  return { run, isRunning: checkIn.isRunning };
}

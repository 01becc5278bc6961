import { useCommand, useFormat, useTexts } from '@park/platform';
import type { RoomArrival } from '@park/contract/room-check-in';
import { useToast } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';

/** Checks in, or restores a released time, and shows the result in a toast. */
export function useCheckIn(): { run: (arrival: RoomArrival) => Promise<boolean>; isRunning: boolean } {
  const { t } = useRoomTexts();
  // Error texts are not typed.
  const { t: anyText } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const checkIn = useCommand('POST /api/rooms/occurrences/{id}/check-in', { refreshes: ['GET /api/rooms'] });

  async function run({ id, room }: RoomArrival): Promise<boolean> {
    const result = await checkIn.run({ params: { id } });
    toast.show(
      result.ok
        ? { message: t('checkIn.done', { room: room.name, time: format.time(result.data.end) }) }
        : { tone: 'danger', message: anyText(result.error.key, result.error.values) },
    );
    return result.ok;
  }
  return { run, isRunning: checkIn.isRunning };
}

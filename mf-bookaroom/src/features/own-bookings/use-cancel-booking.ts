import { useCommand, useTexts } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { useToast } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { isRequest } from './upcoming';

/** Cancels the upcoming occurrences of a booking and shows the result in a toast. */
export function useCancelBooking(): { run: (booking: RoomBooking) => Promise<boolean>; isRunning: boolean } {
  const { t } = useRoomTexts();
  // Error texts belong to the shell, so their keys are not typed.
  const { t: anyText } = useTexts();
  const toast = useToast();
  const cancel = useCommand('DELETE /api/rooms/bookings/{id}', { refreshes: ['GET /api/rooms'] });

  async function run(booking: RoomBooking): Promise<boolean> {
    const result = await cancel.run({ params: { id: booking.id } });
    // 404: the booking is already cancelled.
    if (!result.ok && result.error.status !== 404) {
      toast.show({ tone: 'danger', message: anyText(result.error.key, result.error.values) });
      return false;
    }
    toast.show({ message: t(isRequest(booking) ? 'own.withdrawn' : 'own.cancelled', { room: booking.room.name }) });
    return true;
  }

  return { run, isRunning: cancel.isRunning };
}

import { isNotFound, useCommand } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { useErrorToast, useToast } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import { isRequest } from './upcoming';

/** Cancels the upcoming occurrences of a booking and shows the result in a toast. */
export function useCancelBooking(): { run: (booking: RoomBooking) => Promise<boolean>; isRunning: boolean } {
  const { t } = useRoomTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const cancel = useCommand('DELETE /api/rooms/bookings/{id}', { refreshes: ['GET /api/rooms'] });

  async function run(booking: RoomBooking): Promise<boolean> {
    const result = await cancel.run({ params: { id: booking.id } });
    // Not found: the booking is already cancelled.
    if (!result.ok && !isNotFound(result.error)) {
      showError(result.error, t(isRequest(booking) ? 'own.notWithdrawn' : 'own.notCancelled'));
      return false;
    }
    toast.show({ message: t(isRequest(booking) ? 'own.withdrawn' : 'own.cancelled', { room: booking.room.name }) });
    return true;
  }

  return { run, isRunning: cancel.isRunning };
}

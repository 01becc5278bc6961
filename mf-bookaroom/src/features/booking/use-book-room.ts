/** Books a room and shows a toast with undo. */
import { useCommand, useFormat, type CallResult } from '@park/platform';
import type { RoomBookingBody } from '@park/contract/rooms';
import { useToast } from '@park/ui';
import { useCancelBooking } from '../own-bookings/use-cancel-booking';
import { useRoomTexts } from '../../texts/use-room-texts';

type Body = (typeof RoomBookingBody)['_zod']['output'];

export function useBookRoom(): { run: (body: Body) => Promise<CallResult<'POST /api/rooms/bookings'>> } {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const book = useCommand('POST /api/rooms/bookings', { refreshes: ['GET /api/rooms'] });
  const cancel = useCancelBooking();

  async function run(body: Body): Promise<CallResult<'POST /api/rooms/bookings'>> {
    const result = await book.run({ body });
    if (!result.ok) return result;
    const { booking, warnings } = result.data;
    const isPending = booking.occurrences.some(({ state }) => state === 'pending');
    const message = t(isPending ? 'booking.asked' : 'booking.booked', {
      room: booking.room.name,
      when: format.dayAndTimeRange(body.start, body.end),
    });
    toast.show({
      message: warnings.includes('warnings.rooms.capacity') ? `${message} ${t('booking.overCapacity')}` : message,
      action: { label: t('booking.undo'), run: () => void cancel.run(booking) },
    });
    return result;
  }

  return { run };
}

/** Books a room and shows a toast with undo. */
import { useCommand, useFormat, type CallResult } from '@park/platform';
import type { RoomBookingBody } from '@park/contract/room-bookings';
import { useToast } from '@park/ui';
import { useCancelBooking } from '../own-bookings/use-cancel-booking';
import { useRoomTexts } from '../../texts/use-room-texts';

type Body = (typeof RoomBookingBody)['_zod']['output'];

export function useBookRoom(): {
  run: (body: Body, colleague?: string) => Promise<CallResult<'POST /api/rooms/bookings'>>;
} {
  const { t } = useRoomTexts();
  const format = useFormat();
  const toast = useToast();
  const book = useCommand('POST /api/rooms/bookings', { refreshes: ['GET /api/rooms'] });
  const cancel = useCancelBooking();

  async function run(body: Body, colleague?: string): Promise<CallResult<'POST /api/rooms/bookings'>> {
    const result = await book.run({ body });
    if (!result.ok) return result;
    const { booking, warnings } = result.data;
    const isPending = booking.occurrences.some(({ state }) => state === 'pending');
    const booked = { room: booking.room.name, when: format.dayAndTimeRange(body.start, body.end) };
    const message = colleague
      ? t(isPending ? 'booking.for.asked' : 'booking.for.booked', { ...booked, name: colleague })
      : t(isPending ? 'booking.asked' : 'booking.booked', booked);
    toast.show({
      message: warnings.includes('warnings.rooms.capacity') ? `${message} ${t('booking.overCapacity')}` : message,
      action: { label: t('booking.undo'), run: () => void cancel.run(booking) },
    });
    return result;
  }

  return { run };
}

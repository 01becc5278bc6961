import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { TypedBooking } from '../series/typed-booking';
import type { BookingFormProps } from './BookingForm';

const BookingForm = lazyDialog(
  async () => (await import(/* webpackChunkName: "booking-form" */ './BookingForm')).BookingForm,
);

const SeriesForm = lazyDialog(
  async () => (await import(/* webpackChunkName: "series-form" */ '../series/SeriesForm')).SeriesForm,
);

const emptyBooking = { title: '', people: undefined, note: '', attendees: [], owner: undefined } as const;

/** Loads the form in advance, so that the dialog opens with it at once. */
export const preloadBookingForm = BookingForm.preload;

export type BookingDialogProps = Omit<BookingFormProps, 'onSlotChange' | 'onRepeat' | 'typed'>;

/** The dialog to book the selected room and time, once or as a series. */
export function BookingDialog({ slot: initialSlot, ...rest }: BookingDialogProps) {
  const { t } = useRoomTexts();
  const [slot, setSlot] = useState(initialSlot);
  // Several selected days begin as a series.
  const [isSeries, setIsSeries] = useState(initialSlot.lastDay !== undefined);
  const [typed, setTyped] = useState<TypedBooking>();
  const titleWhileLoading = t(slot.room.needsApproval ? 'booking.askTitle' : 'booking.title', { room: slot.room.name });

  function repeat(next: TypedBooking) {
    setTyped(next);
    setSlot({ ...slot, start: next.start, end: next.end });
    setIsSeries(true);
  }

  if (!isSeries)
    return (
      <BookingForm
        {...rest}
        titleWhileLoading={titleWhileLoading}
        slot={slot}
        typed={typed}
        onSlotChange={setSlot}
        onRepeat={repeat}
      />
    );
  return (
    <SeriesForm
      titleWhileLoading={titleWhileLoading}
      room={slot.room}
      typed={typed ?? { ...emptyBooking, start: slot.start, end: slot.end }}
      lastDay={initialSlot.lastDay}
      onBack={(next) => {
        setTyped(next);
        setIsSeries(false);
      }}
      onClose={rest.onClose}
    />
  );
}

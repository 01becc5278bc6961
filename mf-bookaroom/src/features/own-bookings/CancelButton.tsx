import { useFormat } from '@park/platform';
import type { RoomBooking, RoomOccurrence } from '@park/contract/room-bookings';
import { Button, ConfirmDialog } from '@park/ui';
import { useState } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import { isRequest } from './upcoming';
import { useCancelBooking } from './use-cancel-booking';

export interface CancelButtonProps {
  readonly booking: RoomBooking;
  /** Its dates that are not over. */
  readonly coming: readonly RoomOccurrence[];
  readonly now: Date;
  readonly className?: string | undefined;
  readonly size?: 'small' | 'normal';
  /** The booking is cancelled, and this button may be gone. */
  readonly onCancelled?: (() => void) | undefined;
}

/** Cancels what is still to come of a booking, after a question. */
export function CancelButton({ booking, coming, now, className, size = 'small', onCancelled }: CancelButtonProps) {
  const format = useFormat();
  const dates = coming.filter(({ start }) => Date.parse(start) > now.getTime()).length;
  const [next] = coming;
  const when = next ? format.dayAndTimeRange(next.start, next.end) : '';
  const { t } = useRoomTexts();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelBooking();
  const request = isRequest(booking);
  const action = request ? t('own.cancelRequest') : t('own.cancel');

  async function confirm() {
    const isCancelled = await cancel.run(booking);
    setIsAsking(false);
    if (isCancelled) onCancelled?.();
  }

  return (
    <>
      <Button
        size={size}
        className={className}
        aria-label={t('own.cancelNamed', { action, title: booking.title, when })}
        onClick={() => setIsAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(request ? 'own.requestQuestion' : 'own.question', { room: booking.room.name })}
        confirmText={action}
        cancelText={t('own.keep')}
        busy={cancel.isRunning}
        busyText={t('own.cancelling')}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {t(request ? 'own.requestResult' : 'own.result', { title: booking.title, when })}{' '}
        {dates > 1 && t('own.allDates', { count: dates })}
      </ConfirmDialog>
    </>
  );
}

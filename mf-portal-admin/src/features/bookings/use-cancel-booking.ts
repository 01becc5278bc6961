import { useCommand, useProfileUpdate, type CallError } from '@park/platform';
import { useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { UpcomingBooking } from './upcoming-bookings';

export interface CancelBooking {
  /** The booking in the confirmation dialog. */
  readonly asked: UpcomingBooking | undefined;
  readonly isRunning: boolean;
  readonly error: CallError | undefined;
  readonly ask: (booking: UpcomingBooking) => void;
  readonly keep: () => void;
  readonly confirm: () => Promise<void>;
}

/** Cancels a booking after confirmation, because others may book the slot at once. */
export function useCancelBooking(onCancelled: () => void): CancelBooking {
  const { t } = usePortalTexts();
  const toast = useToast();
  const updateProfile = useProfileUpdate();
  const cancelRoom = useCommand('DELETE /api/rooms/bookings/{id}', { refreshes: ['GET /api/rooms'] });
  const cancelSpot = useCommand('DELETE /api/parking/bookings/{id}', { refreshes: ['GET /api/parking'] });
  const [asked, setAsked] = useState<UpcomingBooking>();
  const [error, setError] = useState<CallError>();
  const isRunning = cancelRoom.isRunning || cancelSpot.isRunning;

  async function cancel({ kind, bookingId }: UpcomingBooking): Promise<CallError | undefined> {
    const params = { id: bookingId };
    if (kind === 'room') {
      const result = await cancelRoom.run({ params });
      return result.ok ? undefined : result.error;
    }
    const result = await cancelSpot.run({ params });
    if (!result.ok) return result.error;
    updateProfile({ parkshareCredits: result.data.parkshareCredits });
    return undefined;
  }

  async function confirm() {
    if (!asked || isRunning) return;
    setError(undefined);
    const failure = await cancel(asked);
    setError(failure);
    if (failure) return;
    setAsked(undefined);
    onCancelled();
    toast.show({ message: t('bookings.cancel.done') });
  }

  return {
    asked,
    isRunning,
    error,
    ask(booking) {
      setError(undefined);
      setAsked(booking);
    },
    keep() {
      if (!isRunning) setAsked(undefined);
    },
    confirm,
  };
}

import type { HalfChoice, ParkingBooking, SpotKind } from '@park/contract/parking';
import { useCommand, useProfileUpdate, type CallError } from '@park/platform';
import { useErrorToast, useToast, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { useBookingLabels } from '../bookings/use-booking-labels';
import { useCancelBooking } from '../bookings/use-cancel-booking';
import { halvesOf } from '../../shared/halves';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** A specific spot of a lot, or any spot, optionally of one kind. */
export interface SpotSelection {
  readonly lot: { readonly id: string; readonly name: string };
  readonly spot?: { readonly id: string; readonly number: string; readonly kind: SpotKind };
  readonly kind?: SpotKind;
}

export interface Refusal {
  readonly selection: SpotSelection;
  readonly error: CallError;
}

export interface BookSpot {
  readonly book: (pendingSelection: SpotSelection) => Promise<void>;
  /** The selection that is being booked. */
  readonly pendingSelection: SpotSelection | undefined;
  /** Why the last booking for this day and half was refused. */
  readonly refusal: Refusal | undefined;
}

export interface BookSpotOptions {
  readonly date: string;
  readonly half: HalfChoice;
  readonly onBooked: (booking: ParkingBooking) => void;
  /** The day on screen is out of date. */
  readonly onRefused: () => void;
}

export function useBookSpot({ date, half, onBooked, onRefused }: BookSpotOptions): BookSpot {
  const { t } = useParkshareTexts();
  const { undo } = useUiTexts();
  const labels = useBookingLabels();
  const toast = useToast();
  const showError = useErrorToast();
  const updateProfile = useProfileUpdate();
  const command = useCommand('POST /api/parking/spots/book', { refreshes: ['GET /api/parking'] });
  const { cancel } = useCancelBooking();
  const [running, setRunning] = useState<SpotSelection>();
  const [refused, setRefused] = useState<Refusal & { readonly moment: string }>();
  const moment = `${date} ${half}`;

  async function undoBooking(id: string) {
    const result = await cancel(id);
    if (result.ok)
      toast.show({ message: t('booked.undone', { credits: t('credits', { count: result.data.parkshareCredits }) }) });
    else showError(result.error, t('booked.notUndone'));
  }

  async function book(selection: SpotSelection) {
    if (running) return;
    setRunning(selection);
    setRefused(undefined);
    const which = selection.spot ? { spotId: selection.spot.id } : { lotId: selection.lot.id, kind: selection.kind };
    const result = await command.run({ body: { ...which, date, halves: [...halvesOf(half)] } });
    setRunning(undefined);
    if (!result.ok) {
      setRefused({ selection, error: result.error, moment });
      onRefused();
      return;
    }
    const { booking, parkshareCredits } = result.data;
    updateProfile({ parkshareCredits });
    toast.show({
      message: t('booked.message', { place: labels.place(booking), moment: labels.moment(booking) }),
      action: { label: undo, run: () => void undoBooking(booking.id) },
    });
    onBooked(booking);
  }

  return { book, pendingSelection: running, refusal: refused?.moment === moment ? refused : undefined };
}

import type { HalfChoice, ParkingBooking, SpotKind } from '@park/contract/parking';
import { useCommand, useProfileUpdate, type CallError } from '@park/platform';
import { useToast, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { useBookingWords } from '../bookings/use-booking-labels';
import { useCancelBooking } from '../bookings/use-cancel-booking';
import { halvesOf } from '../../shared/halves';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** A certain spot of a lot, or any of it; `kind` narrows which. */
export interface SpotWish {
  readonly lot: { readonly id: string; readonly name: string };
  readonly spot?: { readonly id: string; readonly number: string; readonly kind: SpotKind };
  readonly kind?: SpotKind;
}

export interface Refusal {
  readonly wish: SpotWish;
  readonly error: CallError;
}

export interface BookSpot {
  readonly book: (wish: SpotWish) => Promise<void>;
  /** What is being booked. */
  readonly wish: SpotWish | undefined;
  /** Why the last wish for this day and half was not met. */
  readonly refusal: Refusal | undefined;
}

export interface BookSpotOptions {
  readonly date: string;
  readonly half: HalfChoice;
  readonly onBooked: (booking: ParkingBooking) => void;
  /** What is on screen was out of date. */
  readonly onRefused: () => void;
}

export function useBookSpot({ date, half, onBooked, onRefused }: BookSpotOptions): BookSpot {
  const { t } = useParkshareTexts();
  const { undo } = useUiTexts();
  const words = useBookingWords();
  const toast = useToast();
  const updateProfile = useProfileUpdate();
  const command = useCommand('POST /api/parking/spots/book', { refreshes: ['GET /api/parking'] });
  const { cancel } = useCancelBooking();
  const [running, setRunning] = useState<SpotWish>();
  const [refused, setRefused] = useState<Refusal & { readonly moment: string }>();
  const moment = `${date} ${half}`;

  async function undoBooking(id: string) {
    const result = await cancel(id);
    if (result.ok)
      toast.show({ message: t('booked.undone', { credits: t('credits', { count: result.data.parkshareCredits }) }) });
    else toast.show({ tone: 'danger', message: t('booked.notUndone') });
  }

  async function book(wish: SpotWish) {
    if (running) return;
    setRunning(wish);
    setRefused(undefined);
    const which = wish.spot ? { spotId: wish.spot.id } : { lotId: wish.lot.id, kind: wish.kind };
    const result = await command.run({ body: { ...which, date, halves: [...halvesOf(half)] } });
    setRunning(undefined);
    if (!result.ok) {
      setRefused({ wish, error: result.error, moment });
      onRefused();
      return;
    }
    const { booking, parkshareCredits } = result.data;
    updateProfile({ parkshareCredits });
    toast.show({
      message: t('booked.message', { place: words.place(booking), moment: words.moment(booking) }),
      action: { label: undo, run: () => void undoBooking(booking.id) },
    });
    onBooked(booking);
  }

  return { book, wish: running, refusal: refused?.moment === moment ? refused : undefined };
}

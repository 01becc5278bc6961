import type { Room } from '@park/contract/rooms';
import { Button, Dialog, EmptyState, SkeletonText } from '@park/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { BookingFormProps } from './BookingForm';
import type { Slot } from '../../shared/slot';

type LoadedForm =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly BookingForm: ComponentType<BookingFormProps> };

const loadForm = () => import(/* webpackChunkName: "booking-form" */ './BookingForm');

/** Fetched while the person still looks at the rooms. A failure shows when the form is wanted, with a way to try again. */
export const warmBookingForm = (): void => void loadForm().catch(() => undefined);

export interface BookingDialogProps {
  readonly slot: Slot;
  /** The rooms of the day: an alternative may be one of them. */
  readonly rooms: readonly Room[];
  readonly onClose: () => void;
  /** Somebody was faster: what is shown behind the dialog is no longer true. */
  readonly onRefused: () => void;
}

/** The room and the time that were chosen, and what is needed to book them. The form comes only with the first choice. */
export function BookingDialog({ slot: chosen, ...rest }: BookingDialogProps) {
  const { t } = useRoomTexts();
  const [slot, setSlot] = useState(chosen);
  const { form, retry } = useForm();
  return (
    <Dialog
      open
      onClose={rest.onClose}
      title={
        slot.room.needsApproval
          ? t('booking.askTitle', { room: slot.room.name })
          : t('booking.title', { room: slot.room.name })
      }
      closeOnBackdrop={false}
    >
      {form.status === 'loading' && <SkeletonText lines={6} />}
      {form.status === 'failed' && (
        <EmptyState
          kind="nothingYet"
          compact
          headingLevel={3}
          title={t('booking.loadFailed.title')}
          reason={t('booking.loadFailed.reason')}
          action={<Button onClick={retry}>{t('booking.loadFailed.retry')}</Button>}
        />
      )}
      {form.status === 'ready' && <form.BookingForm {...rest} slot={slot} onSlot={setSlot} />}
    </Dialog>
  );
}

function useForm(): { form: LoadedForm; retry: () => void } {
  const [form, setForm] = useState<LoadedForm>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadForm().then(
      ({ BookingForm }) => isWanted && setForm({ status: 'ready', BookingForm }),
      () => isWanted && setForm({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const retry = () => {
    setForm({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { form, retry };
}

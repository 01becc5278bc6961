import { Button, Dialog, EmptyState, SkeletonText } from '@park/ui';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { TypedBooking } from '../series/typed-booking';
import type { BookingFormProps } from './BookingForm';

type LoadedForm =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly BookingForm: ComponentType<BookingFormProps> };

/** Kept once it is loaded, so that the dialog opens with the form at once. */
let loadedForm: ComponentType<BookingFormProps> | undefined;

async function loadForm(): Promise<ComponentType<BookingFormProps>> {
  const { BookingForm } = await import(/* webpackChunkName: "booking-form" */ './BookingForm');
  loadedForm = BookingForm;
  return BookingForm;
}

const SeriesForm = lazy(() =>
  import(/* webpackChunkName: "series-form" */ '../series/SeriesForm').then((module) => ({
    default: module.SeriesForm,
  })),
);

const emptyBooking = { title: '', people: undefined, note: '', attendees: [], owner: undefined } as const;

/** Loads the form in advance. A failure is reported when the dialog opens, where it can be retried. */
export const preloadBookingForm = (): void => void loadForm().catch(() => undefined);

export type BookingDialogProps = Omit<BookingFormProps, 'onSlotChange' | 'onRepeat' | 'typed'>;

/** The dialog to book the selected room and time. The form is loaded lazily. */
export function BookingDialog({ slot: initialSlot, ...rest }: BookingDialogProps) {
  const { t } = useRoomTexts();
  const [slot, setSlot] = useState(initialSlot);
  // Several selected days begin as a series.
  const [isSeries, setIsSeries] = useState(initialSlot.lastDay !== undefined);
  const [typed, setTyped] = useState<TypedBooking>();
  const repeat = (next: TypedBooking) => {
    setTyped(next);
    setSlot({ ...slot, start: next.start, end: next.end });
    setIsSeries(true);
  };
  const { form, retry } = useForm();
  const inDialog = (content: ReactNode) => (
    <Dialog
      open
      onClose={rest.onClose}
      title={t(slot.room.needsApproval ? 'booking.askTitle' : 'booking.title', { room: slot.room.name })}
      closeOnBackdrop={false}
    >
      {content}
    </Dialog>
  );
  if (isSeries)
    return (
      <Suspense fallback={inDialog(<SkeletonText lines={6} />)}>
        <SeriesForm
          room={slot.room}
          typed={typed ?? { ...emptyBooking, start: slot.start, end: slot.end }}
          lastDay={initialSlot.lastDay}
          onBack={(next) => {
            setTyped(next);
            setIsSeries(false);
          }}
          onClose={rest.onClose}
        />
      </Suspense>
    );
  if (form.status === 'ready')
    return <form.BookingForm {...rest} slot={slot} typed={typed} onSlotChange={setSlot} onRepeat={repeat} />;
  if (form.status === 'loading') return inDialog(<SkeletonText lines={6} />);
  return inDialog(
    <EmptyState
      kind="nothingYet"
      compact
      headingLevel={3}
      title={t('booking.loadFailed.title')}
      reason={t('booking.loadFailed.reason')}
      action={<Button onClick={retry}>{t('booking.loadFailed.retry')}</Button>}
    />,
  );
}

function useForm(): { form: LoadedForm; retry: () => void } {
  const [form, setForm] = useState<LoadedForm>(
    loadedForm ? { status: 'ready', BookingForm: loadedForm } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadForm().then(
      (BookingForm) => isCurrent && setForm({ status: 'ready', BookingForm }),
      () => isCurrent && setForm({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setForm({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { form, retry };
}
